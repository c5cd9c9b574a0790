import { sql } from "kysely";
import { inTenant } from "#api/db/transaction.ts";
import { advanceMemberships } from "#api/features/memberships/memberships/apply-due-changes.ts";
import { reconcileCardAttempts } from "#api/features/payments/card-attempts/service.ts";
import { reconcileRefunds } from "#api/features/payments/refunds/settle-refunds.ts";
import { periodOf } from "#api/features/reports/revenue/period.ts";
import { countedBookings, countedMemberships, sumsOf, type SumRow } from "#api/features/reports/revenue/queries.ts";
import { bayHour, bayId } from "#tests/features/bookings/bookings/support.ts";
import { credits, minutes } from "#tests/features/memberships/allowances/support.ts";
import { expectSame } from "#tests/features/memberships/memberships/life-answers.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import type { OperationId, Person, Platform, Question, Venue } from "#tests/support/venue.ts";
import type { Act } from "./owed-acts.ts";
import { OwedBills } from "./owed-bills.ts";
import { OwedCards } from "./owed-cards.ts";
import { OwedClasses } from "./owed-classes.ts";

const ZONE = "America/Vancouver";
const FIRST_DAY = "2027-05-04";
/** Long enough for a year that was begun on the last day. */
const TO_THE_END = 430;
const YEARS = ["2027", "2028", "2029", "2030"];
const BAYS = 3;

const PLANS = [
  { name: "Month", billing_period: "monthly", price: cad(19_900), benefits: [minutes(300, { rollover_limit: 60 })] },
  { name: "Year", billing_period: "annual", price: cad(120_000) },
  { name: "Small", billing_period: "monthly", price: cad(3333), benefits: [credits(3)], notice_days: 7 },
  { name: "Ten", billing_period: "custom", price: cad(30_000), benefits: [credits(10)], expires_after_months: 3 },
  { name: "Once", billing_period: "custom", price: cad(5000) },
];

type Days = Map<string, number>;

/** One person at a desk, whose money the test counts from what was answered alone. */
export class OwedLife {
  readonly #platform: Platform;
  readonly #venue: Venue;
  readonly #plans: { id: number; price: number; version: number; isArchived: boolean }[] = [];
  #desk: Person;
  #client: number;
  #today = Temporal.PlainDate.from(FIRST_DAY);
  #bookings: { id: number; day: string }[] = [];
  /** What came in and went out as money; what changes of plan credited; what was refunded as credit, and paid with it. */
  readonly #count = { taken: 0, returned: 0, credited: 0, asCredit: 0, spent: 0 };
  #earned: Days = new Map();
  readonly #cards: OwedCards;
  readonly #classes: OwedClasses;
  readonly #bills: OwedBills;

  constructor(platform: Platform, venue: Venue, people: { desk: Person; client: Person }) {
    this.#platform = platform;
    this.#venue = venue;
    this.#desk = people.desk;
    this.#client = people.client.id;
    this.#cards = new OwedCards(platform, venue);
    this.#classes = new OwedClasses(venue);
    this.#bills = new OwedBills(platform, venue);
  }

  static async begin(platform: Platform): Promise<OwedLife> {
    const venue = await platform.venue();
    platform.clock.set(`${FIRST_DAY}T16:00:00Z`);
    const [desk, client] = [await venue.person("owner"), await venue.person("client")];
    const life = new OwedLife(platform, venue, { desk, client });
    for (const plan of PLANS) {
      const { id, version } = (await desk.ask("createMembershipPlan", { body: plan })).body;
      life.#plans.push({ id, version, price: plan.price.amount, isArchived: false });
    }
    return life;
  }

