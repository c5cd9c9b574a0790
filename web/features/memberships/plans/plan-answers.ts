import { CHANGE_RULES, PERIOD_LABELS } from "#web/features/memberships/shared/plan-labels.ts";
import type { ComparedAnswer } from "#web/ui/form/compare-values.ts";
import type { Choices } from "./format-plan.ts";
import type { PlanFormValues } from "./plan-form.ts";

type Answer = ComparedAnswer<PlanFormValues>;

/** Each field of an existing plan, which keeps its kind: one left out would silently undo what somebody else saved. */
type ChangedField = Exclude<keyof PlanFormValues, "kind">;

/** The panel's values as text, for comparison with what somebody else saved. */
export function planAnswers({ tags }: Choices): readonly Answer[] {
  const tagNames = (ids: readonly number[]) =>
    ids.map((id) => tags?.find((tag) => tag.id === id)?.name ?? "something removed").join(", ");
  const answers: Record<ChangedField, Omit<Answer, "names">> = {
    name: { label: "Name", text: ({ name }) => name },
    description: { label: "Description", text: ({ description }) => description || "none" },
    price: { label: "Price", text: ({ price }) => price },
    least_amount: { label: "Or from", text: ({ least_amount }) => least_amount || "none" },
    most_amount: { label: "Up to", text: ({ most_amount }) => most_amount || "none" },
    billing_period: { label: "Paid every", text: ({ billing_period }) => PERIOD_LABELS[billing_period].choice },
    sign_up_fee: { label: "Sign-up fee", text: ({ sign_up_fee }) => sign_up_fee },
    benefits: { label: "Benefits", text: ({ benefits }) => benefits.map(benefitText).join("; ") || "none" },
    member_prices: {
      label: "Member prices",
      text: ({ member_prices }) =>
        member_prices.map(({ how, value }) => (how === "percent" ? `${value}%` : value)).join("; ") || "none",
    },
    booking_window_days: {
      label: "Days ahead",
      text: ({ booking_window_days }) => booking_window_days || "as others",
    },
    concurrent_bookings: {
      label: "At a time",
      text: ({ concurrent_bookings }) => concurrent_bookings || "no limit",
    },
    guest_limit: { label: "Guests", text: ({ guest_limit }) => guest_limit || "no limit" },
    trial_days: { label: "Free trial", text: ({ trial_days }) => `${trial_days} days` },
    notice_days: { label: "Notice", text: ({ notice_days }) => `${notice_days} days` },
    is_cancellable: { label: "May be cancelled", text: ({ is_cancellable }) => is_cancellable },
    changes_begin: { label: "Changes begin", text: ({ changes_begin }) => CHANGE_RULES[changes_begin] },
    pause_min_days: { label: "Shortest pause", text: ({ pause_min_days }) => `${pause_min_days || 1} days` },
    pause_max_days: { label: "Longest pause", text: ({ pause_max_days }) => `${pause_max_days || 366} days` },
    expires_after_months: {
      label: "Ends after",
      text: ({ expires_after_months }) => (expires_after_months ? `${expires_after_months} months` : "never"),
    },
    family_size: {
      label: "For up to",
      text: ({ family_size }) => (family_size === "1" ? "1 person" : `${family_size} people`),
    },
    capacity: { label: "Places", text: ({ capacity }) => capacity || "no limit" },
    repurchase_lock_months: {
      label: "Rejoin after",
      text: ({ repurchase_lock_months }) => `${repurchase_lock_months} months`,
    },
    eligible_tag_ids: { label: "Sold to", text: ({ eligible_tag_ids }) => tagNames(eligible_tag_ids) || "everybody" },
  };
  const entries = Object.entries(answers) as [ChangedField, Omit<Answer, "names">][]; // the keys of a record are its key type
  return entries.map(([name, answer]) => ({ ...answer, names: [name] }));
}

function benefitText({ quantity, unit, ...benefit }: PlanFormValues["benefits"][number]): string {
  const { rollover_limit, no_show_extra } = benefit;
  return `${quantity} ${unit === "minutes" ? "hours" : "credits"}, ${rollover_limit} roll over, no-show ${no_show_extra} more`;
}
