import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysBetween, periodEndAfter, plusDays, prorate } from "#api/features/memberships/memberships/billing-dates.ts";
import {
  advance,
  begin,
  chargesAhead,
  hasAccess,
  planCancel,
  planPause,
  planResume,
  planUndoCancel,
  settle,
  type BillingState,
  type PeriodInvoice,
  type Planned,
} from "#api/features/memberships/memberships/billing-rules.ts";
import { planChange } from "#api/features/memberships/memberships/change-plan-figures.ts";
import { whyNot } from "#api/features/memberships/memberships/lifecycle.ts";
import { cases } from "#tests/support/proof/proof.ts";

const CLUB = {
  plan_id: 1,
  billing_months: 1,
  price_amount: 7900,
  tax_rate: 0,
  sign_up_fee_amount: 0,
  notice_days: 0,
  trial_days: 0,
  expires_after_months: null,
};
const ENDED = { allowances: [], bookings_to_come: 0, refunded: 0, disputed: 0 };
const paid = (state: BillingState): BillingState => ({ ...state, open_due_on: null });
const joined = (on: string, change: Partial<typeof CLUB> = {}) => paid(begin({ ...CLUB, ...change }, on).state);

describe("billing dates", () => {
  it.each([
    ["2027-01-31", 1, ["2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"]],
    ["2027-11-30", 3, ["2028-02-29", "2028-05-30", "2028-08-30"]],
    ["2028-02-29", 12, ["2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"]],
  ])("keeps the day of %s through periods of %i months", (from, months, ends) => {
    const found: string[] = [];
    for (let start = from; found.length < ends.length;) {
      start = periodEndAfter(start, from, months);
      found.push(start);
    }
    expect(found).toEqual(ends);
  });

  it("charge each period once, however long the process was stopped", () => {
    const { invoices } = advance(joined("2027-01-31"), "2027-01-31");
    expect(invoices).toEqual([]);
    expect(chargesAhead(joined("2027-01-31")).map(({ period_start }) => period_start)).toEqual([
      "2027-02-28",
      "2027-03-31",
      "2027-04-30",
    ]);
  });
});

describe("pauses", () => {
  it("credit the paid days: paid 10 Jan to 10 Feb, paused from 3 Feb, 7 days", () => {
    const planned = planPause(joined("2027-01-10"), "2027-02-03", "2027-03-03", "2027-01-20");
    expect(planned).toMatchObject({ days_credited: 7, access_until: "2027-02-02", access_again_from: "2027-03-03" });
    expect(chargesAhead(planned.state)[0]?.period_start).toBe("2027-03-10");
  });

  it("move the bill of 12 December to 16 January for a pause of 35 days across it", () => {
    const state = { ...joined("2026-11-12") };
    const planned = planPause(state, "2026-11-30", "2027-01-04", "2026-11-22");
    expect(planned.days_credited).toBe(12);
    expect(chargesAhead(planned.state).map(({ period_start }) => period_start)).toEqual([
      "2027-01-16",
      "2027-02-16",
      "2027-03-16",
    ]);
  });

  it("credit only the used days if the member resumes early", () => {
    const paused = planPause(joined("2027-01-10"), "2027-01-20", "2027-03-20", "2027-01-20").state;
    expect(paused.status).toBe("paused");
    const back = planResume(paused, "2027-01-25");
    expect(back).toMatchObject({ days_credited: 5, state: { status: "active", period_end: "2027-02-15" } });
  });

  it("change nothing if a pause is cancelled before it starts", () => {
    const before = joined("2027-01-31");
    const scheduled = planPause(before, "2027-02-10", "2027-03-10", "2027-02-01").state;
    expect(planResume(scheduled, "2027-02-01").state).toEqual(before);
  });
});

describe("amounts", () => {
  it.each([
    ["half of a cycle of 79.00", 7900, 15, 30, 3950],
    ["a third of 1,000 yen", 1000, 1, 3, 333],
    ["ten of 31 days of 12.345 dinars", 12345, 10, 31, 3982],
    ["nothing of zero", 7900, 0, 0, 0],
  ])("are prorated to the minor unit: %s", (_what, amount, days, of, part) => {
    expect(prorate(amount, days, of)).toBe(part);
  });

  it("credit unused days on the new plan, and the excess on later bills", () => {
    const dear = { ...joined("2027-04-01", { price_amount: 30000 }) };
    const { state, invoice, credited_amount } = planChange(
      dear,
      { ...CLUB, plan_id: 2 },
      { today: "2027-04-16", currency: "CAD", ended: ENDED },
    );
    expect(credited_amount).toBe(15000);
    expect(invoice?.amount).toBe(0);
    expect(state).toMatchObject({
      plan_id: 2,
      credit_amount: 7100,
      period_start: "2027-04-16",
      anchor_on: "2027-04-16",
    });
    expect(chargesAhead(state).map(({ amount }) => amount)).toEqual([800, 7900, 7900]);
  });
});

