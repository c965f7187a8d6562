package dev.clew.docs.surface;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** A public type and what others may use of it, one member a line, in the order of the alphabet. */
final class TypeText {
    private final Class<?> type;

    private TypeText(Class<?> type) {
        this.type = type;
    }

    /** The text of a type; empty where others do not see it. */
    static Optional<String> of(String name) {
        try {
            Class<?> type = Class.forName(name, false, TypeText.class.getClassLoader());
            return isSeen(type) ? Optional.of(new TypeText(type).text()) : Optional.empty();
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(name + " is not there", e);
        }
    }

    private static boolean isSeen(Class<?> type) {
        if (type.isAnonymousClass() || type.isLocalClass() || type.isSynthetic() || !isSeen(type.getModifiers())) {
            return false;
        }
        Class<?> outer = type.getDeclaringClass();
        return outer == null || isSeen(outer);
    }

    private static boolean isSeen(int modifiers) {
        return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
    }

    private String text() {
        TreeSet<String> lines = new TreeSet<>();
        for (Field field : type.getDeclaredFields()) {
            if (isSeen(field.getModifiers()) && !field.isSynthetic()) {
                lines.add(
                        field.isEnumConstant()
                                ? field.getName()
                                : member(field.getModifiers(), field.getGenericType()) + " " + field.getName());
            }
        }
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            if (isSeen(constructor.getModifiers()) && !constructor.isSynthetic()) {
                lines.add("new " + type.getSimpleName() + parameters(constructor));
            }
        }
        for (Method method : type.getDeclaredMethods()) {
            if (isSeen(method.getModifiers()) && !method.isSynthetic()) {
                lines.add(member(method.getModifiers(), method.getGenericReturnType()) + " " + method.getName()
                        + parameters(method));
            }
        }
        return head() + "\n" + lines.stream().map(line -> "    " + line + "\n").collect(Collectors.joining());
    }

    private String head() {
        String kind = type.isAnnotation()
                ? "@interface"
                : type.isInterface() ? "interface" : type.isEnum() ? "enum" : type.isRecord() ? "record" : "class";
        boolean isPlain = kind.equals("class");
        int modifiers = type.getModifiers();
        String open = type.isSealed()
                ? "sealed "
                : isPlain && Modifier.isFinal(modifiers)
                        ? "final "
                        : isPlain && Modifier.isAbstract(modifiers) ? "abstract " : "";
        String parents = Arrays.stream(type.getGenericInterfaces())
                .map(TypeText::name)
                .sorted()
                .collect(Collectors.joining(", "));
        String above =
                isPlain && type.getSuperclass() != Object.class ? " extends " + name(type.getGenericSuperclass()) : "";
        return open + kind + " " + type.getName().replace('$', '.') + above
                + (parents.isEmpty() ? "" : " : " + parents);
    }

    private static String member(int modifiers, Type result) {
        return (Modifier.isProtected(modifiers) ? "protected " : "")
                + (Modifier.isStatic(modifiers) ? "static " : "")
                + (Modifier.isAbstract(modifiers) ? "abstract " : "")
                + name(result);
    }

    private static String parameters(Executable executable) {
        String thrown = Arrays.stream(executable.getGenericExceptionTypes())
                .map(TypeText::name)
                .sorted()
                .collect(Collectors.joining(", "));
        return Arrays.stream(executable.getGenericParameterTypes())
                        .map(TypeText::name)
                        .collect(Collectors.joining(", ", "(", ")"))
                + (thrown.isEmpty() ? "" : " throws " + thrown);
    }

    /** A type without its package: {@code List<Move>}, {@code Budget.Meter}. */
    private static String name(Type type) {
        return type.getTypeName().replaceAll("\\b(?:[a-z_][a-z0-9_]*\\.)+", "").replace('$', '.');
    }
}
