import { describe, expect, it } from "vitest";
import { changesOf } from "#api/features/platform/audit-log/changes.ts";

const told = (before: unknown, after: unknown) =>
  changesOf(before, after, (field, id) => (id === 4 ? `${field} four` : undefined), {
    zone: "America/Vancouver",
    currency: "CAD",
  }).map(({ field, before: was, after: is }) => `${field}: ${was} → ${is}`);

describe("a change described in words", () => {
  it("shows only differing fields, and no internal ones", () => {
    expect(told({ id: 1, version: 1, phone: "a", email: "b" }, { id: 1, version: 2, phone: "c", email: "b" })).toEqual([
      "Phone: a → c",
    ]);
    expect(told(null, null)).toEqual([]);
    expect(told({ first_name: "Ava", name: "Ava F" }, { first_name: "Eva", name: "Eva F" })).toEqual([
      "First name: Ava → Eva",
    ]);
    expect(told({ name: "Lefty" }, { name: "Left-handed" })).toEqual(["Name: Lefty → Left-handed"]);
  });

  it("formats money, times, statuses, booleans and lists for people", () => {
    expect(
      told(
        { price: { amount: 9240, currency: "CAD" }, start_time: "2027-05-05T17:00:00Z", status: "checked_in" },
        { price: { amount: 0, currency: "JPY" }, start_time: "2027-05-05T18:00:00Z", status: "no_show" },
      ),
    ).toEqual([
      "Price: 92.40 CAD → 0 JPY",
      "Start time: 2027-05-05 10:00 → 2027-05-05 11:00",
      "Status: checked in → no show",
    ]);
    expect(told({ at: "2027-05-05T17:00:00Z" }, { at: null })).toEqual(["At: 2027-05-05 10:00 → null"]);
    expect(told({ is_open: true, tags: ["a"] }, { is_open: false, tags: ["a", "b"] })).toEqual([
      "Is open: yes → no",
      "Tags: a → a, b",
    ]);
  });

  it("formats amounts of a payment or a drawer in the currency stored with them", () => {
    const paid = { receipt: 12, refunded: 6000, tip: 0, currency: "CAD" };
    expect(told(null, paid)).toEqual(["Receipt: null → 12", "Refunded: null → 60.00 CAD", "Tip: null → 0.00 CAD"]);
    expect(told({ kind: "no_show", amount: 900, currency: "JPY" }, { waived_reason: "Ill" })).toEqual([
      "Kind: no show → null",
      "Amount: 900 JPY → null",
      "Waived reason: null → Ill",
    ]);
    expect(told({ currency: "CAD", timezone: "UTC" }, { currency: "USD", timezone: "UTC" })).toEqual([
      "Currency: CAD → USD",
    ]);
  });

  it("formats a price in the company's currency if no other is stored with it", () => {
    const held = { capacity: 8, price_amount: 2500 };
    expect(told(held, { capacity: 8, price_amount: 3050 })).toEqual(["Price: 25.00 CAD → 30.50 CAD"]);
    expect(told(held, { capacity: 8, price_amount: 0 })).toEqual(["Price: 25.00 CAD → 0.00 CAD"]);
    expect(told({ credit_amount: 0, currency: "JPY" }, { credit_amount: 900, currency: "JPY" })).toEqual([
      "Credit: 0 JPY → 900 JPY",
    ]);
    expect(told(null, { price_amount: null, level: "Beginners" })).toEqual(["Level: null → Beginners"]);
  });

  it("shows names for ids, and the id if the record no longer exists", () => {
    expect(told({ resource_id: 4 }, { resource_id: 5 })).toEqual(["Resource: resource_id four → 5"]);
  });
});