describe("cancelling", () => {
  it("ends with the period, and can be undone until then", () => {
    const planned = planCancel(joined("2027-01-10"), "2027-01-20");
    expect(planned).toMatchObject({ access_until: "2027-02-09", state: { cancel_on: "2027-02-10" } });
    expect(chargesAhead(planned.state)).toEqual([]);
    expect(planUndoCancel(planned.state, "2027-01-20").state).toEqual(joined("2027-01-10"));
  });

  it("runs one more period if the notice of 7 days is missed, and not on the 7th day itself", () => {
    const state = joined("2027-01-10", { notice_days: 7 });
    expect(planCancel(state, "2027-02-03").state.cancel_on).toBe("2027-02-10");
    const late = planCancel(state, "2027-02-04").state;
    expect(late.cancel_on).toBe("2027-03-10");
    expect(chargesAhead(late).map(({ period_start }) => period_start)).toEqual(["2027-02-10"]);
  });
});

describe("an unpaid bill", () => {
  it("is past due after the due day, is not billed again, and starts a new period on the day it is paid", () => {
    const { state } = begin(CLUB, "2027-01-10");
    expect(advance(state, "2027-01-17").state.status).toBe("active");
    const late = advance(state, "2027-06-01");
    expect([late.state.status, late.invoices]).toEqual(["past_due", []]);
    const settled = advance(settle(late.state, null, "2027-06-01"), "2027-06-01");
    expect(settled.invoices.map(({ period_start }) => period_start)).toEqual(["2027-06-01"]);
    expect(settled.state).toMatchObject({ status: "active", period_end: "2027-07-01" });
  });

  it("keeps its day when it is paid on the renewal day itself: 31 January, 29 February, 31 March", () => {
    const unpaid = advance(begin(CLUB, "2028-01-31").state, "2028-02-29").state;
    const settled = advance(settle(unpaid, null, "2028-02-29"), "2028-02-29");
    expect(settled.invoices.map(({ period_start, period_end }) => [period_start, period_end])).toEqual([
      ["2028-02-29", "2028-03-31"],
    ]);
    const oneDayLate = advance(settle(advance(unpaid, "2028-03-01").state, null, "2028-03-01"), "2028-03-01");
    expect(oneDayLate.state).toMatchObject({ anchor_on: "2028-03-01", period_end: "2028-04-01" });
  });
});

describe("a locked company", () => {
  const locked = (state: BillingState, today: string) => advance(state, today, true);

  it("bills nobody; the next period starts on the day the lock ends, and keeps that day", () => {
    const waiting = locked(joined("2027-01-10"), "2027-04-02");
    expect(waiting).toMatchObject({ invoices: [], state: { status: "active", period_end: "2027-04-02" } });
    const { state, invoices } = advance(waiting.state, "2027-04-02");
    expect(invoices.map(({ period_start, period_end }) => [period_start, period_end])).toEqual([
      ["2027-04-02", "2027-05-02"],
    ]);
    expect(chargesAhead(paid(state), 1)).toMatchObject([{ period_start: "2027-05-02", period_end: "2027-06-02" }]);
  });

  it("leaves a period unchanged that ends after the lock", () => {
    const state = joined("2027-01-10");
    expect(locked(state, "2027-02-10").state).toBe(state);
  });

  it("turns no trial into a paid membership before the lock ends", () => {
    const { state } = begin({ ...CLUB, trial_days: 14 }, "2027-01-10");
    const waiting = locked(state, "2027-03-01");
    expect(waiting).toMatchObject({ invoices: [], state: { is_trial: true, period_end: "2027-03-01" } });
    expect(advance(waiting.state, "2027-03-01").invoices).toMatchObject([
      { period_start: "2027-03-01", amount: CLUB.price_amount },
    ]);
  });

  it("charges no notice period: a member who has cancelled leaves at the end of the paid period", () => {
    const leaving = planCancel(joined("2027-01-10", { notice_days: 7 }), "2027-02-04").state;
    expect(leaving.cancel_on).toBe("2027-03-10");
    const left = locked(leaving, "2027-02-11");
    expect(left).toMatchObject({ invoices: [], state: { status: "cancelled", cancel_on: "2027-02-10" } });
  });

  it("pauses and resumes as agreed, and bills once the lock has ended", () => {
    const { state } = planPause(joined("2027-01-10"), "2027-02-20", "2027-03-02", "2027-01-15");
    const waiting = locked(state, "2027-03-20");
    expect(waiting).toMatchObject({ invoices: [], state: { status: "active", period_end: "2027-03-20" } });
  });
});

