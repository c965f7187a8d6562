package dev.clew.io;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.core.Shape;
import dev.clew.core.json.JsonWriter;
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

/** Writes a proof in full, each kind with a field {@code kind}; the fields are those of the types in the logic module. */
record ProofJson(JsonWriter json, Shape shape)
        implements Proof.Visitor<JsonWriter>, Slot.Visitor<JsonWriter>, Reason.Visitor<JsonWriter> {
    @Override
    public JsonWriter single(Single proof) {
        begin("single").put("candidate", proof.candidate().toString());
        json.name("slot");
        proof.slot().accept(this);
        return json.end();
    }

    @Override
    public JsonWriter cover(Cover proof) {
        begin("cover");
        slots("bases", proof.bases());
        slots("covers", proof.covers());
        candidates("fins", proof.fins());
        return json.end();
    }

    @Override
    public JsonWriter cases(Cases proof) {
        begin("cases");
        if (proof.split().isPresent()) {
            json.name("split");
            proof.split().get().accept(this);
        }
        branches(proof.branches());
        return json.end();
    }

    @Override
    public JsonWriter deadly(Deadly proof) {
        begin("deadly");
        candidates("pattern", proof.pattern());
        branches(proof.branches());
        return json.end();
    }

    private void branches(List<Branch> branches) {
        json.array("branches");
        for (Branch branch : branches) {
            json.object();
            claim("assume", branch.assumption());
            json.array("then");
            branch.implications().forEach(this::implication);
            json.end();
            if (branch.emptied().isPresent()) {
                json.name("emptied");
                branch.emptied().get().accept(this);
            }
            json.end();
        }
        json.end();
    }

    private void implication(Implication implication) {
        json.object();
        claim("claim", implication.claim());
        json.name("reason");
        implication.reason().accept(this);
        json.array("from");
        implication.from().forEach(json::value);
        json.end().end();
    }

    private void claim(String name, Claim claim) {
        json.object(name);
        json.put("on", claim.on());
        candidates("candidates", claim.candidates());
        json.end();
    }

    // ---- slots ----

    private void slots(String name, List<Slot> slots) {
        json.array(name);
        slots.forEach(slot -> slot.accept(this));
        json.end();
    }

    @Override
    public JsonWriter inCell(Slot.InCell slot) {
        return begin("cell").put("cell", shape.cellName(slot.cell())).end();
    }

    @Override
    public JsonWriter inHouse(Slot.InHouse slot) {
        return begin("house")
                .put("house", shape.houseName(slot.house()))
                .put("value", slot.value())
                .end();
    }

    @Override
    public JsonWriter among(Slot.Among slot) {
        begin("among");
        cells(slot.cells());
        return json.put("value", slot.value()).end();
    }

    // ---- reasons ----

    @Override
    public JsonWriter sees(Reason.Sees reason) {
        return begin("sees").end();
    }

    @Override
    public JsonWriter last(Reason.Last reason) {
        begin("last").name("slot");
        reason.slot().accept(this);
        return json.end();
    }

    @Override
    public JsonWriter lockedSet(Reason.LockedSet reason) {
        begin("locked-set");
        cells(reason.cells());
        return json.end();
    }

    @Override
    public JsonWriter covered(Reason.Covered reason) {
        begin("covered").name("cover");
        cover(reason.cover());
        return json.end();
    }

    // ---- parts ----

    private JsonWriter begin(String kind) {
        return json.object().put("kind", kind);
    }

    private void cells(CellSet cells) {
        json.array("cells");
        cells.forEach(cell -> json.value(shape.cellName(cell)));
        json.end();
    }

    private void candidates(String name, List<Candidate> candidates) {
        json.texts(name, candidates);
    }
}
