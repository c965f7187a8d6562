@echo off
rem Runs Clew on Windows, and builds it first when it was never built or its sources have changed (launcher\Windows.java).
rem CLEW_JAVA_OPTS adds options for the JVM. What ./clew does beyond this (archives of classes, vectors) is left out.
setlocal
set "root=%~dp0"
set "built=%root%.clew\windows"
set "java=java"
set "javac=javac"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
if defined JAVA_HOME set "javac=%JAVA_HOME%\bin\javac"
"%java%" -version >nul 2>&1
if errorlevel 1 (
  echo clew: there is no JDK in JAVA_HOME or PATH; install one, 17 or newer 1>&2
  exit /b 3
)
if not exist "%built%\Windows.class" goto build
"%java%" -cp "%built%" Windows fresh "%root%."
if not errorlevel 1 goto run

:build
echo clew: building; the first time with files from Maven Central, a minute or two 1>&2
if exist "%built%" rmdir /s /q "%built%"
mkdir "%built%"
pushd "%root%"
call mvnw.cmd -B -q -Plauncher -pl clew-cli -am compile org.apache.maven.plugins:maven-jar-plugin:jar >"%built%\build.log" 2>&1
if errorlevel 1 goto failed
"%java%" launcher\Assemble.java clew-cli\target\clew.jar "%built%\lib" >>"%built%\build.log" 2>&1
if errorlevel 1 goto failed
"%javac%" -d "%built%" launcher\Windows.java >>"%built%\build.log" 2>&1
if errorlevel 1 goto failed
"%java%" -cp "%built%" Windows note "%root%."
if errorlevel 1 goto failed
popd

:run
"%java%" %CLEW_JAVA_OPTS% -cp "%built%\lib\*" dev.clew.cli.Main %*
exit /b %errorlevel%

:failed
popd
echo clew: the build failed; its log is in %built%\build.log 1>&2
exit /b 3
