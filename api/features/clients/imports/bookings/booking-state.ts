import type { BookingStatus, PaymentStatus } from "#schema/bookings/bookings/models.ts";
import type { RowValues } from "../planned-row.ts";

type ImportedStatus = Exclude<BookingStatus, "held">;

/** Words of other systems, ignoring case, spaces and punctuation; words for an upcoming booking do not determine a past one. */
const STATUSES: readonly [ImportedStatus, readonly string[]][] = [
  ["confirmed", ["booked", "confirmed", "active", "scheduled", "accepted"]],
  ["checked_in", ["arrived", "checkedin", "signedin"]],
  ["completed", ["completed", "complete", "done", "attended", "fulfilled"]],
  ["no_show", ["noshow", "didnotshow", "absent"]],
  ["cancelled", ["cancelled", "canceled", "latecancelled", "latecanceled", "latecancel"]],
];

/** Labels that people put on bookings and that say nothing about their state. */
const LABELS: ReadonlySet<string> = new Set(["deposit", "new", "vip"]);

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}]/gu, "");
const isSaid = (text: string): boolean => text !== "" && !/^(false|no|0)$/i.test(text);

/**
 * The state from a row's words; undefined where the first is unknown or where they contradict each other: a booking that was
 * confirmed may be anything since. A past booking without a word counts as attended.
 */
export function statusOf({ one, all }: RowValues, isPast: boolean): ImportedStatus | undefined {
  if (isSaid(one("is_cancelled"))) return "cancelled";
  if (isSaid(one("is_no_show"))) return "no_show";
  const words = all("status")
    .map(plain)
    .filter((word) => word !== "" && !LABELS.has(word));
  const saidBy = (word: string) => STATUSES.find(([, known]) => known.includes(word))?.[0];
  const [first] = words;
  if (first !== undefined && saidBy(first) === undefined) return undefined;
  const since = new Set(words.flatMap((word) => saidBy(word) ?? []));
  since.delete("confirmed");
  if (since.has("completed")) since.delete("checked_in");
  if (since.size > 1) return undefined;
  const [status = "confirmed"] = since;
  return status === "confirmed" && isPast ? "completed" : status;
}

const PAYMENTS: readonly [PaymentStatus, readonly string[]][] = [
  ["paid", ["paid", "yes", "true"]],
  ["due", ["unpaid", "no", "false", "due", "open"]],
  ["deposit_paid", ["deposit", "depositpaid", "partlypaid"]],
  ["refunded", ["refunded"]],
];

/** The payment state in the other system. Without one, an upcoming booking is due and a past one is not. */
export function paymentOf({ one }: RowValues, { isOpen, amount }: { isOpen: boolean; amount: number }): PaymentStatus {
  const word = plain(one("payment"));
  const said = PAYMENTS.find(([, known]) => known.includes(word))?.[0];
  if (amount === 0) return "not_due";
  return said ?? (isOpen ? "due" : "not_due");
}
