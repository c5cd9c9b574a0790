import { dateOf, monthsAfter, type PaperBill, type PaperPlan, type Shown } from "./paper-plan.ts";

type Status = "active" | "pause_scheduled" | "paused" | "past_due" | "cancel_scheduled" | "cancelled";

const DAYS_TO_PAY = 7;
const LONGEST_PAUSE = 366;
const HOUR = 60;

const UNTRIED = { tries: 0, nextTry: null, refusedOn: null };

const NOTHING: Shown = { due_now: 0, access_until: null, access_again_from: null, days_credited: 0, credited: 0 };

/**
 * A membership as a careful clerk would keep it on paper: one line a day, and a count of paid days not used yet.
 * It shares no code with the product, which stores end dates instead. Days are counted since 1970.
 */
export class PaperMembership {
  status: Status = "active";
  today: number;
  plan: PaperPlan;
  bills: PaperBill[] = [];
  credit = 0;
  /** What of it became the client's own, as no bill was left for it. */
  freed = 0;
  /** Paid and not used yet, including today. */
  paidDays = 0;
  /** Whether future bills are charged to a card. */
  paysByCard = false;
  /** Whether the remaining days are free ones. */
  isTrial = false;
  #feeOwed = 0;
  /** Number of days paid with the current period. */
  #daysOfPeriod = 0;
  #anchor: number;
  #periods = 0;
  pause: { from: number; until: number } | null = null;
  /** Days on which nothing may be charged. The first day of a pause is left out: the period may have begun before it. */
  restedDays: number[] = [];
  cancelOn: number | null = null;
  /** Minutes for bookings; null if the plan included none when the period began. */
  left: number | null = null;
  /** What the period has in all: given, carried over, adjusted and come back from earlier periods. */
  #had = 0;
  #rollover = 0;
  /** Minutes by booking, and how many bills there were when it took them. */
  used = new Map<number, { minutes: number; bills: number }>();
  /** The plans as sold now; the agreed terms stay in `plan`. */
  #sold: ReadonlyMap<number, PaperPlan>;

  constructor(sold: ReadonlyMap<number, PaperPlan>, plan: PaperPlan, today: number) {
    this.#sold = sold;
    this.plan = { ...plan };
    this.today = today;
    this.#anchor = today;
    if (plan.trial > 0) this.#beginTrial(plan);
    else this.#bill(plan.signUpFee, false);
  }

  #beginTrial({ id, trial, signUpFee }: PaperPlan): void {
    const { today } = this;
    [this.isTrial, this.paidDays, this.#feeOwed] = [true, trial, signUpFee];
    this.bills.push({ ...UNTRIED, on: dateOf(today), plan_id: id, amount: 0, due: today, isPaid: true });
    this.#give(id, false);
  }

  get hasAccess(): boolean {
    return this.status !== "cancelled" && this.status !== "paused" && this.paidDays > 0;
  }

  get open(): PaperBill | undefined {
    return this.bills.find(({ isPaid }) => !isPaid);
  }

  get isOverdue(): boolean {
    return this.open !== undefined && this.open.due < this.today;
  }

  /** One line of the paper: uses up or rests a day and begins the next. Returns whether anything came of it. */
  passDay(): boolean {
    const [status, bills] = [this.status, this.bills.length];
    if (status === "paused") this.#rest();
    else if (this.paidDays > 0) this.paidDays -= 1;
    this.today += 1;
    this.beginDay();
    return this.status !== status || this.bills.length > bills || (this.open?.nextTry ?? Infinity) <= this.today;
  }

