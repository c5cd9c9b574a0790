import { plusDays } from "#api/features/memberships/memberships/billing-dates.ts";
import type { ImportedMembership } from "#api/features/memberships/memberships/imported-memberships.ts";
import { refusedByCards } from "#api/money/card-amounts.ts";
import type { MembershipStatus } from "#schema/memberships/memberships/models.ts";
import type { KnownPeople } from "../known-people.ts";
import { named, question, refused, type Refusal, type RowValues, type Sheet } from "../planned-row.ts";
import type { MembershipUse } from "../queries.ts";
import { readDate } from "../values/date-values.ts";
import { refusedDate } from "../values/moment-values.ts";
import { readPriceIn } from "../values/price-values.ts";

export interface KnownForMemberships {
  people: KnownPeople;
  plans: {
    id: number;
    name: string;
    billing_months: number | null;
    price_amount: number;
    notice_days: number;
    family_size: number;
  }[];
  /** The memberships that clients have or share already. */
  uses: readonly MembershipUse[];
  currency: string;
  locale: string;
  today: string;
  keys: ReadonlySet<string>;
}

/** Words of other systems. */
const STATUSES: readonly [MembershipStatus | "ended", RegExp][] = [
  ["active", /^(active|paid|current)$/],
  ["paused", /^(suspended|frozen|paused|onhold|hold)$/],
  ["past_due", /^(pastdue|declined|unpaid|overdue)$/],
  ["ended", /^(cancelled|canceled|terminated|expired|inactive)$/],
];

/** The membership in a row, or why it cannot be read. */
export function readMembership(
  sheet: Sheet,
  values: RowValues,
  client_id: number,
  known: KnownForMemberships,
): ImportedMembership | Refusal {
  const { one, all } = values;
  const plan = named(known.plans, one("plan"));
  if (!plan)
    return question("plan_unknown", `There is no plan named ${one("plan")}. Add it or correct the name.`, one("plan"));
  const dates = datesOf(sheet, values, known.today);
  if ("refusal" in dates) return dates;
  const status = statusOf(all("status"), dates, known.today);
  if (typeof status !== "string") return status;
  const price =
    one("price") === "" ? { amount: plan.price_amount } : readPriceIn(one("price"), one("currency"), known.currency);
  if ("refusal" in price) return price;
  const isBilledHere = plan.billing_months !== null && status !== "cancelled";
  const byCards = isBilledHere ? refusedByCards({ ...price, currency: known.currency }, known.locale) : undefined;
  if (byCards !== undefined) return refused("price_not_by_card", byCards, one("price"));
  const missing = missingDate(plan.billing_months, status, dates);
  if (missing) return missing;
  const started_on = dates.start ?? known.today;
  return {
    client_id,
    plan_id: plan.id,
    status,
    billing_months: plan.billing_months,
    price_amount: price.amount,
    notice_days: plan.notice_days,
    started_on,
    ...periodOf(plan.billing_months, { ...dates, started_on, ended_on: endOf(status, dates, known.today) }),
    pause_from: status === "paused" ? dates.pause_from : null,
    pause_until: status === "paused" ? dates.pause_until : null,
    cancel_on: status === "cancel_scheduled" ? dates.cancel_on : endOf(status, dates, known.today),
  };
}

type Status = ImportedMembership["status"];

/** Refuses a row without a date that is needed to continue the membership here. */
function missingDate(billing_months: number | null, status: Status, dates: Dates): Refusal | undefined {
  const { next_bill, pause_from, pause_until } = dates;
  if (status === "paused") {
    return pause_from === null || pause_until === null
      ? question("pause_dates_missing", "Enter the first and the last day of the pause.")
      : undefined;
  }
  const isOver = status === "cancelled" || billing_months === null;
  if (isOver || next_bill !== null) return undefined;
  return question("next_bill_missing", "Enter the day of the next bill: the plan renews.");
}

const endOf = (status: Status, { cancel_on, next_bill }: Dates, today: string): string | null =>
  status === "cancelled" ? (cancel_on ?? next_bill ?? today) : null;

/** The current period, or the last one of an ended membership. */
function periodOf(
  months: number | null,
  { next_bill, pause_until, started_on, ended_on }: Dates & { started_on: string; ended_on: string | null },
): { period_start: string; period_end: string | null } {
  if (months === null) return { period_start: started_on, period_end: null };
  const next = next_bill ?? pause_until ?? started_on;
  const wanted = ended_on ?? next;
  const period_end = wanted > started_on ? wanted : plusDays(started_on, 1);
  return { period_start: periodBefore(period_end, months, started_on), period_end };
}

/** Returns the start of the period that ends on `end`, but not before the start of the membership. */
function periodBefore(end: string, months: number, startedOn: string): string {
  const start = Temporal.PlainDate.from(end).subtract({ months }).toString();
  return start < startedOn && startedOn < end ? startedOn : start;
}

const DATES = ["start", "next_bill", "pause_from", "pause_until", "cancel_on"] as const;
type Dates = Record<(typeof DATES)[number], string | null>;

export function datesOf({ order }: Sheet, { one }: RowValues, today: string): Dates | Refusal {
  const dates: Dates = { start: null, next_bill: null, pause_from: null, pause_until: null, cancel_on: null };
  for (const field of DATES) {
    const text = one(field);
    if (text === "") continue;
    const read = readDate(text, order, today);
    if ("refused" in read) return refusedDate(read.refused, text);
    dates[field] = read.date;
  }
  return dates;
}

/** The state that a row's words agree on, where "active" agrees with any; a membership that ends by today counts as ended. */
export function statusOf(words: readonly string[], dates: Dates, today: string): Status | Refusal {
  const all = words.map(saidBy);
  const said = new Set(all.filter((state) => state !== "active"));
  const text = words.join(", ");
  if (all.includes(undefined)) return question("status_unknown", `The state ${text} is not known.`, text);
  if (said.size > 1) return question("status_unknown", `The states ${text} contradict each other.`, text);
  const { cancel_on } = dates;
  if (said.has("ended") || (cancel_on !== null && cancel_on <= today)) return "cancelled";
  if (said.has("paused") || isPausedOn(dates, today)) return "paused";
  if (said.has("past_due")) return "past_due";
  return cancel_on === null ? "active" : "cancel_scheduled";
}

function saidBy(text: string) {
  const word = text.toLowerCase().replaceAll(/[^\p{L}]/gu, "");
  return STATUSES.find(([, pattern]) => pattern.test(word))?.[0];
}

const isPausedOn = ({ pause_from, pause_until }: Dates, today: string): boolean =>
  pause_from !== null && pause_until !== null && pause_from <= today && today < pause_until;
