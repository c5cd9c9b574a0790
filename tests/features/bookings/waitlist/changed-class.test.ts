import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seatIn } from "#tests/features/bookings/class-sessions/support.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { mailTextsOf } from "./mail-texts.ts";
import { fullClass, guestNamed, joinAsGuest } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** A full class that Ben waits for, and of which Ada was offered a seat. */
async function adaAndBen() {
  const venue = await platform.venue();
  const staff = await venue.person("staff");
  const full = await fullClass(venue, staff.ask);
  const ada = await joinAsGuest(venue, seatIn(full.session, { guest: guestNamed("Ada") }));
  await joinAsGuest(venue, seatIn(full.session, { guest: guestNamed("Ben") }));
  await staff.ask("cancelBooking", { params: { id: full.seat.id } });
  const offered = await staff.ask("offerWaitlistPlace", { params: { id: ada.id }, body: { version: 1 } });
  expect(offered.body.status).toBe("offered");
  const { id, version, series_id } = (await staff.ask("classSession", { params: { id: full.session.id } })).body;
  return { venue, staff, id, version, series_id };
}

const BOTH = ["ada@wait.test", "ben@wait.test"];

describe("a person who waits for a class, or was offered a seat,", () => {
  it("is mailed when the class is cancelled, with the note that staff add", async () => {
    const { venue, staff, id } = await adaAndBen();
    await staff.ask("deleteClassSession", { params: { id }, query: { notify: true, message: "The coach is ill." } });
    const mails = await mailTextsOf(platform, venue, "waitlist_cancelled");
    expect(mails.map(({ to }) => to)).toEqual(BOTH);
    expect(mails[0]?.text).toMatch(/^The class you are waiting for is cancelled: .*May/);
    expect(mails[0]?.text).toContain("The coach is ill.");
    expect(mails[0]?.text).toContain(`http://${venue.slug}.localhost:4000/book`);
    expect(mails[0]?.text).not.toContain("/book/waitlist");
  });

  it("is mailed when the class's series is cancelled", async () => {
    const { venue, staff, series_id } = await adaAndBen();
    const body = { from: "2027-05-03", notify: true };
    await staff.ask("deleteClassSeriesOccurrences", { params: { id: series_id }, body });
    expect((await mailTextsOf(platform, venue, "waitlist_cancelled")).map(({ to }) => to)).toEqual(BOTH);
  });

  it("is mailed when the class moves, with the old time and the person's place on the list", async () => {
    const { venue, staff, id, version } = await adaAndBen();
    const body = { version, start: "15:00", notify: true, message: "Later for once." };
    expect((await staff.ask("updateClassSession", { params: { id }, body })).status).toBe(200);
    const mails = await mailTextsOf(platform, venue, "waitlist_moved");
    expect(mails.map(({ to }) => to)).toEqual(BOTH);
    expect(mails[1]?.text).toMatch(/^The class you are waiting for has moved: .*3:00/);
    expect(mails[1]?.text).toMatch(/Was: .*May/);
    expect(mails[1]?.text).toContain("Later for once.");
    expect(mails[1]?.text).toContain("/book/waitlist#");
  });

  it("gets no email if staff choose so or the time stays", async () => {
    const { venue, staff, id, version } = await adaAndBen();
    const params = { id };
    await staff.ask("updateClassSession", { params, body: { version, capacity: 3, notify: true } });
    await staff.ask("updateClassSession", { params, body: { version: version + 1, start: "15:00", notify: false } });
    await staff.ask("deleteClassSession", { params, query: { notify: false } });
    const kinds = [
      await mailTextsOf(platform, venue, "waitlist_cancelled"),
      await mailTextsOf(platform, venue, "waitlist_moved"),
    ];
    expect(kinds).toEqual([[], []]);
  });
});