  #rest(): void {
    if (this.today !== this.pause?.from) this.restedDays.push(this.today);
  }

  beginDay(): void {
    if (this.status === "cancel_scheduled" && this.cancelOn === this.today) this.#end();
    if (this.status === "paused" && this.pause?.until === this.today) this.#endPause();
    if (this.status === "pause_scheduled" && this.pause?.from === this.today) this.status = "paused";
    if (this.status === "active" && this.isOverdue) this.status = "past_due";
    if (!this.#isToRenew()) return;
    if (this.isTrial) this.#anchorAt(this.today);
    this.#bill(this.#feeOwed);
  }

  #isToRenew(): boolean {
    if (this.paidDays > 0 || this.isOverdue) return false;
    return this.status === "active" || (this.status === "cancel_scheduled" && (this.cancelOn ?? 0) > this.today);
  }

  #bill(extra = 0, isRenewal = true): void {
    const { plan, today } = this;
    [this.isTrial, this.#feeOwed] = [false, 0];
    if (plan.months !== null) this.#periods += 1;
    this.paidDays = plan.months === null ? Infinity : this.#endOf(this.#periods) - today;
    this.#daysOfPeriod = this.paidDays;
    const owed = plan.price + extra;
    const amount = Math.max(0, owed - this.credit);
    this.credit -= owed - amount;
    const bill = { on: dateOf(today), plan_id: plan.id, amount, due: today + DAYS_TO_PAY, isPaid: amount === 0 };
    this.bills.push({ ...UNTRIED, ...bill, nextTry: this.paysByCard && amount > 0 ? today : null });
    this.#give(plan.id, isRenewal);
  }

  /** Grants what the plan, as sold now, includes per period. */
  #give(planId: number, isRenewal: boolean): void {
    const { minutes, rollover } = this.#sold.get(planId) ?? this.plan;
    const rest = isRenewal ? Math.min(this.left ?? 0, this.#rollover) : 0;
    this.left = minutes === 0 ? null : minutes + rest;
    this.#had = this.left ?? 0;
    this.#rollover = rollover;
  }

  #endOf(periods: number): number {
    return monthsAfter(this.#anchor, periods * (this.plan.months ?? 0));
  }

  #anchorAt(day: number): void {
    [this.#anchor, this.#periods] = [day, 0];
  }

  #end(): void {
    this.status = "cancelled";
    [this.paidDays, this.left] = [0, null];
    this.#free();
    this.stopTries();
  }

  #free(): void {
    this.freed += this.credit;
    this.credit = 0;
  }

  #endPause(): void {
    const from = this.pause?.from ?? 0;
    if (this.today > from) this.#anchorAt(this.today + this.paidDays);
    [this.pause, this.status] = [null, "active"];
  }

  refusesPause(from: number, until: number): boolean {
    const isMeant = from >= this.today && until > from && until - from <= LONGEST_PAUSE;
    return (
      this.status !== "active" ||
      !!this.open ||
      !isMeant ||
      this.isTrial ||
      from >= this.today + this.paidDays ||
      this.plan.months === null
    );
  }

  planPause(from: number, until: number): Shown {
    const paidThen = this.paidDays - (from - this.today);
    [this.pause, this.status] = [{ from, until }, "pause_scheduled"];
    this.beginDay();
    return {
      ...NOTHING,
      access_until: dateOf(from - 1),
      access_again_from: dateOf(until),
      days_credited: Math.min(paidThen, until - from),
    };
  }

  refusesResume(): boolean {
    return this.status !== "paused" && this.status !== "pause_scheduled";
  }

  resume(): Shown {
    const isPaused = this.status === "paused";
    const rested = isPaused ? this.today - (this.pause?.from ?? 0) : 0;
    if (isPaused) this.#endPause();
    [this.pause, this.status] = [null, "active"];
    const access_again_from = isPaused ? dateOf(this.today) : null;
    return { ...NOTHING, access_again_from, days_credited: Math.min(rested, this.paidDays) };
  }

  refusesCancel(): boolean {
    return this.status !== "active" && this.status !== "past_due";
  }

  cancel(): Shown {
    const { today, paidDays, plan } = this;
    const isAtOnce = paidDays === 0 || paidDays === Infinity;
    const end = isAtOnce ? today : today + paidDays;
    const isLate = !isAtOnce && !this.isTrial && today > end - plan.notice;
    this.cancelOn = isLate ? this.#endOf(this.#periods + 1) : end;
    this.status = "cancel_scheduled";
    this.beginDay();
    return { ...NOTHING, access_until: dateOf(this.cancelOn - 1) };
  }

  refusesUndo(): boolean {
    return this.status !== "cancel_scheduled";
  }

  undoCancel(): Shown {
    [this.cancelOn, this.status] = [null, "active"];
    this.beginDay();
    return NOTHING;
  }

  refusesChange(plan: PaperPlan): boolean {
    const hadToday = this.bills.some(({ on, plan_id }) => on === dateOf(this.today) && plan_id === plan.id);
    const isAllowed = this.status === "active" && !this.open && this.plan.months !== null;
    return !isAllowed || plan.id === this.plan.id || hadToday;
  }

  change(plan: PaperPlan): Shown {
    const credited = this.isTrial ? 0 : Math.round(this.plan.price * this.#unused());
    this.credit += credited;
    this.plan = { ...plan };
    this.#anchorAt(this.today);
    this.#bill(this.isTrial ? plan.signUpFee : 0, false);
    if (plan.months === null) this.#free();
    return { ...NOTHING, due_now: this.bills.at(-1)?.amount ?? 0, credited };
  }

  /** The share of the days, or of the minutes where the period had some, that nobody used: the smaller one. */
  #unused(): number {
    const days = this.paidDays / this.#daysOfPeriod;
    return this.left === null || this.#had === 0 ? days : Math.min(days, this.left / this.#had);
  }

  stopTries(): void {
    for (const bill of this.bills) bill.nextTry = null;
  }

  /** A late payer starts a new period today; a scheduled cancellation then takes effect at the end of that period. */
  pay(): void {
    const { open } = this;
    if (open) [open.isPaid, open.nextTry] = [true, null];
    if (this.status === "past_due") this.status = "active";
    if (this.paidDays > 0 || (this.status !== "active" && this.status !== "cancel_scheduled")) return;
    this.#anchorAt(this.today);
    this.#bill();
    if (this.status === "cancel_scheduled") this.cancelOn = this.today + this.paidDays;
  }

  /** The next three bills, assuming each is paid on its due day. */
  charges(): { on: string; amount: number }[] {
    const ahead = this.copy();
    const known = ahead.bills.length;
    for (const bill of ahead.bills) bill.isPaid = true;
    for (let days = 0; days < 5_000 && ahead.bills.length < known + 3; days += 1) {
      if (ahead.status === "cancelled" || ahead.paidDays === Infinity) break;
      ahead.passDay();
      for (const bill of ahead.bills) bill.isPaid = true;
    }
    return ahead.bills.slice(known).map(({ on, amount }) => ({ on, amount }));
  }

  copy(): PaperMembership {
    const copy = new PaperMembership(this.#sold, this.plan, this.today);
    Object.assign(copy, this, {
      bills: this.bills.map((bill) => ({ ...bill })),
      restedDays: [...this.restedDays],
      used: new Map(this.used),
    });
    copy.#daysOfPeriod = this.#daysOfPeriod;
    [copy.#anchor, copy.#periods, copy.#rollover] = [this.#anchor, this.#periods, this.#rollover];
    [copy.#feeOwed, copy.#had] = [this.#feeOwed, this.#had];
    return copy;
  }

  #isPausedOn(day: number): boolean {
    return this.pause !== null && day >= this.pause.from && day < this.pause.until;
  }

  #covers(day: number): boolean {
    if (!this.hasAccess || this.#isPausedOn(this.today) || this.#isPausedOn(day)) return false;
    if (this.cancelOn !== null && day >= this.cancelOn) return false;
    return this.status !== "past_due" || day < this.today + this.paidDays;
  }

  /** How many people the plan, as sold now, lets use it. */
  get familySize(): number {
    return (this.#sold.get(this.plan.id) ?? this.plan).familySize;
  }

  /** Books an hour on a day; returns the minutes the membership covers for this user, and the discount on the price. */
  book(id: number, day: number, mayUse: boolean): { minutes: number; percentOff: number } {
    const isCovered = mayUse && this.#covers(day);
    const percentOff = isCovered ? (this.#sold.get(this.plan.id) ?? this.plan).percentOff : 0;
    const minutes = isCovered ? Math.min(this.left ?? 0, HOUR) : 0;
    if (minutes === 0 || this.left === null) return { minutes: 0, percentOff };
    this.left -= minutes;
    this.used.set(id, { minutes, bills: this.bills.length });
    return { minutes, percentOff };
  }

  /** Returns the minutes a booking used to the current period, whether the membership is paused now or not. */
  giveBack(id: number): void {
    const { minutes, bills } = this.used.get(id) ?? { minutes: 0, bills: 0 };
    this.used.delete(id);
    if (this.left === null) return;
    this.left += minutes;
    if (bills < this.bills.length) this.#had += minutes;
  }

  adjust(minutes: number): void {
    this.left = (this.left ?? 0) + minutes;
    this.#had += minutes;
  }
}
