package dev.clew.press.style;

import dev.clew.press.picture.Circle;
import dev.clew.press.picture.Colour;
import dev.clew.press.picture.Group;
import dev.clew.press.picture.Item;
import dev.clew.press.picture.Line;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Path;
import dev.clew.press.picture.Stroke;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Small pictures that a child can distinguish and copy: lines in a square from -1 to 1, y downwards. */
enum Pictogram {
    SUN {
        @Override
        void draw(Pencil pencil) {
            pencil.circle(0, 0, 0.42);
            for (int ray = 0; ray < 8; ray++) {
                double angle = ray * Math.PI / 4;
                pencil.line(
                        0.6 * Math.cos(angle), 0.6 * Math.sin(angle), 0.92 * Math.cos(angle), 0.92 * Math.sin(angle));
            }
        }
    },
    MOON {
        @Override
        void draw(Pencil pencil) {
            pencil.shape(new Path.Builder()
                    .move(0.3, -0.85)
                    .curve(-0.5, -0.95, -0.95, -0.35, -0.8, 0.25)
                    .curve(-0.65, 0.85, 0.1, 1.1, 0.7, 0.65)
                    .curve(0.0, 0.6, -0.35, 0.1, -0.25, -0.3)
                    .curve(-0.2, -0.55, 0.0, -0.75, 0.3, -0.85)
                    .close());
        }
    },
    STAR {
        @Override
        void draw(Pencil pencil) {
            Path.Builder star = new Path.Builder();
            for (int tip = 0; tip < 10; tip++) {
                double angle = tip * Math.PI / 5 - Math.PI / 2;
                double reach = tip % 2 == 0 ? 0.95 : 0.4;
                double x = reach * Math.cos(angle);
                double y = reach * Math.sin(angle) + 0.06;
                star = tip == 0 ? star.move(x, y) : star.line(x, y);
            }
            pencil.shape(star.close());
        }
    },
    HEART {
        @Override
        void draw(Pencil pencil) {
            pencil.shape(new Path.Builder()
                    .move(0, 0.85)
                    .curve(-0.55, 0.4, -0.95, 0.1, -0.9, -0.35)
                    .curve(-0.85, -0.85, -0.2, -0.95, 0, -0.4)
                    .curve(0.2, -0.95, 0.85, -0.85, 0.9, -0.35)
                    .curve(0.95, 0.1, 0.55, 0.4, 0, 0.85)
                    .close());
        }
    },
    FISH {
        @Override
        void draw(Pencil pencil) {
            pencil.shape(new Path.Builder()
                    .move(0.45, 0)
                    .curve(0.2, -0.6, -0.6, -0.6, -0.9, 0)
                    .curve(-0.6, 0.6, 0.2, 0.6, 0.45, 0)
                    .line(0.9, -0.42)
                    .line(0.9, 0.42)
                    .close());
            pencil.dot(-0.5, -0.08, 0.09);
        }
    },
    HOUSE {
        @Override
        void draw(Pencil pencil) {
            pencil.shape(new Path.Builder()
                    .move(-0.62, -0.05)
                    .line(-0.62, 0.8)
                    .line(0.62, 0.8)
                    .line(0.62, -0.05));
            pencil.shape(new Path.Builder().move(-0.9, 0.12).line(0, -0.8).line(0.9, 0.12));
            pencil.shape(new Path.Builder()
                    .move(-0.18, 0.8)
                    .line(-0.18, 0.3)
                    .line(0.18, 0.3)
                    .line(0.18, 0.8));
        }
    },
    TREE {
        @Override
        void draw(Pencil pencil) {
            pencil.shape(new Path.Builder()
                    .move(0, -0.95)
                    .line(0.68, 0.4)
                    .line(-0.68, 0.4)
                    .close());
            pencil.shape(new Path.Builder()
                    .move(-0.14, 0.4)
                    .line(-0.14, 0.9)
                    .line(0.14, 0.9)
                    .line(0.14, 0.4));
        }
    },
    FLOWER {
        @Override
        void draw(Pencil pencil) {
            for (int petal = 0; petal < 6; petal++) {
                double angle = petal * Math.PI / 3;
                pencil.circle(0.56 * Math.cos(angle), 0.56 * Math.sin(angle), 0.28);
            }
            pencil.dot(0, 0, 0.2);
        }
    },
    BOAT {
        @Override
        void draw(Pencil pencil) {
            pencil.shape(new Path.Builder()
                    .move(-0.9, 0.4)
                    .line(0.9, 0.4)
                    .line(0.55, 0.85)
                    .line(-0.55, 0.85)
                    .close());
            pencil.shape(new Path.Builder()
                    .move(-0.05, 0.4)
                    .line(-0.05, -0.9)
                    .line(0.7, 0.15)
                    .line(-0.05, 0.15));
        }
    };

    /** The picture of a value, from 1. */
    static Pictogram of(int value) {
        return values()[value - 1];
    }

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    abstract void draw(Pencil pencil);

    /** The picture around a centre, as high as a figure of that type size and a little more. */
    Item draw(double x, double y, double size, Colour ink) {
        Pencil pencil = new Pencil(x, y, 0.56 * size, ink);
        draw(pencil);
        return new Group(id(), pencil.items);
    }

    /** Draws at a place and in a size. Mutable, for one picture. */
    private static final class Pencil {
        private final List<Item> items = new ArrayList<>();
        private final double x;
        private final double y;
        private final double unit;
        private final Colour ink;

        Pencil(double x, double y, double unit, Colour ink) {
            this.x = x;
            this.y = y;
            this.unit = unit;
            this.ink = ink;
        }

        private Stroke stroke() {
            return Stroke.round(ink, 0.13 * unit);
        }

        void circle(double atX, double atY, double radius) {
            items.add(new Circle(x + unit * atX, y + unit * atY, unit * radius, Paint.stroke(stroke())));
        }

        void dot(double atX, double atY, double radius) {
            items.add(new Circle(x + unit * atX, y + unit * atY, unit * radius, Paint.fill(ink)));
        }

        void line(double x1, double y1, double x2, double y2) {
            items.add(new Line(x + unit * x1, y + unit * y1, x + unit * x2, y + unit * y2, stroke()));
        }

        void shape(Path.Builder drawing) {
            Path.Builder placed = new Path.Builder();
            drawing.build(Paint.stroke(stroke())).guide(new Path.Pen() {
                @Override
                public void move(double toX, double toY) {
                    placed.move(x + unit * toX, y + unit * toY);
                }

                @Override
                public void line(double toX, double toY) {
                    placed.line(x + unit * toX, y + unit * toY);
                }

                @Override
                public void curve(double x1, double y1, double x2, double y2, double toX, double toY) {
                    placed.curve(
                            x + unit * x1, y + unit * y1, x + unit * x2, y + unit * y2, x + unit * toX, y + unit * toY);
                }

                @Override
                public void close() {
                    placed.close();
                }
            });
            items.add(placed.build(Paint.stroke(stroke())));
        }
    }
}
