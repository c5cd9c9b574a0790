import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPlatform, type Person, type Platform } from "#tests/support/venue.ts";
import { bayHour, book, lessonHour } from "../support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

async function bookedVenue() {
  const venue = await platform.venue();
  const [pat, kim, owner] = [await venue.person("staff"), await venue.person("staff"), await venue.person("owner")];
  const booking = await book(pat.ask, bayHour(venue));
  const add = ({ ask }: Person, body: unknown, id: number = booking.id) =>
    ask("addBookingNote", { params: { id }, body: { body } });
  const remove = ({ ask }: Person, noteId: number, id: number = booking.id) =>
    ask("deleteBookingNote", { params: { id, noteId } });
  return { venue, pat, kim, owner, booking, add, remove };
}

describe("a staff note", () => {
  it("is listed first on the booking, and leaves its version unchanged", async () => {
    const { pat, kim, booking, add } = await bookedVenue();
    await add(pat, "Left-handed");
    platform.clock.set("2027-05-03T17:05:00Z");
    const { status, body } = await add(kim, "  Brings own clubs ");
    expect(status).toBe(201);
    expect(body.version).toBe(booking.version);
    expect(body.notes).toMatchObject([
      { body: "Brings own clubs", created_at: "2027-05-03T17:05:00Z", is_deletable: true },
      { body: "Left-handed", is_deletable: false },
    ]);
    expect((await kim.ask("booking", { params: { id: booking.id } })).body).toEqual(body);
  });

  it("can be added to a cancelled booking", async () => {
    const { pat, booking, add } = await bookedVenue();
    await pat.ask("cancelBooking", { params: { id: booking.id } });
    expect((await add(pat, "Called in sick")).status).toBe(201);
  });

  it("can be deleted by its author, owner or admin, and not by a colleague", async () => {
    const { venue, pat, kim, owner, add, remove } = await bookedVenue();
    const admin = await venue.person("facility_admin");
    for (const [who, status] of [
      [kim, 403],
      [pat, 200],
      [owner, 200],
      [admin, 200],
    ] as const) {
      // prettier-ignore
      const { body } = await add(pat, "Left-handed");
      expect((await remove(who, body.notes[0].id)).status).toBe(status);
    }
    const { body } = await add(pat, "Last");
    const after = await remove(pat, body.notes[0].id);
    expect(after.body.notes.map((note: { body: string }) => note.body)).toEqual(["Left-handed"]);
  });

  it("is deleted once: a second try and another booking's note are not found", async () => {
    const { venue, pat, add, remove } = await bookedVenue();
    const { body } = await add(pat, "Left-handed");
    const other = await book(
      pat.ask,
      bayHour(venue, { start_time: "2027-05-04 21:00:00", end_time: "2027-05-04 22:00:00" }),
    );
    expect((await remove(pat, body.notes[0].id, other.id)).status).toBe(404);
    expect((await remove(pat, body.notes[0].id)).status).toBe(200);
    expect((await remove(pat, body.notes[0].id)).status).toBe(404);
  });

  it("can be written by coaches only on their own lessons", async () => {
    const { venue, pat, booking, add } = await bookedVenue();
    const coach = await venue.coach();
    const lesson = await book(pat.ask, lessonHour(venue));
    expect((await add(coach, "Slices", lesson.id)).status).toBe(201);
    expect((await add(coach, "Slices", booking.id)).body.error).toBe("forbidden");
  });

  it("cannot be empty or too long", async () => {
    const { pat, add } = await bookedVenue();
    expect((await add(pat, "  ")).body.errors).toEqual({ body: ["Write something first."] });
    expect((await add(pat, "x".repeat(2001))).status).toBe(422);
  });

  it("cannot be added to another company's booking", async () => {
    const [{ pat, add, remove }, theirs] = [await bookedVenue(), await bookedVenue()];
    const { body } = await theirs.add(theirs.pat, "Left-handed");
    expect((await add(pat, "Mine", theirs.booking.id)).status).toBe(404);
    expect((await remove(pat, body.notes[0].id, theirs.booking.id)).status).toBe(404);
  });

  it("is recorded in the history", async () => {
    const { venue, pat, add, remove } = await bookedVenue();
    const { body } = await add(pat, "Left-handed");
    await remove(pat, body.notes[0].id);
    const entries = await platform.admin
      .selectFrom("audit_log")
      .where("tenant_id", "=", venue.tenantId)
      .where("action", "in", ["addBookingNote", "deleteBookingNote"])
      .orderBy("id")
      .select(["action", "actor_id", "before", "after"])
      .execute();
    const note = { note: { id: body.notes[0].id, body: "Left-handed" } };
    expect(entries).toEqual([
      { action: "addBookingNote", actor_id: pat.id, before: null, after: note },
      { action: "deleteBookingNote", actor_id: pat.id, before: note, after: null },
    ]);
  });
});
