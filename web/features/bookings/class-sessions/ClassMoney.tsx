import { Controller, type Control } from "react-hook-form";
import type { PaymentMethod } from "#web/apollo/schema-types.generated.ts";
import { METHOD_LOOKS } from "#web/features/payments/shared/format-payment.ts";
import { totalOf } from "#web/features/payments/shared/total-of.ts";
import { useCan } from "#web/session/session.ts";
import { ChoiceCards } from "#web/ui/form/ChoiceCards.tsx";
import { Rows } from "#web/ui/layout/Rows.ts";
import { TextSkeleton } from "#web/ui/page/Skeletons.tsx";
import { countText } from "#web/ui/text/count-text.ts";
import { Money } from "#web/ui/text/Money.tsx";
import type { CancelClassValues } from "./cancel-class-form.ts";
import { useClassCancellationQuery } from "./class-sessions.generated.ts";

interface ClassMoneyProps {
  control: Control<CancelClassValues>;
  classId: number;
  isForFollowing: boolean;
  refund: CancelClassValues["refund"];
  locale: string;
}

/** What was paid for the seats of a class, by how, and what becomes of it. */
export function ClassMoney({ control, classId, isForFollowing, refund, locale }: ClassMoneyProps) {
  const mayRefund = useCan("payments.refund");
  const variables = { id: classId, following: isForFollowing };
  const { data, error } = useClassCancellationQuery({ variables, fetchPolicy: "network-only" });
  const refunds = data?.classCancellation?.refunds;
  if (!refunds)
    return error ? <p>What was paid did not load. It is listed under Refunds due.</p> : <TextSkeleton lines={2} />;
  if (refunds.length === 0) return null;
  return (
    <>
      <Rows plain aria-label="What was paid">
        {refunds.map(({ method, people, amount }) => (
          <li key={`${method} ${amount.currency}`}>
            <span className="what">{`${METHOD_LOOKS[method].label}, ${countText(people, "booking")}`}</span>
            <small>{wayOf(method, refund)}</small>
            <Money {...amount} locale={locale} />
          </li>
        ))}
      </Rows>
      {mayRefund ? (
        <Controller
          control={control}
          name="refund"
          render={({ field }) => (
            <ChoiceCards
              label={`What happens to the ${totalOf(refunds, locale)} that is paid`}
              cards={CHOICES}
              value={[field.value]}
              onChange={([value]) => field.onChange(value)}
            />
          )}
        />
      ) : null}
    </>
  );
}

const CHOICES = [
  { value: "payment", label: "Refund all", detail: "The way each paid" },
  { value: "credit", label: "Keep as credit", detail: "Guests stay under Refunds due" },
  { value: "later", label: "Decide later", detail: "Listed under Refunds due" },
];

function wayOf(method: PaymentMethod, refund: CancelClassValues["refund"]): string {
  if (refund === "later") return "under Refunds due";
  if (refund === "credit" || method === "credit") return "as credit";
  return method === "card" ? "to the cards, in 5 to 10 days" : "at the desk, under Refunds due";
}
