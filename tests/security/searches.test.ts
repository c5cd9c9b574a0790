import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { v1Operations } from "#schema/operations.ts";
import type { OperationTable } from "#schema/shared/operation.ts";
import { book, lessonHour } from "#tests/features/bookings/bookings/support.ts";
import { cash, take } from "#tests/features/payments/payments/support.ts";
import { startPlatform, type OperationId, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { fill } from "./one-of-each.ts";

const TABLE: OperationTable = v1Operations;
/** Every list that can be searched. */
const LISTS = Object.entries(TABLE)
  .filter(([, { query, answersCsv }]) => query && "search" in query.shape && !answersCsv)
  .map(([id]) => id as OperationId);
const ROLES = ["coach", "staff", "facility_admin"] as const;
const CLIENT = {
  first_name: "Zebulon",
  last_name: "Quillfeather",
  email: "hidden.address@secret.test",
  contact_email: "second.address@secret.test",
  phone: "+16045559753",
};
const PARTS = ["Zebulon", "Quillf", "hidden.addr", "second.addr", "secret.test", "5559753"];

let platform: Platform;
let venue: Venue;
let owner: Person;
beforeAll(async () => {
  platform = await startPlatform();
  venue = await platform.venue();
  owner = await venue.person("owner");
  const client = await venue.person("client");
  await fill(venue, owner, client);
  const booking = await book(owner.ask, lessonHour(venue, { guest: null, client_id: client.id }));
  await take(owner.ask, booking.id, cash(6000));
  await owner.ask("cancelBooking", { params: { id: booking.id }, query: { refund: "later" } });
  await platform.admin.updateTable("users").set(CLIENT).where("id", "=", client.id).execute();
});
afterAll(() => platform.close());

interface Found {
  data: readonly object[];
  meta: { total: number };
}

async function search(person: Person, list: OperationId, text: string): Promise<Found> {
  const { status, body } = await person.ask(list, { query: { search: text } });
  const found: Found = status === 200 ? body : { data: [], meta: { total: 0 } };
  return Array.isArray(found) ? { data: found, meta: { total: found.length } } : found;
}

/** What of a person each list is searched by; one without an entry has to be judged. */
const BY_PHONE: Readonly<Record<string, boolean>> = {
  accounts: false, // by name and email address: a row shows no more
  bookings: true,
  clients: true,
  coaches: false, // by name: a handful of colleagues
  locations: false,
  membershipPlans: false,
  memberships: true,
  payments: true,
  publicCoaches: false,
  publicServices: false,
  refundsDue: true, // for those who may see clients
  savedQueries: false,
  services: false,
};
/** The same number as people type it. */
const SPELLINGS = [
  "6045559753",
  "604-555-9753",
  "(604) 555-9753",
  "+1 604 555 9753",
  "1.604.555.9753",
  "001 604 5559753",
];

describe("a search", () => {
  it("finds a phone number in any format, in each list that is searched by it", async () => {
    expect(Object.keys(BY_PHONE).toSorted()).toEqual(LISTS.toSorted());
    for (const list of LISTS) {
      const totals = await Promise.all(SPELLINGS.map(async (text) => (await search(owner, list, text)).meta.total));
      const shows = totals.map((total) => total > 0);
      expect([list, ...shows]).toEqual([list, ...SPELLINGS.map(() => BY_PHONE[list])]);
    }
  });

  it("covers the lists of people, bookings, memberships and payments", () => {
    expect(LISTS).toEqual(expect.arrayContaining(["accounts", "bookings", "clients", "memberships", "payments"]));
  });

  it("finds the client in each of them for people who may see clients", async () => {
    for (const list of ["bookings", "clients", "memberships", "payments"] as const) {
      expect((await search(owner, list, "hidden.addr")).meta.total, list).toBeGreaterThan(0);
    }
  });

  it.each(ROLES)("finds for %s without the permission to see clients only text that the rows show", async (role) => {
    await owner.ask("updateRolesPermissions", {
      body: { changes: [{ role, permission: "clients.read", reach: "no" }] },
    });
    const person = await venue.person(role);
    for (const list of LISTS) {
      for (const text of PARTS) {
        const { data, meta } = await search(person, list, text);
        const shown = data.filter((row) => JSON.stringify(row).toLowerCase().includes(text.toLowerCase()));
        expect([list, text, meta.total]).toEqual([list, text, shown.length]);
      }
    }
  });

  it("finds an account by its name and email address, and not by hidden fields", async () => {
    const { id } = await venue.person("coach");
    const coach = { first_name: "Ottoline", email: "coach.address@shown.test", phone: "+16045558642" };
    await platform.admin.updateTable("users").set(coach).where("id", "=", id).execute();
    const found = async (text: string) => (await search(owner, "accounts", text)).meta.total;
    expect([await found("ottol"), await found("coach.addr"), await found("5558642")]).toEqual([1, 1, 0]);
  });
});
