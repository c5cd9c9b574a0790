import type { RowValues } from "#api/features/imports/planned-row.ts";
import type { BookingStatus, PaymentStatus } from "#schema/bookings/models.ts";

type ImportedStatus = Exclude<BookingStatus, "held">;

/** Words of other systems, without case, spaces and signs; those of a time to come say nothing of one that is past. */
const STATUSES: readonly [ImportedStatus, readonly string[]][] = [
  ["confirmed", ["booked", "confirmed", "active", "scheduled", "accepted"]],
  ["checked_in", ["arrived", "checkedin", "signedin"]],
  ["completed", ["completed", "complete", "done", "attended", "fulfilled"]],
  ["no_show", ["noshow", "didnotshow", "absent"]],
  ["cancelled", ["cancelled", "canceled", "latecancelled", "latecanceled", "latecancel"]],
];

/** Labels that people give to a booking and that say nothing of its state. */
const LABELS: ReadonlySet<string> = new Set(["deposit", "new", "vip"]);

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}]/gu, "");
const isSaid = (text: string): boolean => text !== "" && !/^(false|no|0)$/i.test(text);

/** The state that a row's words say; undefined where one of them is not known. A past time without a word was kept. */
export function statusOf({ one, all }: RowValues, isPast: boolean): ImportedStatus | undefined {
  if (isSaid(one("is_cancelled"))) return "cancelled";
  if (isSaid(one("is_no_show"))) return "no_show";
  const words = all("status")
    .map(plain)
    .filter((word) => word !== "" && !LABELS.has(word));
  const [word] = words;
  const said = STATUSES.find(([, known]) => word !== undefined && known.includes(word))?.[0];
  if (word !== undefined && said === undefined) return undefined;
  const status = said ?? "confirmed";
  return status === "confirmed" && isPast ? "completed" : status;
}

const PAYMENTS: readonly [PaymentStatus, readonly string[]][] = [
  ["paid", ["paid", "yes", "true"]],
  ["due", ["unpaid", "no", "false", "due", "open"]],
  ["deposit_paid", ["deposit", "depositpaid", "partlypaid"]],
  ["refunded", ["refunded"]],
];

/** What was paid, as the other system says. Where it says nothing, a time to come is due and one that is past is not. */
export function paymentOf({ one }: RowValues, { isOpen, amount }: { isOpen: boolean; amount: number }): PaymentStatus {
  const word = plain(one("payment"));
  const said = PAYMENTS.find(([, known]) => known.includes(word))?.[0];
  if (amount === 0) return "not_due";
  return said ?? (isOpen ? "due" : "not_due");
}
