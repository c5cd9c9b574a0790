import { sql } from "kysely";
import { bayHour } from "#tests/features/bookings/bookings/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import type { Person } from "#tests/support/venue.ts";
import type { Act, History } from "./arbitrary-history.ts";
import type { Club } from "./club.ts";
import {
  balancesOf,
  billsOf,
  chargesOf,
  expectSame,
  figuresOf,
  invoicesOf,
  notedOf,
  soon,
  usersOf,
} from "./life-answers.ts";
import { LifeCard } from "./life-card.ts";
import { deedOf, type Deed } from "./life-deeds.ts";
import { PaperCard } from "./paper-card.ts";
import { PaperFamily } from "./paper-family.ts";
import { PaperMembership } from "./paper-membership.ts";
import { dateOf, type Shown } from "./paper-plan.ts";

const HOUR_PRICE = 6000;

/** One membership, at the desk and on paper side by side. */
export class Life {
  readonly #club: Club;
  readonly #paper: PaperMembership;
  /** The one who pays, and others as they are met. */
  readonly #people: Person[];
  readonly #family = new PaperFamily();
  readonly #paperCard = new PaperCard();
  readonly #card: LifeCard;
  readonly #id: number;
  /** At the desk. */
  #taken = 0;
  #bookings: number[] = [];

  constructor(club: Club, paper: PaperMembership, client: Person, id: number) {
    this.#club = club;
    this.#paper = paper;
    this.#people = [client];
    this.#id = id;
    this.#card = new LifeCard(club, client.id);
  }

  static async begin(club: Club, today: number, history: Omit<History, "from" | "acts">) {
    const { plan: nth, isPaidAtOnce, card } = history;
    const client = await club.venue.person("client");
    const plan = club.planAt(nth);
    const paper = new PaperMembership(club.sold, plan, today);
    const method = isPaidAtOnce ? { method: "cash" } : {};
    const sent = { client_id: client.id, plan_id: plan.id, ...method };
    const shown = await club.desk.ask("startMembershipSubscription", { body: { ...sent, dry_run: true } });
    expectSame(shown.body.due_now.amount, paper.bills[0]?.amount);
    expectSame(chargesOf(shown.body), paper.charges());
    const { dry_run_id } = shown.body;
    const { body, status } = await club.desk.ask("startMembershipSubscription", { body: { ...sent, dry_run_id } });
    expectSame([status, figuresOf(body)], [201, figuresOf(shown.body)]);
    const life = new Life(club, paper, client, body.membership.id);
    if (isPaidAtOnce) life.#settle();
    if (card !== "none") {
      await life.#saveCard(card === "good");
      await life.#payByCard(true);
    }
    await life.#compare();
    return life;
  }

  /** The minute's work, and what of it the clerk does; nobody charges a card that is not to be. */
  async #minute(): Promise<void> {
    const { paysByCard, status } = this.#paper;
    if (!paysByCard) return this.#club.renew();
    const taken = this.#card.charged;
    this.#paperCard.tryBill(this.#paper);
    await this.#club.minute();
    if (status === "paused") expectSame(this.#card.charged, taken);
  }

