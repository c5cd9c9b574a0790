import type { AllowanceEntryKind } from "#schema/memberships/allowances/models.ts";
import type { AllowanceUnit } from "#schema/memberships/plans/models.ts";

/** What an allowance can be used for. */
export interface Scope {
  unit: AllowanceUnit;
  service_id: number | null;
  resource_type_id: number | null;
}

/** An allowance of the current period, or one that the booking has used already. */
export interface OpenAllowance extends Scope {
  id: number;
  membership_id: number;
  /** Whether people other than the payer use it too. */
  is_shared: boolean;
  /** Name of the payer, where that is another person. */
  shared_by_name: string | null;
  /** Minutes or credits, not counting what the booking itself has used. */
  left: number;
  /** What the booking itself has used. */
  own: number;
  /** What a no-show takes on top of the booking's use. */
  no_show_extra: number;
  /** What was taken for a no-show of the booking. */
  no_show_taken: number;
  /** What the booking had used and gave back to a period without a successor. */
  lapsed: number;
  /** Of a period that a change of plan ended, whose rest was credited: what comes back to it does not move on. */
  is_credited: boolean;
  /** Belongs to the current period, which may be paused; returned units stay in it. */
  is_running: boolean;
  /** May be used for the booking. */
  is_current: boolean;
  ends_on: string | null;
}

export interface Coverable {
  minutes: number;
  /** Seats of a class, else 1. */
  seats: number;
  /** Minor units. */
  price: number;
}

export interface Use {
  allowance_id: number;
  amount: number;
}

export interface Cover {
  unit: AllowanceUnit | null;
  covered_amount: number;
  uses: Use[];
}

const NOTHING: Cover = { unit: null, covered_amount: 0, uses: [] };

/**
 * What the allowances cover of a booking: in one unit, those that expire first, and of those the narrowest first, whether
 * they come from a membership or a pack. Credits are for whole seats; minutes may cover part of the time, and with it that
 * part of the price.
 */
export function coverOf(allowances: readonly OpenAllowance[], wanted: Coverable): Cover {
  if (wanted.price <= 0) return NOTHING;
  const inOrder = allowances.toSorted(usedFirst);
  const units = [...new Set(inOrder.map(({ unit }) => unit))];
  const covers = units.map((unit) => coverIn(unit, inOrder, wanted));
  return covers.find(({ open }) => open === 0) ?? covers.find(({ uses }) => uses.length > 0) ?? NOTHING;
}

function coverIn(unit: AllowanceUnit, allowances: readonly OpenAllowance[], wanted: Coverable) {
  const needed = neededOf(unit, wanted);
  const uses: Use[] = [];
  let open = needed;
  for (const { id, left, own, unit: of, is_current } of allowances) {
    const amount = of === unit ? Math.min(is_current ? left + own : own, open) : 0;
    if (amount <= 0) continue;
    uses.push({ allowance_id: id, amount });
    open -= amount;
  }
  return { unit, open, uses, covered_amount: Math.round((wanted.price * (needed - open)) / needed) };
}

const neededOf = (unit: AllowanceUnit, { minutes, seats }: Coverable): number =>
  unit === "minutes" ? minutes * seats : seats;

export function usedFirst(a: OpenAllowance, b: OpenAllowance): number {
  return compareDays(a.ends_on, b.ends_on) || width(a) - width(b) || a.id - b.id;
}

function width({ service_id, resource_type_id }: Scope): number {
  if (service_id !== null) return 0;
  return resource_type_id === null ? 2 : 1;
}

/** Sorts allowances without an end last. */
function compareDays(a: string | null, b: string | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  return b === null || a < b ? -1 : 1;
}

/** What a cancelled booking gives back of its uses, rounded down to whole minutes or credits; the latest used first. */
export function returnsOf(allowances: readonly OpenAllowance[], percent: number): Use[] {
  const used = allowances.filter(({ own }) => own > 0);
  let open = Math.floor((used.reduce((sum, { own }) => sum + own, 0) * percent) / 100);
  const returns: Use[] = [];
  for (const { id, own } of used.toSorted(usedFirst).toReversed()) {
    const amount = Math.min(own, open);
    if (amount > 0) returns.push({ allowance_id: id, amount });
    open -= amount;
  }
  return returns;
}

export interface NewEntry {
  grant_id: number;
  kind: AllowanceEntryKind;
  amount: number;
  booking_id?: number;
}

/**
 * The entries from what a booking has used to what it uses now. Units returned to a period that is over roll over at once, or
 * expire.
 */
export function entriesOfUse(
  allowances: readonly OpenAllowance[],
  uses: readonly Use[],
  booking_id: number,
): NewEntry[] {
  return allowances.flatMap((allowance) => {
    const { id: grant_id, own, lapsed, is_running } = allowance;
    const back = own - (uses.find(({ allowance_id }) => allowance_id === grant_id)?.amount ?? 0);
    if (back === 0) return [];
    if (back < 0) {
      const again = Math.min(lapsed, -back);
      const revived = { grant_id, kind: "expire" as const, amount: again, booking_id };
      return [...(again > 0 ? [revived] : []), { grant_id, kind: "use" as const, amount: back, booking_id }];
    }
    const returned = { grant_id, kind: "return" as const, amount: back, booking_id };
    return is_running ? [returned] : [returned, ...movedOn(allowances, allowance, { amount: back, booking_id })];
  });
}

