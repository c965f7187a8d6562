package dev.clew.io;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.core.Shape;
import dev.clew.core.json.JsonWriter;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Evidence;
import dev.clew.logic.proof.Implication;
import dev.clew.logic.proof.PartSink;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.Slot;
import java.util.List;

/** Writes a proof in full: each piece of evidence is an object with its {@code kind} and its parts by their names. */
record ProofJson(JsonWriter json, Shape shape) implements PartSink {
    /** Writes a slot, a reason or a proof where a value is expected. */
    void write(Evidence evidence) {
        json.object().put("kind", evidence.kind());
        evidence.tell(this);
        json.end();
    }

    @Override
    public void cell(String name, int cell) {
        json.put(name, shape.cellName(cell));
    }

    @Override
    public void cells(String name, CellSet cells) {
        json.array(name);
        cells.forEach(cell -> json.value(shape.cellName(cell)));
        json.end();
    }

    @Override
    public void house(String name, int house) {
        json.put(name, shape.houseName(house));
    }

    @Override
    public void value(String name, int value) {
        json.put(name, value);
    }

    @Override
    public void candidate(String name, Candidate candidate) {
        json.put(name, candidate.toString());
    }

    @Override
    public void candidates(String name, List<Candidate> candidates) {
        json.texts(name, candidates);
    }

    @Override
    public void slot(String name, Slot slot) {
        json.name(name);
        write(slot);
    }

    @Override
    public void slots(String name, List<Slot> slots) {
        json.array(name);
        slots.forEach(this::write);
        json.end();
    }

    @Override
    public void proof(String name, Proof proof) {
        json.name(name);
        write(proof);
    }

    @Override
    public void branches(String name, List<Branch> branches) {
        json.array(name);
        branches.forEach(this::branch);
        json.end();
    }

    private void branch(Branch branch) {
        json.object();
        claim("assume", branch.assumption());
        json.array("then");
        branch.implications().forEach(this::implication);
        json.end();
        branch.emptied().ifPresent(slot -> slot("emptied", slot));
        json.end();
    }

    private void implication(Implication implication) {
        json.object();
        claim("claim", implication.claim());
        json.name("reason");
        write(implication.reason());
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
}
