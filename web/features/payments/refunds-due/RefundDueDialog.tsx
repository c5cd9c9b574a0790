import { styled } from "@mui/material/styles";
import { useEffect, useState } from "react";
import { useWatch, type Control } from "react-hook-form";
import { Link } from "react-router-dom";
import { z } from "zod";
import { RefundBookingsInput } from "#schema/payments/refunds-due/models.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import type { PaymentMethod } from "#web/apollo/schema-types.generated.ts";
import { methodText } from "#web/features/payments/shared/format-payment.ts";
import { totalOf } from "#web/features/payments/shared/total-of.ts";
import { bookingPath } from "#web/screen/paths.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { TextSkeleton } from "#web/ui/page/Skeletons.tsx";
import { Money } from "#web/ui/text/Money.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import {
  useRefundBookingsMutation,
  type RefundBookingsMutation,
  type RefundDueRowFragment,
} from "./refunds-due.generated.ts";

interface RefundDueDialogProps {
  due: readonly RefundDueRowFragment[];
  locale: string | undefined;
  onRefunded: () => void;
  onClose: () => void;
}

const refundForm = z.object({ as: RefundBookingsInput.shape.as, reason: RefundBookingsInput.shape.reason });
type RefundValues = z.input<typeof refundForm>;

type Refunds = NonNullable<RefundBookingsMutation["refundBookings"]>["refunds"];

const namesOf = (due: readonly RefundDueRowFragment[]) =>
  due.map(({ id, amount: { amount, currency } }) => ({ booking_id: id, amount: { amount, currency } }));

/** Refunds what is owed for one booking or many; shows what happens to each before. */
export function RefundDueDialog({ due, locale, onRefunded, onClose }: RefundDueDialogProps) {
  const [refund] = useRefundBookingsMutation();
  return (
    <FormDialog<RefundValues>
      title={due.length === 1 ? `Refund ${due[0]?.client_name}` : `Refund ${due.length} bookings`}
      schema={refundForm}
      defaultValues={{ as: "payment", reason: "" }}
      submitLabel={({ watch }) => {
        const isCredit = watch("as") === "credit";
        // a guest has no account
        const total = totalOf(isCredit ? due.filter(({ client_id }) => client_id !== null) : due, locale);
        return isCredit ? `Keep ${total} as credit` : `Refund ${total}`;
      }}
      tone="danger"
      onSubmit={async (input) => {
        const { data } = await refund({ variables: { input: { ...input, bookings: namesOf(due) } } });
        showToast({ message: outcomeOf(data?.refundBookings?.refunds ?? [], locale), tone: "success" });
        onRefunded();
      }}
      onClose={onClose}
      aside={({ control }) => <WhatWillHappen control={control} due={due} locale={locale} />}
    >
      {({ control }) => (
        <>
          <SelectInput
            control={control}
            name="as"
            label="Refund"
            options={[
              { value: "payment", label: "The way it was paid" },
              ...(due.some(({ client_id }) => client_id !== null)
                ? [{ value: "credit", label: "As credit for the next visit" }]
                : []),
            ]}
          />
          <TextInput
            control={control}
            name="reason"
            label="Reason"
            help="Kept in the history with your name"
            lines={2}
            maxLength={300}
            autoFocus
          />
        </>
      )}
    </FormDialog>
  );
}

/** What was refunded, and what the cards' banks show later. */
function outcomeOf(refunds: Refunds, locale: string | undefined): string {
  const parts = refunds.flatMap((one) => one.parts);
  const later = parts.filter(({ state }) => state === "pending");
  const done = `${totalOf(parts, locale)} refunded`;
  return later.length === 0 ? done : `${done}, ${totalOf(later, locale)} of it to cards within the next minutes`;
}

interface WhatWillHappenProps {
  control: Control<RefundValues>;
  due: readonly RefundDueRowFragment[];
  locale: string | undefined;
}

/** The same figures as the refund, from the same endpoint. */
function WhatWillHappen({ control, due, locale }: WhatWillHappenProps) {
  const as = useWatch({ control, name: "as" });
  const { refunds, problem } = usePreview(due, as);
  const money = { ...(locale && { locale }) };
  return (
    <Preview>
      <h3>What will happen</h3>
      {problem ? <p role="status">{problem}</p> : null}
      {!problem && !refunds ? <TextSkeleton lines={2} /> : null}
      {refunds ? (
        <ul>
          {due.map(({ id, client_name, description, amount, payments }, at) => (
            <li key={id}>
              <span className="line">
                <Link to={bookingPath(id)}>{client_name}</Link>
                <Money {...amount} {...money} />
              </span>
              <small>{description}</small>
              {payments.map((payment) =>
                payment.refund_failure === null ? null : (
                  <small key={payment.id} className="left">
                    The last refund failed: {payment.refund_failure}
                  </small>
                ),
              )}
              {refunds[at]?.parts.map((part) => (
                <small
                  key={part.payment.id}
                >{`${formatMoney(part.amount.amount, part.amount.currency, locale)} ${wayOf(part)}`}</small>
              ))}
              {(refunds[at]?.left.amount ?? 0) > 0 ? (
                <small className="left">
                  {formatMoney(refunds[at]?.left.amount ?? 0, amount.currency, locale)} cannot be refunded this way and
                  remains due
                </small>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </Preview>
  );
}

function wayOf({ as, payment }: Refunds[number]["parts"][number]): string {
  if (as === "credit") return "as credit";
  if (payment.method === "card") return `to ${methodText(payment)}, in 5 to 10 days`;
  return BY_YOU[payment.method];
}

/** What the desk itself refunds, and how. */
const BY_YOU: Readonly<Record<Exclude<PaymentMethod, "card">, string>> = {
  cash: "in cash, from the drawer",
  card_terminal: "with the card machine",
  transfer: "by transfer",
  other: "in another way",
  credit: "as credit",
};

function usePreview(due: readonly RefundDueRowFragment[], as: RefundValues["as"]) {
  const [ask] = useRefundBookingsMutation();
  const [answer, setAnswer] = useState<{ as?: RefundValues["as"]; refunds?: Refunds; problem?: string }>({});
  useEffect(() => {
    let isCurrent = true;
    ask({ variables: { input: { bookings: namesOf(due), as, reason: "Preview", dry_run: true } } })
      .then(({ data }) => isCurrent && setAnswer({ as, refunds: data?.refundBookings?.refunds ?? [] }))
      .catch((error: unknown) => isCurrent && setAnswer({ as, problem: explain(error).message }));
    return () => {
      isCurrent = false;
    };
  }, [ask, due, as]);
  return answer.as === as ? answer : {};
}

const Preview = styled("div")({
  display: "grid",
  gap: 12,
  fontSize: 13,
  lineHeight: "20px",
  "& h3": { fontSize: 13, fontWeight: 500, color: "var(--text-2)" },
  "& ul": { display: "grid", gap: 12 },
  "& li": { display: "grid" },
  "& .line": { display: "flex", justifyContent: "space-between", gap: 12, fontWeight: 500 },
  "& small, & p": { fontSize: 13, color: "var(--text-2)" },
  "& .left": { color: "var(--amber-text)" },
});