/** The same for a booking that is restored: what it gave back to a period that has ended is there for it again. */
export const forRestored = (allowances: readonly OpenAllowance[]): OpenAllowance[] =>
  allowances.map((one) => ({ ...one, ...(one.lapsed > 0 && { left: one.left + one.lapsed, is_current: true }) }));

/**
 * What a no-show takes on top: once per booking, by the rule of the first used allowance that has one, from the current
 * period, and never more than is left.
 */
export function entriesOfNoShow(allowances: readonly OpenAllowance[], booking_id: number): NewEntry[] {
  const asking = allowances.toSorted(usedFirst).find(({ own, no_show_extra }) => own > 0 && no_show_extra > 0);
  const from = asking && (asking.is_running ? asking : nextOf(allowances, asking));
  const amount = Math.min(asking?.no_show_extra ?? 0, from?.left ?? 0);
  return from && amount > 0 ? [{ grant_id: from.id, kind: "no_show", amount: -amount, booking_id }] : [];
}

/** Reverses what a no-show took, when the client came after all. */
export function entriesOfNoShowBack(allowances: readonly OpenAllowance[], booking_id: number): NewEntry[] {
  return allowances.flatMap((allowance) => {
    const { id: grant_id, no_show_taken: amount, is_running } = allowance;
    if (amount <= 0) return [];
    const returned = { grant_id, kind: "no_show" as const, amount, booking_id };
    return is_running ? [returned] : [returned, ...movedOn(allowances, allowance, { amount })];
  });
}

function movedOn(
  allowances: readonly OpenAllowance[],
  from: OpenAllowance,
  { amount, booking_id }: Pick<NewEntry, "amount" | "booking_id">,
): NewEntry[] {
  const to = from.is_credited ? undefined : nextOf(allowances, from);
  if (!to)
    return [{ grant_id: from.id, kind: "expire", amount: -amount, ...(booking_id !== undefined && { booking_id }) }];
  return [
    { grant_id: from.id, kind: "roll_over", amount: -amount },
    { grant_id: to.id, kind: "roll_over", amount },
  ];
}

/** The allowance of the same membership and scope in the current period. */
const nextOf = (allowances: readonly OpenAllowance[], { membership_id, ...scope }: OpenAllowance) =>
  allowances.find((next) => next.is_running && next.membership_id === membership_id && isSameScope(next, scope));

export const isSameScope = (a: Scope, b: Scope): boolean =>
  a.unit === b.unit && a.service_id === b.service_id && a.resource_type_id === b.resource_type_id;

/** What a period granted, or what is left of one that is over. */
export interface Balance extends Scope {
  id: number;
  amount: number;
  rollover_limit: number;
}

/** Opens a period: grants what the plan gives and rolls over the leftover up to the agreed limit. The rest expires. */
export function entriesOfPeriod(over: readonly Balance[], begun: readonly Balance[], mayMoveOn: boolean): NewEntry[] {
  const moved = new Map<number, number>();
  const closing = over.flatMap((balance): NewEntry[] => {
    const to = mayMoveOn ? begun.find((next) => isSameScope(next, balance)) : undefined;
    const room = to ? balance.rollover_limit - (moved.get(to.id) ?? 0) : 0;
    const moves = Math.min(Math.max(0, room), balance.amount);
    if (to) moved.set(to.id, (moved.get(to.id) ?? 0) + moves);
    return [
      { grant_id: balance.id, kind: "roll_over" as const, amount: -moves },
      { grant_id: balance.id, kind: "expire" as const, amount: moves - balance.amount },
    ];
  });
  const opening = begun.flatMap(({ id, amount }): NewEntry[] => [
    { grant_id: id, kind: "grant", amount },
    { grant_id: id, kind: "roll_over", amount: moved.get(id) ?? 0 },
  ]);
  return [...closing, ...opening].filter(({ amount }) => amount !== 0);
}

/** How much of what is left does not roll over. */
export const endingOf = (left: number, rolloverLimit: number): number => Math.max(0, left - rolloverLimit);

export interface PriceColumns {
  price_amount: number;
  price_currency: string;
  covered_amount: number;
  member_discount_amount: number;
}

/** What a booking costs without a membership: the amount due plus what an allowance covers and what a member price took off. */
export const wholePriceOf = (price: PriceColumns) => ({
  amount: price.price_amount + price.covered_amount + price.member_discount_amount,
  currency: price.price_currency,
});

/** An allowance of a bill's period. */
export interface UsedAllowance {
  granted: number;
  /** What bookings used, or the desk took off. */
  used: number;
  /** What came back after the period was over because the venue cancelled the class. */
  by_venue: number;
}
