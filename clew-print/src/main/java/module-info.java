/** Paper: PDF and PNG files of pictures, worksheets, walkthroughs and books. */
module dev.clew.print {
    requires transitive dev.clew.press;
    requires java.desktop;
    requires org.apache.fontbox;
    requires org.apache.pdfbox;
    requires org.apache.pdfbox.io;
    requires static org.jspecify;

    exports dev.clew.print;
    exports dev.clew.print.book;
    exports dev.clew.print.sheet;
    exports dev.clew.print.walkthrough;
}
