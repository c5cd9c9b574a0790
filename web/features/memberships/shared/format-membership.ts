import { formatMoney } from "#schema/shared/format-money.ts";
import type { InvoiceMethod, MembershipStatus } from "#web/apollo/schema-types.generated.ts";
import { formatDay, type DayFormats } from "#web/time/format-day.ts";
import type { IconName } from "#web/ui/icon/Icon.tsx";
import type { Tone } from "#web/ui/state/tone.ts";
import type { MembershipRowFragment } from "./membership.generated.ts";

type PlannedChange = Pick<NonNullable<MembershipRowFragment["planned_change"]>, "plan_name" | "on">;

interface StatusLook {
  tone: Tone;
  icon: IconName;
  label: string;
}

export const STATUS_LOOKS: Record<MembershipStatus, StatusLook> = {
  active: { tone: "green", icon: "check-circle", label: "Active" },
  pause_scheduled: { tone: "violet", icon: "pause", label: "Pauses soon" },
  paused: { tone: "violet", icon: "pause", label: "Paused" },
  past_due: { tone: "amber", icon: "warning", label: "Past due" },
  cancel_scheduled: { tone: "amber", icon: "clock", label: "Ending" },
  cancelled: { tone: "grey", icon: "ban", label: "Ended" },
};

type Dated = Pick<MembershipRowFragment, "status" | "pause_from" | "pause_until" | "cancel_on" | "trial_until"> &
  Partial<Pick<MembershipRowFragment, "planned_change">>;

/** "Trial until Fri 14 May", "Pauses Mon 30 Nov", "Paused until Mon 4 Jan", "Changes plan Tue 1 Dec", "Ends Tue 1 Dec" */
export function formatStatus(
  { status, pause_from, pause_until, cancel_on, trial_until, planned_change }: Dated,
  formats: DayFormats,
): string {
  if (status === "active" && planned_change?.on) return `Changes plan ${formatDay(planned_change.on, formats)}`;
  if (status === "active" && trial_until) return `Trial until ${formatDay(trial_until, formats)}`;
  if (status === "pause_scheduled" && pause_from) return `Pauses ${formatDay(pause_from, formats)}`;
  if (status === "paused" && pause_until) return `Paused until ${formatDay(pause_until, formats)}`;
  if (status === "cancel_scheduled" && cancel_on) return `Ends ${formatDay(cancel_on, formats)}`;
  if (status === "cancelled" && cancel_on) return `Ended ${formatDay(cancel_on, formats)}`;
  return STATUS_LOOKS[status].label;
}

/** "Club 12 from Wed 2 Dec", or "Club 12 once the open bill is paid" */
export function formatPlannedChange({ plan_name, on }: PlannedChange, formats: DayFormats): string {
  return on ? `${plan_name} from ${formatDay(on, formats)}` : `${plan_name} once the open bill is paid`;
}

export const DESK_METHODS = [
  { value: "cash", label: "Cash" },
  { value: "card_terminal", label: "Card machine" },
  { value: "transfer", label: "Transfer" },
  { value: "other", label: "Other" },
] as const;

/** How a bill was paid, in user-facing words. */
export function formatPaidBy(method: InvoiceMethod | null): string {
  if (method === "trial") return "Free trial";
  if (method === "card") return "Card";
  return DESK_METHODS.find(({ value }) => value === method)?.label ?? "Credit";
}

/** "Card, $29.00 refunded". */
export function formatPaid(
  { method, refunded }: { method: InvoiceMethod | null; refunded: { amount: number; currency: string } },
  locale: string | undefined,
): string {
  const paidBy = formatPaidBy(method);
  return refunded.amount > 0
    ? `${paidBy}, ${formatMoney(refunded.amount, refunded.currency, locale)} refunded`
    : paidBy;
}

/** "Your card was declined. Charged again on Tue 4 May." */
export function formatRefusal(
  { card_refusal, next_try_on }: { card_refusal: string | null; next_try_on: string | null },
  formats: DayFormats,
): string | null {
  if (card_refusal === null) return null;
  return next_try_on ? `${card_refusal} Charged again on ${formatDay(next_try_on, formats)}.` : card_refusal;
}
