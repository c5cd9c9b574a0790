import { describe, expect, it } from "vitest";
import {
  cancellationDue,
  chargeDue,
  depositDue,
  faultsOfPolicy,
  mayReschedule,
} from "#schema/bookings/policies/rules.ts";
import { cad, HALF_UNDER_12_HOURS, policyWith } from "./support.ts";

const PRICE = cad(7560);
const HOUR = 60;
const due = (policy: ReturnType<typeof policyWith>, minutes: number) => cancellationDue(policy, PRICE, minutes).amount;

describe("rules of real venues, as data", () => {
  it("retains half the price of a golf bay under 12 hours, and all of it for a no-show", () => {
    expect(due(HALF_UNDER_12_HOURS, 12 * HOUR)).toBe(0);
    expect(due(HALF_UNDER_12_HOURS, 12 * HOUR - 1)).toBe(3780);
    expect(due(HALF_UNDER_12_HOURS, 0)).toBe(3780);
    expect(chargeDue(HALF_UNDER_12_HOURS.no_show, PRICE)).toEqual(PRICE);
  });

  it("refuses a policy that says nothing about 12 to 24 hours before the start", () => {
    const gap = policyWith([
      [null, 24, 100],
      [12, 0, 0],
    ]);
    expect(faultsOfPolicy(gap, "CAD")).toEqual({
      "cancellation.1.from_hours_before": ["24 h to 12 h is in no row. A client who cancels then would have no rule."],
    });
  });

  it("refunds a club's whole price until 24 hours before the start, and nothing later", () => {
    const club = policyWith([
      [null, 24, 100],
      [24, 0, 0],
    ]);
    expect([due(club, 24 * HOUR), due(club, 24 * HOUR - 1 / 60)]).toEqual([0, 7560]);
  });

  it("lets a fitting be moved until 4 hours before the start, and refunds it only as credit", () => {
    const fitting = policyWith([[null, 0, 100, { refund_as: "credit" }]], { reschedule_notice_minutes: 240 });
    expect([mayReschedule(fitting, 240), mayReschedule(fitting, 239)]).toEqual([true, false]);
    expect(faultsOfPolicy(fitting, "CAD")).toEqual({});
  });

  it("refunds 100 %, 50 % or nothing of a court's price as credit, with limits at 48 and 24 hours", () => {
    const credit = { refund_as: "credit" as const };
    const courts = policyWith([
      [null, 48, 100, credit],
      [48, 24, 50, credit],
      [24, 0, 0, credit],
    ]);
    expect(faultsOfPolicy(courts, "CAD")).toEqual({});
    expect([48, 47.99, 24, 23.99].map((hours) => due(courts, hours * HOUR))).toEqual([0, 3780, 3780, 7560]);
  });

  it("adds a fixed fee to the part of the price", () => {
    const fee = policyWith([[null, 0, 80, { fee: cad(500) }]]);
    expect(due(fee, 9999)).toBe(2012);
  });

  it("applies the policy's last row once the booking has begun", () => {
    expect(due(HALF_UNDER_12_HOURS, -30)).toBe(3780);
  });

  it("rounds half a cent up and works without decimals", () => {
    expect(cancellationDue(policyWith([[null, 0, 50]]), cad(101), 0).amount).toBe(51);
    const yen = { amount: 3333, currency: "JPY" };
    expect(chargeDue({ percent: 50, fee: { amount: 0, currency: "JPY" } }, yen)).toEqual({ ...yen, amount: 1667 });
  });

  it("asks for no deposit above the price", () => {
    expect(depositDue({ deposit: { percent: 0, fee: cad(9000) } }, PRICE)).toEqual(PRICE);
    expect(depositDue({ deposit: { percent: 30, fee: cad(0) } }, PRICE)).toEqual(cad(2268));
  });
});

describe("a policy's rows", () => {
  it.each([
    [
      "an overlap",
      [
        [null, 24, 100],
        [48, 0, 0],
      ],
      { "cancellation.1.from_hours_before": ["48 h to 24 h is in two rows. Begin this one at 24 h."] },
    ],
    [
      "a first row that starts late",
      [[48, 0, 100]],
      { "cancellation.0.from_hours_before": ["The first row begins with the booking. Leave its hours out."] },
    ],
    [
      "a second row without a start",
      [
        [null, 24, 100],
        [null, 0, 0],
      ],
      { "cancellation.1.from_hours_before": ["Only the first row begins with the booking."] },
    ],
    [
      "a last row that ends before the start",
      [[null, 24, 100]],
      {
        "cancellation.0.until_hours_before": [
          "24 h to the start is in no row. A client who cancels then would have no rule.",
        ],
      },
    ],
    [
      "a row of no length",
      [
        [null, 24, 100],
        [24, 24, 50],
        [24, 0, 0],
      ],
      { "cancellation.1.until_hours_before": ["Enter fewer than 24 hours."] },
    ],
  ] as const)("refuses %s", (_, tiers, faults) => {
    expect(faultsOfPolicy(policyWith(tiers.map(([...row]) => row)), "CAD")).toEqual(faults);
  });

  it("refuses other currencies and amounts below zero", () => {
    const policy = policyWith([[null, 0, 0, { fee: { amount: -1, currency: "USD" } }]]);
    expect(faultsOfPolicy(policy, "CAD")).toEqual({
      "cancellation.0.fee.amount": ["Enter an amount of zero or more."],
      "cancellation.0.fee.currency": ["Amounts here are in CAD."],
    });
  });
});

it("requires a deposit that a card can pay, and none for a price that is too small for cards", () => {
  const percent = (share: number) => ({ deposit: { percent: share, fee: cad(0) } });
  expect(depositDue(percent(30), cad(100))).toEqual(cad(50));
  expect(depositDue(percent(30), cad(40))).toEqual(cad(0));
  expect(depositDue(percent(0), cad(7560))).toEqual(cad(0));
});
