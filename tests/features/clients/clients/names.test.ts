import { afterAll, beforeAll, expect, test } from "vitest";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const desk = async () => {
  const venue = await platform.venue();
  return { venue, ...(await venue.person("staff")) };
};

test.each([
  ["zero-width characters", "\u200B\u200B"],
  ["direction marks", "\u202E\u2066"],
  ["joiners without letters", "\u200D\u200C"],
  ["spaces of other scripts", "\u00A0\u3000\u3164"],
])("refuses a name of only %s", async (_what, first_name) => {
  const { ask } = await desk();
  const body = { first_name, last_name: "Moreau" };
  expect(await ask("createClient", { body })).toMatchObject({
    status: 422,
    body: { error: "validation_failed", errors: { first_name: ["Enter a first name."] } },
  });
});

test.each([
  ["direction overrides are removed", "\u202Elive", "live"],
  ["line breaks and tabs become spaces", " Mary\n\tAnn ", "Mary Ann"],
  ["a pasted direction mark is removed", "\u200Fمريم", "مريم"],
  ["joiners that a script needs stay", "نوه\u200Cام", "نوه\u200Cام"],
  ["an emoji sequence stays whole", "Zoë 👩\u200D👧", "Zoë 👩\u200D👧"],
])("stores a name as it is read: %s", async (_what, first_name, kept) => {
  const { ask } = await desk();
  const { status, body } = await ask("createClient", { body: { first_name, last_name: "Moreau" } });
  expect({ status, name: body.name }).toEqual({ status: 201, name: `${kept} Moreau` });
});

test("refuses a note without visible characters, and keeps the line breaks of other notes", async () => {
  const { venue, ask } = await desk();
  const { id } = await book(ask, bayHour(venue));
  const params = { id };
  expect(await ask("addBookingNote", { params, body: { body: "\u200B \u2060" } })).toMatchObject({
    status: 422,
    body: { errors: { body: ["Write something first."] } },
  });
  const { body } = await ask("addBookingNote", { params, body: { body: "Left a glove\nin bay 4" } });
  expect(body.notes).toMatchObject([{ body: "Left a glove\nin bay 4" }]);
});
