import type { Money } from "#schema/shared/money.ts";
import type { BookingTerms, CancellationTier } from "./models.ts";

export type PolicySentenceKind = "free" | "cancellation" | "no_show" | "deposit" | "reschedule";

export interface PolicySentence {
  kind: PolicySentenceKind;
  text: string;
}

/** The rules of a booking, or of an example, with each deadline worded by the caller; null is the start. */
export interface SaidPolicy {
  cancellation: readonly { until: string | null; due: Money; refund_as: CancellationTier["refund_as"] }[];
  price: Money;
  no_show_due: Money;
  deposit: Money;
  reschedule: { until: string | null; due: Money } | null;
}

type SayMoney = (money: Money) => string;

/** Describes a policy in plain words, in the order in which it matters to the person, wherever it is shown or mailed. */
export function policySentences(policy: SaidPolicy, money: SayMoney): PolicySentence[] {
  const { no_show_due, deposit } = policy;
  return [
    ...cancellationSentences(policy, money),
    ...(no_show_due.amount > 0
      ? [{ kind: "no_show" as const, text: `If you do not come, you owe ${amountText(no_show_due, policy, money)}.` }]
      : []),
    ...(deposit.amount > 0
      ? [{ kind: "deposit" as const, text: `A deposit of ${money(deposit)} may be due when booking.` }]
      : []),
    ...rescheduleSentences(policy, money),
  ];
}

function cancellationSentences(policy: SaidPolicy, money: SayMoney): PolicySentence[] {
  const tiers = policy.cancellation;
  if (tiers.every(({ due }) => due.amount === 0)) return [{ kind: "free", text: "Cancel free until the start." }];
  return tiers.map(({ until, due, refund_as }, at) => {
    const isLast = at === tiers.length - 1;
    const opening = tierOpening(until, { isFirst: at === 0, isLast });
    const credit = refund_as === "credit" ? " Anything you paid above that becomes credit." : "";
    const kind = due.amount === 0 ? "free" : "cancellation";
    if (due.amount === 0) return { kind, text: `${opening} free of charge.${credit}` };
    return { kind, text: `${opening} for ${amountText(due, policy, money)}.${credit}` };
  });
}

function tierOpening(until: string | null, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string {
  if (isFirst) return isLast || until === null ? "Cancel at any time" : `Cancel until ${until}`;
  return isLast || until === null ? "After that, cancel" : `After that, cancel until ${until}`;
}

function rescheduleSentences({ reschedule }: SaidPolicy, money: SayMoney): PolicySentence[] {
  if (!reschedule) return [];
  const until = reschedule.until === null ? "until the start" : `until ${reschedule.until}`;
  const cost = reschedule.due.amount === 0 ? "free" : `for ${money(reschedule.due)}`;
  return [{ kind: "reschedule", text: `Move it ${cost} ${until}.` }];
}

function amountText(due: Money, { price }: SaidPolicy, money: SayMoney): string {
  return due.amount === price.amount ? `the full ${money(due)}` : money(due);
}

/** Describes a booking's terms; `when` formats a deadline in the venue's wall time. */
export function termSentences(
  { start_time, price, terms }: { start_time: string; price: Money; terms: BookingTerms },
  { money, when, mayMove }: { money: SayMoney; when: (local: string) => string; mayMove: boolean },
): PolicySentence[] {
  const { cancellation, no_show_due, deposit, reschedule_until, local_reschedule_until, reschedule_due } = terms;
  const until = (time: string, local: string) => (time === start_time ? null : when(local));
  const reschedule = { until: until(reschedule_until, local_reschedule_until), due: reschedule_due };
  return policySentences(
    {
      cancellation: cancellation.map(({ until_time, local_until, ...term }) => ({
        ...term,
        until: until(until_time, local_until),
      })),
      price,
      no_show_due,
      deposit,
      reschedule: mayMove ? reschedule : null,
    },
    money,
  );
}

/** The cost of a cancellation at an instant (epoch milliseconds); after the start the last term applies. */
export function cancellationDueAt(terms: BookingTerms, at: number): Money {
  return cancellationTermAt(terms, at)?.due ?? terms.cancel_due;
}

/** The term that a cancellation at that instant falls under. */
export function cancellationTermAt({ cancellation }: Pick<BookingTerms, "cancellation">, at: number) {
  return cancellation.find(({ until_time }) => at <= Date.parse(until_time)) ?? cancellation.at(-1);
}
