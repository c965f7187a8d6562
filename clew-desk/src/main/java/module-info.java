/** What Clew can be asked and what it answers, the same for every surface. */
module dev.clew.desk {
    requires transitive dev.clew.core;
    requires transitive dev.clew.generate;
    requires transitive dev.clew.io;
    requires transitive dev.clew.logic;
    requires transitive dev.clew.press;
    requires static org.jspecify;

    exports dev.clew.desk;
    exports dev.clew.desk.answer;
    exports dev.clew.desk.form;
    exports dev.clew.desk.line;
    exports dev.clew.desk.logic;
    exports dev.clew.desk.make;
    exports dev.clew.desk.parameter;
    exports dev.clew.desk.service;
    exports dev.clew.desk.solve;
    exports dev.clew.desk.bulk;
}