  /** Does it; no day that is over earns or takes anything else then, save by a bill that is paid late. */
  async perform(act: Act): Promise<void> {
    const day = this.#today.toString();
    const before = this.#earned;
    const isLate = await this.#do(act);
    this.#earned = await this.#byDay();
    if (isLate) return;
    const over = (days: Days) => [...days].filter(([key]) => key < day);
    expectSame([act, ...over(this.#earned)], [act, ...over(before)]);
  }

  async #do(act: Act): Promise<boolean> {
    if (act.act === "wait") await this.#wait(act.days);
    else if (act.act === "buy") await this.#buy(act.plan, act.isPaid);
    else if (act.act === "pay") return this.#pay();
    else if (act.act === "book") await this.#book(act.after);
    else if (act.act === "cancel_booking") await this.#cancelBooking(act.nth);
    else if (act.act === "take") await this.#take(act.nth, act.method);
    else if (act.act === "refund") await this.#refund(act);
    else if (act.act === "seat") await this.#seat();
    else if (act.act === "cancel_class") await this.#classes.cancel(this.#desk, this.#today, act);
    else if (act.act === "pay_by_card") await this.#payByCard(act);
    else if (act.act === "disconnect") await this.#cards.disconnect(this.#desk, act.isAtProvider);
    else if (act.act === "merge") await this.#merge();
    else if (act.act === "archive") await this.#archive(act.plan);
    else await this.#onMembership(act);
    return false;
  }

  #ask(operation: OperationId, question: Question) {
    return this.#desk.ask(operation, question);
  }

  async #seat(): Promise<void> {
    const seat = await this.#classes.seat(this.#desk, this.#client, this.#today);
    if (!seat) return;
    this.#bookings.push(seat);
    await this.#take(this.#bookings.length - 1, "cash");
  }