/** What somebody or the calendar does; days and plans are taken from the state where they are used. */
const act = fc.oneof(
  fc.record({ kind: fc.constant("wait" as const), days: fc.integer({ min: 1, max: 90 }) }),
  fc.record({ kind: fc.constant("pause" as const), after: fc.nat(20), days: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ kind: fc.constantFrom("resume" as const, "cancel" as const, "undo_cancel" as const, "pay" as const) }),
  fc.record({ kind: fc.constant("change" as const), plan_id: fc.integer({ min: 1, max: 3 }) }),
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

const PLANS = [
  { ...CLUB, plan_id: 1 },
  { ...CLUB, plan_id: 2, price_amount: 22900, billing_months: 3, notice_days: 7 },
  { ...CLUB, plan_id: 3, price_amount: 1001, billing_months: 12 },
];

/** A membership with its bills, as the database would keep them. */
class Model {
  today: string;
  state: BillingState;
  bills: PeriodInvoice[];
  open: PeriodInvoice[];
  /** Whether a charge was not the one that was shown before. */
  broken = false;

  constructor(on: string) {
    const { state, invoice } = begin(CLUB, on);
    this.today = on;
    this.state = paid(state);
    this.bills = [invoice];
    this.open = [];
  }

  bill(invoices: readonly PeriodInvoice[]): void {
    this.bills.push(...invoices);
    this.open.push(...invoices.filter(({ amount }) => amount > 0));
  }

  catchUp(): void {
    const { state, invoices } = advance(this.state, this.today);
    this.state = state;
    this.bill(invoices);
  }

  planned(one: Act): Planned | null {
    const { state, today } = this;
    if (one.kind === "wait" || one.kind === "pay") return null;
    if (whyNot(one.kind, { ...state, plan_name: "Club", is_cancellable: true }) !== undefined) return null;
    if (one.kind === "resume") return planResume(state, today);
    if (one.kind === "cancel") return planCancel(state, today);
    if (one.kind === "undo_cancel") return planUndoCancel(state, today);
    if (one.kind === "pause") {
      const from = plusDays(today, one.after);
      if (state.period_end === null || from >= state.period_end) return null;
      return planPause(state, from, plusDays(from, one.days), today);
    }
    if (one.kind !== "change") return null;
    const plan = PLANS.find(({ plan_id }) => plan_id === one.plan_id);
    const isRepeated = this.bills.some((bill) => bill.period_start === today && bill.plan_id === one.plan_id);
    return plan && plan.plan_id !== state.plan_id && !isRepeated
      ? planChange(state, plan, { today, currency: "CAD", ended: ENDED })
      : null;
  }

  do(one: Act): void {
    if (one.kind === "wait") this.today = plusDays(this.today, one.days);
    if (one.kind === "pay") {
      this.open = [];
      this.state = settle(this.state, null, this.today);
    }
    const planned = this.planned(one);
    if (planned) this.follow(planned);
    this.catchUp();
  }

  /** Does it, and waits for the very charges that were shown, each paid on its day. */
  follow(planned: Planned): void {
    const promised = chargesAhead(planned.state);
    this.state = planned.state;
    if (planned.invoice) this.bill([planned.invoice]);
    if (this.state.open_due_on !== null) return;
    const copy = Object.assign(new Model(this.today), { state: planned.state, bills: [], open: [] });
    for (const { period_start } of promised) {
      copy.today = period_start;
      copy.catchUp();
      copy.do({ kind: "pay" });
    }
    this.broken ||= JSON.stringify(copy.bills.slice(0, promised.length)) !== JSON.stringify(promised);
  }
}

describe("any sequence of changes and days", () => {
  it(
    "charges no pause and no day twice, keeps credit at or above zero, and gives access to paid days",
    { tags: ["both"] },
    () => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 1_500 }), fc.array(act, { maxLength: 25 }), (offset, acts) => {
          const model = new Model(plusDays("2027-01-01", offset));
          for (const one of acts) {
            model.do(one);
            expect(faultsOf(model)).toEqual([]);
          }
        }),
        { numRuns: cases(1_000, 20_000), seed: 20_270_503 },
      );
    },
  );
});

/** What must never be said of a membership and its bills. */
function faultsOf({ state, bills, today, broken }: Model): string[] {
  const keys = bills.map(({ period_start, plan_id }) => `${period_start} ${plan_id}`);
  const pausedFrom = state.status === "paused" ? state.pause_from : null;
  const isRunning = state.status === "active" || state.status === "pause_scheduled";
  const isPaid = state.period_end === null || daysBetween(today, state.period_end) > 0;
  const faults = {
    "credit below zero": state.credit_amount < 0,
    "a bill that is no whole amount": bills.some(({ amount }) => !Number.isInteger(amount) || amount < 0),
    "a period billed twice": new Set(keys).size < keys.length,
    "a bill ahead of its day": bills.some(({ period_start }) => period_start > today),
    "a bill in a pause": pausedFrom !== null && bills.some(({ period_start }) => period_start > pausedFrom),
    "access in a pause": pausedFrom !== null && hasAccess(state, today),
    "access other than paid time": isRunning && hasAccess(state, today) !== isPaid,
    "access after the end": state.status === "cancelled" && hasAccess(state, today),
    "charges other than shown": broken,
  };
  return Object.entries(faults).flatMap(([fault, is]) => (is ? [fault] : []));
}