  #settle(): void {
    this.#taken += this.#paper.open?.amount ?? 0;
    this.#paper.pay();
  }

  async perform(act: Act): Promise<void> {
    if (act.act === "wait") return this.#wait(act);
    if (act.act === "edit") await this.#edit(act);
    else if (act.act === "pay") await this.#pay();
    else if (act.act === "book") await this.#book(this.#paper.today + act.after, act.by);
    else if (act.act === "share") await this.#share(act.nth);
    else if (act.act === "unshare") await this.#unshare(act.nth);
    else if (act.act === "cancel_booking") await this.#cancelBooking(act.nth);
    else if (act.act === "adjust") await this.#adjust(act.minutes);
    else if (act.act === "save_card") await this.#saveCard(act.isGood);
    else if (act.act === "pay_by_card") await this.#payByCard(act.pays);
    else if (act.act === "charge") await this.#charge();
    else await this.#dryRunAndDo(act);
    await this.#compare();
  }

  /** What was due by then has happened: the job runs each minute, and a period gives what the plan gave as it began. */
  async #edit({ plan, ...terms }: Extract<Act, { act: "edit" }>): Promise<void> {
    await this.#minute();
    await this.#club.edit(this.#club.planAt(plan), terms);
  }

  async #wait({ days, isSeen, isDaily }: Extract<Act, { act: "wait" }>): Promise<void> {
    for (let day = 0; day < days; day += 1) {
      const isEventful = this.#paper.passDay();
      if (!isDaily || !this.#paper.paysByCard || (!isEventful && day % 7 > 0)) continue;
      this.#club.setDay(this.#paper.today);
      await this.#minute();
    }
    await this.#club.comeTo(this.#paper.today);
    if (isSeen) await this.#compare();
  }

  async #saveCard(isGood: boolean): Promise<void> {
    await this.#card.save(isGood);
    this.#paperCard.state = isGood ? "good" : "refused";
  }

  async #payByCard(pays_by_card: boolean): Promise<void> {
    await this.#minute();
    const asked = { params: { id: this.#id }, body: { pays_by_card } };
    const { status } = await this.#club.desk.ask("payMembershipByCard", asked);
    const refused = this.#paper.status === "cancelled";
    expectSame(["by card", status >= 400], ["by card", refused]);
    if (!refused) this.#paperCard.choose(this.#paper, pays_by_card);
  }

  /** The desk has the card charged now; a refusal changes nothing. */
  async #charge(): Promise<void> {
    await this.#minute();
    const open = (await this.#invoices()).find(({ status }) => status === "open");
    if (!open) return;
    const { state } = this.#paperCard;
    expectSame(await this.#card.charge(open.id), { none: 404, refused: 402, good: 201 }[state]);
    if (state === "good") this.#paperCard.pay(this.#paper);
  }

  /** What is shown is what the paper says, and the deed's figures are those that were shown. */
  async #dryRunAndDo(act: Deed): Promise<void> {
    const paper = this.#paper;
    const isOpen = paper.open !== undefined;
    const { refused, note, question } = deedOf(this.#club, {
      act,
      paper,
      membershipId: this.#id,
      familySize: this.#family.size,
    });
    const shown = await question({ dry_run: true });
    expectSame([act.act, shown.status >= 400], [act.act, refused]);
    if (refused) return;
    const noted: Shown = note();
    expectSame(notedOf(shown.body), noted);
    if (!isOpen) expectSame(chargesOf(shown.body), paper.charges());
    const done = await question({ dry_run_id: shown.body.dry_run_id });
    expectSame([done.status, figuresOf(done.body)], [200, figuresOf(shown.body)]);
    expectSame(done.body.membership.status, paper.status);
  }

  async #pay(): Promise<void> {
    await this.#minute();
    const open = (await this.#invoices()).find(({ status }) => status === "open");
    if (!open) return;
    const asked = { params: { id: open.id }, body: { method: "cash" } };
    const { status } = await this.#club.desk.ask("payMembershipInvoice", asked);
    expectSame(status, 200);
    this.#settle();
  }

  async #person(nth: number): Promise<Person> {
    while (this.#people.length <= nth) this.#people.push(await this.#club.venue.person("client"));
    const person = this.#people[nth];
    if (!person) throw new Error("there is no such person");
    return person;
  }

  async #share(nth: number): Promise<void> {
    await this.#minute();
    const refused = this.#family.refusesAdding(nth, this.#paper);
    const body = { client_id: (await this.#person(nth)).id };
    const { status } = await this.#club.desk.ask("addFamilyMember", { params: { id: this.#id }, body });
    expectSame(["share", status >= 400], ["share", refused]);
    if (!refused) this.#family.add(nth);
  }

  async #unshare(nth: number): Promise<void> {
    const params = { id: this.#id, clientId: (await this.#person(nth)).id };
    const { status } = await this.#club.desk.ask("removeFamilyMember", { params });
    expectSame(["unshare", status], ["unshare", this.#family.remove(nth) ? 200 : 404]);
  }

  async #book(day: number, by: number): Promise<void> {
    await this.#minute();
    const { id: client_id } = await this.#person(by);
    const hour = (hour: number) => `${dateOf(day)} ${hour}:00:00`;
    const body = bayHour(this.#club.venue, { client_id, guest: undefined, start_time: hour(19), end_time: hour(20) });
    const reply = await this.#club.desk.ask("createBooking", { body });
    if (reply.status !== 201) return;
    const { minutes, percentOff } = this.#paper.book(reply.body.id, day, this.#family.has(by));
    this.#bookings.push(reply.body.id);
    const { price, covered, member_discount } = reply.body;
    const discount = Math.round((HOUR_PRICE * percentOff) / 100);
    const paid = Math.round(((HOUR_PRICE - discount) * minutes) / 60);
    expectSame([member_discount, covered, price], [discount, paid, HOUR_PRICE - discount - paid].map(cad));
  }

  async #cancelBooking(nth: number): Promise<void> {
    await this.#minute();
    const id = this.#bookings[nth];
    if (id === undefined) return;
    const { status } = await this.#club.desk.ask("cancelBooking", { params: { id } });
    if (status !== 200) return;
    this.#bookings.splice(nth, 1);
    this.#paper.giveBack(id);
  }

  async #adjust(amount: number): Promise<void> {
    await this.#minute();
    const { body: membership, status: found } = await this.#current();
    const [allowance] = found === 200 ? membership.allowances : [];
    const { left } = this.#paper;
    expectSame(allowance?.left ?? null, left);
    if (!allowance || left === null || amount === 0) return;
    const body = { amount, reason: "A random history" };
    const { status } = await this.#club.desk.ask("adjustAllowance", { params: { id: allowance.id }, body });
    expectSame(status < 400, left + amount >= 0);
    if (status < 400) this.#paper.adjust(amount);
  }

  #current() {
    return this.#club.desk.ask("currentMembership", { params: { id: this.#people[0]?.id ?? 0 } });
  }

  #invoices() {
    return invoicesOf(this.#club, this.#id);
  }

  async #compare(): Promise<void> {
    await this.#minute();
    const paper = this.#paper;
    const [{ status, body }, invoices, balances] = await Promise.all([
      this.#current(),
      this.#invoices(),
      balancesOf(this.#club, this.#id),
    ]);
    const isOver = paper.status === "cancelled";
    const kept = {
      status: isOver ? `cancelled ${status}` : body.status,
      credit: isOver ? 0 : body.credit.amount,
      hasAccess: isOver ? false : body.has_access,
      users: isOver ? null : usersOf(body),
      bills: billsOf(invoices, paper.today),
      left: balances.reduce((sum, { left }) => sum + left, 0),
    };
    expectSame(kept, {
      status: isOver ? "cancelled 404" : paper.status,
      credit: paper.credit,
      hasAccess: paper.hasAccess,
      users: isOver ? null : this.#family.size,
      bills: paper.bills.map(({ due: _due, refusedOn: _on, nextTry, ...bill }) => ({
        ...bill,
        nextTry: soon(nextTry, paper.today),
      })),
      left: paper.left ?? 0,
    });
    const rested = new Set(paper.restedDays.map(dateOf));
    expectSame(
      invoices.filter(({ on }) => rested.has(on)),
      [],
    );
    expectSame(
      balances.filter(({ left, isRunning }) => left < 0 || (!isRunning && left !== 0)),
      [],
    );
  }

  /** The money that was taken is what the ledger says. */
  async end(): Promise<PaperCard> {
    await this.#compare();
    const { tenantId } = this.#club.venue;
    const { rows } = await sql<{ taken: number }>`select coalesce(sum(amount), 0)::int as taken from payments
      where tenant_id = ${tenantId} and client_id = ${this.#people[0]?.id}`.execute(this.#club.platform.admin);
    const { charged, refusals, recoveries } = this.#paperCard;
    expectSame(rows, [{ taken: this.#taken + charged }]);
    const { body } = await this.#club.desk.ask("clientCredit", { params: { id: this.#people[0]?.id ?? 0 } });
    expectSame(body.left, this.#paper.freed === 0 ? [] : [cad(this.#paper.freed)]);
    expectSame(this.#card.charged, charged);
    expectSame(await this.#card.mails(this.#id), { refusals, recoveries });
    const unbalanced = await sql`select transaction_id from ledger_entries where tenant_id = ${tenantId}
      group by transaction_id, currency having sum(amount) <> 0`.execute(this.#club.platform.admin);
    expectSame(unbalanced.rows, []);
    return this.#paperCard;
  }
}