  async #payByCard({ after, how }: Extract<Act, { act: "pay_by_card" }>): Promise<void> {
    const day = this.#today.add({ days: after }).toString();
    const id = await this.#cards.pay(this.#desk, day, how);
    if (id !== undefined) this.#bookings.push({ id, day });
  }

  /** What runs by itself within minutes: payments nobody told of, and refunds that can no longer be undone. */
  async #minutes(): Promise<void> {
    const { clock, deps } = this.#platform;
    clock.set(clock.now().add({ minutes: 13 }).toString());
    const before = await this.#left();
    await reconcileCardAttempts(deps, this.#venue.tenantId);
    await reconcileRefunds(deps, this.#venue.tenantId);
    this.#count.asCredit += (await this.#left()) - before;
    this.#count.credited += await this.#bills.creditLapsed(() => this.#left());
  }

  async #wait(days: number): Promise<void> {
    await this.#minutes();
    this.#today = this.#today.add({ days });
    this.#platform.clock.set(`${this.#today.toString()}T16:00:00Z`);
    await advanceMemberships(this.#platform.deps, this.#venue.tenantId);
    // Sessions end meanwhile.
    this.#desk = await this.#venue.person("owner");
  }

  #plan(nth: number) {
    const plan = this.#plans[nth % this.#plans.length];
    if (!plan) throw new Error("there is no such plan");
    return plan;
  }

  async #buy(nth: number, isPaid: boolean): Promise<void> {
    const method = isPaid ? { method: "cash" } : {};
    const body = { client_id: this.#client, plan_id: this.#plan(nth).id, ...method };
    const reply = await this.#ask("startMembershipSubscription", { body });
    if (reply.status === 201 && isPaid) this.#count.taken += reply.body.due_now.amount;
  }

  /** Pays what is open; returns whether any of it is for days that are over. */
  async #pay(): Promise<boolean> {
    const open = await this.#rows<{ id: number; amount: number; on: string }>(
      sql`select id, amount, period_start as on from membership_invoices
        where tenant_id = ${this.#venue.tenantId} and status = 'open'`,
    );
    for (const { id, amount } of open) {
      const { status } = await this.#ask("payMembershipInvoice", { params: { id }, body: { method: "cash" } });
      if (status === 200) this.#count.taken += amount;
    }
    return open.some(({ on }) => on < this.#today.toString());
  }

  async #book(after: number): Promise<void> {
    const day = this.#today.add({ days: after }).toString();
    const { status, body } = await this.#ask("createBooking", {
      body: bayHour(this.#venue, {
        client_id: this.#client,
        guest: undefined,
        resource_id: bayId(this.#venue, this.#bookings.length % BAYS),
        start_time: `${day} 19:00:00`,
        end_time: `${day} 20:00:00`,
      }),
    });
    if (status === 201) this.#bookings.push({ id: body.id, day });
  }

  #booked(nth: number) {
    return this.#bookings[nth % Math.max(1, this.#bookings.length)] ?? { id: 0, day: "" };
  }

  /** One that is over earns no more on its day, by definition: only those to come are cancelled here. */
  async #cancelBooking(nth: number): Promise<void> {
    const { id, day } = this.#booked(nth);
    if (day > this.#today.toString()) await this.#ask("cancelBooking", { params: { id } });
  }

  async #take(nth: number, method: "cash" | "credit"): Promise<void> {
    const { id: booking_id } = this.#booked(nth);
    const { body: account, status } = await this.#ask("bookingAccount", { params: { id: booking_id } });
    if (status !== 200 || account.balance.amount <= 0) return;
    const amount = method === "cash" ? account.balance.amount : Math.min(account.balance.amount, await this.#left());
    if (amount === 0) return;
    const body = { booking_id, shares: [{ amount: cad(amount), method }] };
    if ((await this.#ask("takePayment", { body })).status !== 201) return;
    this.#count[method === "cash" ? "taken" : "spent"] += amount;
  }

  /** Gives back a part of what was paid in cash. */
  async #refund({ nth, share, as }: Extract<Act, { act: "refund" }>): Promise<void> {
    const payments = await this.#rows<{ id: number; left: number }>(
      sql`select id, amount - refunded_amount as left from payments
        where tenant_id = ${this.#venue.tenantId} and method = 'cash' order by id`,
    );
    const payment = payments[nth % Math.max(1, payments.length)];
    const amount = Math.min(share, payment?.left ?? 0);
    if (!payment || amount === 0) return;
    const body = { amount: cad(amount), as, reason: "A random history" };
    const { body: told } = await this.#ask("refundPayment", { params: { id: payment.id }, body });
    if (told.error === undefined) this.#count[as === "credit" ? "asCredit" : "returned"] += amount;
  }

  async #merge(): Promise<void> {
    const pair = { keep_id: (await this.#venue.person("client")).id, merge_id: this.#client };
    const { token } = (await this.#ask("previewClientMerge", { body: pair })).body;
    const { status } = await this.#ask("mergeClients", { body: { ...pair, take: [], token } });
    expectSame(status, 200);
    this.#client = pair.keep_id;
  }

  async #archive(nth: number): Promise<void> {
    const plan = this.#plan(nth);
    const body = { version: plan.version, is_archived: !plan.isArchived };
    const { status, body: after } = await this.#ask("updateMembershipPlan", { params: { id: plan.id }, body });
    expectSame(status, 200);
    Object.assign(plan, { version: after.version, isArchived: !plan.isArchived });
  }

  async #onMembership(
    act: Extract<Act, { act: "change" | "pause" | "resume" | "cancel" | "undo" | "undo_change" }>,
  ): Promise<void> {
    const held = await this.#held();
    const id = held[("nth" in act ? act.nth : 0) % Math.max(1, held.length)];
    if (id === undefined) return;
    const params = { id };
    if (act.act === "cancel") await this.#ask("cancelMembership", { params });
    if (act.act === "undo") await this.#ask("undoCancelMembership", { params, body: {} });
    if (act.act === "undo_change") await this.#ask("undoChangeMembership", { params, body: {} });
    if (act.act === "resume") await this.#ask("resumeMembership", { params, body: {} });
    if (act.act === "pause") {
      const [from, until] = [act.after, act.after + act.days].map((days) => this.#today.add({ days }).toString());
      await this.#ask("pauseMembership", { params, body: { pause_start_at: from, pause_end_at: until } });
    }
    if (act.act !== "change") return;
    const asked = { membership_id: id, plan_id: this.#plan(act.plan).id, begins: act.begins };
    const shown = (await this.#ask("changeMembership", { body: { ...asked, dry_run: true } })).body;
    if (shown.error !== undefined) return;
    const bill = await this.#bills.running(id);
    const done = await this.#ask("changeMembership", { body: { ...asked, dry_run_id: shown.dry_run_id } });
    expectSame([done.status, done.body.credited, done.body.to_credit], [200, shown.credited, shown.to_credit]);
    this.#count.credited += shown.credited.amount;
    this.#bills.credit(bill, shown.credited.amount);
  }

  async #held(): Promise<number[]> {
    const rows = await this.#rows<{ id: number }>(
      sql`select id from memberships where tenant_id = ${this.#venue.tenantId} and status <> 'cancelled' order by id`,
    );
    return rows.map(({ id }) => id);
  }

  async #left(): Promise<number> {
    const { body } = await this.#ask("clientCredit", { params: { id: this.#client } });
    return body.left[0]?.amount ?? 0;
  }

  async #rows<Row>(asked: ReturnType<typeof sql<Row>>): Promise<Row[]> {
    return (await asked.execute(this.#platform.admin)).rows;
  }

  /** What each day took and earned, as the reports count it. */
  async #byDay(): Promise<Days> {
    const days: Days = new Map();
    for (const basis of ["cash", "accrual"] as const) {
      for (const year of YEARS.filter((year) => year <= this.#today.toString().slice(0, 4))) {
        const period = periodOf("year", year, ZONE, "day");
        for (const { bucket, item, amount, tax } of await this.#sums({ period, basis })) {
          const key = `${period.buckets[bucket - 1]?.start} ${basis} ${item}`;
          days.set(key, (days.get(key) ?? 0) + amount + tax);
        }
      }
    }
    return new Map([...days].filter(([, sum]) => sum !== 0).toSorted(([a], [b]) => a.localeCompare(b)));
  }

  #sums(about: { period: ReturnType<typeof periodOf>; basis: "cash" | "accrual" }): Promise<SumRow[]> {
    const { tenantId: tenant_id } = this.#venue;
    const asked = { tenant_id, coach_id: null, ...about };
    return inTenant(this.#platform.db, tenant_id, async (trx) => [
      ...(await sumsOf(trx, countedBookings(asked))),
      ...(await sumsOf(trx, countedMemberships(asked))),
    ]);
  }

  /** Ends all that the person holds and adds up: nothing is left where no screen shows it, and every cent is somewhere. */
  async end(): Promise<void> {
    for (const id of await this.#held()) {
      await this.#ask("resumeMembership", { params: { id }, body: {} });
      await this.#ask("cancelMembership", { params: { id } });
    }
    await this.#wait(TO_THE_END);
    expectSame(await this.#held(), []);
    const { tenantId } = this.#venue;
    const stranded = await this.#bills.creditOfMemberships();
    const bills = await this.#rows<{ plan_id: number; amount: number }>(
      sql`select plan_id, amount from membership_invoices where tenant_id = ${tenantId}`,
    );
    const priceOf = (planId: number) => this.#plans.find(({ id }) => id === planId)?.price ?? 0;
    expectSame(await this.#bills.givenTwice(priceOf), []);
    const takenOff = bills.reduce((sum, { plan_id, amount }) => sum + priceOf(plan_id) - amount, 0);
    const [due] = await this.#rows<{ sum: number }>(
      sql`select coalesce(sum(amount), 0)::bigint as sum from ledger_entries
        where tenant_id = ${tenantId} and account = 'receivable'`,
    );
    let earned = 0;
    for (const year of YEARS) {
      const sums = await this.#sums({ period: periodOf("year", year, ZONE), basis: "accrual" });
      for (const { amount, tax } of sums) earned += amount + tax;
    }
    const { taken, returned, credited, asCredit, spent } = this.#count;
    const left = await this.#left();
    const cards = await this.#cards.sums(this.#desk);
    const owed = left - (due?.sum ?? 0) + cards.waiting + cards.unclear;
    expectSame(
      { stranded, left, money: taken + cards.taken },
      { stranded: 0, left: credited - takenOff + asCredit - spent, money: earned + owed + returned + cards.back },
    );
  }
}
