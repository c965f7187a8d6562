package dev.clew.docs.gallery;

import dev.clew.logic.learn.Example;
import dev.clew.logic.learn.Examples;
import dev.clew.logic.technique.TechniqueInfo;
import dev.clew.press.StepPicture;
import dev.clew.press.style.Theme;
import java.util.Map;
import java.util.TreeMap;

/** The files made from the examples: a page on the techniques, and a picture of each. */
final class Gallery {
    /** The folder of the pictures, within that of the documents. */
    static final String PICTURES = "techniques";

    private Gallery() {}

    /** The content of every file, by its path in the folder of the documents. */
    static Map<String, String> files(Examples examples) {
        Map<String, String> files = new TreeMap<>();
        files.put("TECHNIQUES.md", new TechniquesPage(examples).text());
        for (Example example : examples.all()) {
            String picture = StepPicture.draw(example.board(), example.step(), Theme.LIGHT)
                    .toSvg();
            files.put(picture(example.form()), picture);
        }
        return files;
    }

    /** The path of a form's picture. */
    static String picture(TechniqueInfo form) {
        return PICTURES + "/" + form.id() + ".svg";
    }
}
