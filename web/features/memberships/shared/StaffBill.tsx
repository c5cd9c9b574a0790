import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { formatMoney } from "#schema/shared/format-money.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { attempt } from "#web/apollo/show-failure.ts";
import { SavedCardsDocument, type SavedCardsQuery } from "#web/features/payments/shared/card/card-charges.generated.ts";
import { useCan } from "#web/session/session.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { taxNote } from "#web/tenant/tax-note.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { formatDay, type DayFormats } from "#web/time/format-day.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { PlainSelect } from "#web/ui/form/PlainSelect.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { DESK_METHODS, formatPaid, formatRefusal } from "./format-membership.ts";
import {
  useChargeMembershipInvoiceMutation,
  usePayMembershipInvoiceMutation,
  type CurrentMembershipQuery,
} from "./membership.generated.ts";

type Invoice = NonNullable<CurrentMembershipQuery["currentMembership"]>["invoices"][number];

interface StaffBillProps {
  invoice: Invoice;
  clientId: number;
  formats: DayFormats;
  /** Path to a payment. */
  paymentPath: (id: number) => string;
}

/** One bill at the desk: how it was paid, or why the card was declined and how to take the money. */
export function StaffBill({ invoice, clientId, formats, paymentPath }: StaffBillProps) {
  const { amount, taxes, period_start, due_on, status, payment_id, taken_by_name } = invoice;
  const inAmount = taxNote(amount, taxes, formats.locale);
  const refusal = status === "open" ? formatRefusal(invoice, formats) : null;
  const seesPayments = useCan("payments.take");
  return (
    <li>
      <span className="what">
        {formatDay(period_start, formats, "year")}
        {inAmount ? <small>{inAmount}</small> : null}
        <small>
          {status === "paid"
            ? [formatPaid(invoice, formats.locale), taken_by_name].filter(Boolean).join(", ")
            : `Due ${formatDay(due_on, formats)}`}
        </small>
        {payment_id === null || !seesPayments ? null : (
          <small>
            <Link
              className="link"
              to={paymentPath(payment_id)}
            >{`Receipt of ${formatDay(period_start, formats, "year")}`}</Link>
          </small>
        )}
        {refusal ? <small>{`Card refused: ${refusal}`}</small> : null}
      </span>
      <b>{formatMoney(amount.amount, amount.currency, formats.locale)}</b>
      {status === "open" ? <TakePayment invoice={invoice} clientId={clientId} /> : null}
    </li>
  );
}

/** Records how the money was received, or charges a card now. */
function TakePayment({ invoice, clientId }: Pick<StaffBillProps, "invoice" | "clientId">) {
  const [pay, { loading }] = usePayMembershipInvoiceMutation();
  const [method, setMethod] = useState<(typeof DESK_METHODS)[number]["value"]>("cash");
  const { venue } = useVenues();
  const refusal = useRefusal("payments.take");
  const { charge, isCharging } = useCharge(invoice.id, clientId);
  const take = async () => {
    await attempt(
      "The payment was not recorded",
      () => pay({ variables: { id: invoice.id, input: { method, ...(venue && { location_id: venue.id }) } } }),
      "The payment is recorded",
    );
  };
  return (
    <div className="acts">
      <PlainSelect
        dense
        aria-label="Paid by"
        options={DESK_METHODS}
        value={method}
        onChange={(event) => setMethod(DESK_METHODS.find(({ value }) => value === event.target.value)?.value ?? "cash")}
      />
      <RefusableButton size="small" variant="contained" loading={loading} refusal={refusal} onClick={() => void take()}>
        Record payment
      </RefusableButton>
      {invoice.card_tries > 0 ? (
        <RefusableButton size="small" loading={isCharging} refusal={refusal} onClick={() => void charge()}>
          Charge the card now
        </RefusableButton>
      ) : null}
    </div>
  );
}

/** Charges the card the client saved last. */
function useCharge(invoiceId: number, clientId: number) {
  const apollo = useApolloClient();
  const [ask] = useChargeMembershipInvoiceMutation();
  const [isCharging, setIsCharging] = useState(false);
  /** Resolves to why nothing was charged; null once the card has paid. */
  const chargeNewest = async (): Promise<string | null> => {
    const query = { query: SavedCardsDocument, variables: { id: clientId }, fetchPolicy: "network-only" } as const;
    const { data } = await apollo.query<SavedCardsQuery>(query);
    const [card] = data?.clientPaymentMethods?.data ?? [];
    if (!card) return "They have saved no card here.";
    const answer = await ask({ variables: { id: invoiceId, input: { card_id: card.id } } });
    const { state, message } = answer.data?.chargeMembershipInvoice ?? {};
    return state === "paid" ? null : (message ?? "The card was not charged.");
  };
  const charge = async () => {
    setIsCharging(true);
    const problem = await chargeNewest().catch((error: unknown) => explain(error).message);
    if (problem === null) showToast({ message: "The card has paid", tone: "success" });
    else showToast({ message: "The card has not paid", detail: problem, tone: "error" });
    setIsCharging(false);
  };
  return { charge, isCharging };
}
