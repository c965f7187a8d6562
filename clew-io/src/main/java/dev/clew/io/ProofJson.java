package dev.clew.io;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.core.Shape;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Cover;
import dev.clew.logic.proof.Deadly;
import dev.clew.logic.proof.Implication;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.Reason;
import dev.clew.logic.proof.Single;
import dev.clew.logic.proof.Slot;
import java.util.List;
import tools.jackson.core.JsonGenerator;

/** Writes a proof in full, each kind with a field {@code kind}; the fields are those of the types in the logic module. */
record ProofJson(JsonGenerator json, Shape shape)
        implements Proof.Visitor<JsonGenerator>, Slot.Visitor<JsonGenerator>, Reason.Visitor<JsonGenerator> {
    @Override
    public JsonGenerator single(Single proof) {
        begin("single").writeStringProperty("candidate", proof.candidate().toString());
        json.writeName("slot");
        proof.slot().accept(this);
        return json.writeEndObject();
    }

    @Override
    public JsonGenerator cover(Cover proof) {
        begin("cover");
        slots("bases", proof.bases());
        slots("covers", proof.covers());
        candidates("fins", proof.fins());
        return json.writeEndObject();
    }

    @Override
    public JsonGenerator cases(Cases proof) {
        begin("cases");
        if (proof.split().isPresent()) {
            json.writeName("split");
            proof.split().get().accept(this);
        }
        branches(proof.branches());
        return json.writeEndObject();
    }

    @Override
    public JsonGenerator deadly(Deadly proof) {
        begin("deadly");
        candidates("pattern", proof.pattern());
        branches(proof.branches());
        return json.writeEndObject();
    }

    private void branches(List<Branch> branches) {
        json.writeName("branches").writeStartArray();
        for (Branch branch : branches) {
            json.writeStartObject();
            claim("assume", branch.assumption());
            json.writeName("then").writeStartArray();
            branch.implications().forEach(this::implication);
            json.writeEndArray();
            if (branch.emptied().isPresent()) {
                json.writeName("emptied");
                branch.emptied().get().accept(this);
            }
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void implication(Implication implication) {
        json.writeStartObject();
        claim("claim", implication.claim());
        json.writeName("reason");
        implication.reason().accept(this);
        json.writeName("from").writeStartArray();
        implication.from().forEach(json::writeNumber);
        json.writeEndArray().writeEndObject();
    }

    private void claim(String name, Claim claim) {
        json.writeName(name).writeStartObject();
        json.writeBooleanProperty("on", claim.on());
        candidates("candidates", claim.candidates());
        json.writeEndObject();
    }

    // ---- slots ----

    private void slots(String name, List<Slot> slots) {
        json.writeName(name).writeStartArray();
        slots.forEach(slot -> slot.accept(this));
        json.writeEndArray();
    }

    @Override
    public JsonGenerator inCell(Slot.InCell slot) {
        return begin("cell")
                .writeStringProperty("cell", shape.cellName(slot.cell()))
                .writeEndObject();
    }

    @Override
    public JsonGenerator inHouse(Slot.InHouse slot) {
        return begin("house")
                .writeStringProperty("house", shape.houseName(slot.house()))
                .writeNumberProperty("value", slot.value())
                .writeEndObject();
    }

    @Override
    public JsonGenerator among(Slot.Among slot) {
        begin("among");
        cells(slot.cells());
        return json.writeNumberProperty("value", slot.value()).writeEndObject();
    }

    // ---- reasons ----

    @Override
    public JsonGenerator sees(Reason.Sees reason) {
        return begin("sees").writeEndObject();
    }

    @Override
    public JsonGenerator last(Reason.Last reason) {
        begin("last").writeName("slot");
        reason.slot().accept(this);
        return json.writeEndObject();
    }

    @Override
    public JsonGenerator lockedSet(Reason.LockedSet reason) {
        begin("locked-set");
        cells(reason.cells());
        return json.writeEndObject();
    }

    @Override
    public JsonGenerator covered(Reason.Covered reason) {
        begin("covered").writeName("cover");
        cover(reason.cover());
        return json.writeEndObject();
    }

    // ---- parts ----

    private JsonGenerator begin(String kind) {
        return json.writeStartObject().writeStringProperty("kind", kind);
    }

    private void cells(CellSet cells) {
        json.writeName("cells").writeStartArray();
        cells.forEach(cell -> json.writeString(shape.cellName(cell)));
        json.writeEndArray();
    }

    private void candidates(String name, List<Candidate> candidates) {
        json.writeName(name).writeStartArray();
        candidates.forEach(candidate -> json.writeString(candidate.toString()));
        json.writeEndArray();
    }
}
