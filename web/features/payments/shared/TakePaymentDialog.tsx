import Button from "@mui/material/Button";
import { useState } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { formatMoney } from "#schema/shared/format-money.ts";
import { readTypedMoney } from "#schema/shared/typed-money.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { LoadedDialog } from "#web/ui/dialog/LoadedDialog.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Preview } from "#web/ui/layout/Preview.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";
import type { CardChargeItemFragment } from "./card/card-charges.generated.ts";
import { CardPaymentDialog } from "./card/CardPaymentDialog.tsx";
import { PaymentLinkDialog } from "./card/PaymentLinkDialog.tsx";
import { METHOD_LOOKS } from "./format-payment.ts";
import { paymentForm, shareValues, sumOfShares, type PaymentValues, type SentPayment } from "./payment-form.ts";
import {
  useBookingAccountQuery,
  useTakePaymentMutation,
  type BookingAccountShownFragment,
} from "./payments.generated.ts";
import { PaymentShares, type PaymentOf } from "./PaymentShares.tsx";
import { WaiveBalanceDialog } from "./WaiveBalanceDialog.tsx";

export interface PaidBooking {
  id: number;
  /** Person who booked. */
  name: string;
  partySize: number;
  locale: string | undefined;
}

interface TakePaymentDialogProps {
  booking: PaidBooking;
  onClose: () => void;
}

/** Takes the outstanding amount of a booking: prefilled with all of it in cash, so that the second press takes it. */
export function TakePaymentDialog({ booking, onClose }: TakePaymentDialogProps) {
  const { data, error, refetch } = useBookingAccountQuery({
    variables: { id: booking.id },
    fetchPolicy: "network-only",
  });
  return (
    <LoadedDialog
      title="Take payment"
      data={data?.bookingAccount}
      error={error && explain(error)}
      onRetry={() => void refetch()}
      onClose={onClose}
    >
      {(account) => <TakeOutstanding account={account} booking={booking} onClose={onClose} />}
    </LoadedDialog>
  );
}

interface TakeOutstandingProps extends TakePaymentDialogProps {
  account: BookingAccountShownFragment;
}

function TakeOutstanding({ account, booking, onClose }: TakeOutstandingProps) {
  const [way, setWay] = useState<"desk" | "waive" | "card">("desk");
  const [link, setLink] = useState<CardChargeItemFragment>();
  const { amount: balance, currency } = account.balance;
  const of = { ...booking, balance, currency, credit: account.credit.amount };
  const { client_id: clientId } = account;
  if (link) return <PaymentLinkDialog link={link} name={booking.name} locale={booking.locale} onClose={onClose} />;
  if (way === "waive") return <WaiveBalanceDialog of={{ ...of, bookingId: booking.id }} onClose={onClose} />;
  if (way === "card") {
    return <CardPaymentDialog of={{ ...of, bookingId: booking.id, clientId }} onLink={setLink} onClose={onClose} />;
  }
  return (
    <TakeForm
      account={account}
      of={of}
      onWaive={() => setWay("waive")}
      onCard={() => setWay("card")}
      onClose={onClose}
    />
  );
}

interface TakeFormProps {
  account: BookingAccountShownFragment;
  of: PaymentOf;
  onWaive: () => void;
  onCard: () => void;
  onClose: () => void;
}

function TakeForm({ account, of, onWaive, onCard, onClose }: TakeFormProps) {
  const [take] = useTakePaymentMutation();
  const refusal = useRefusal("fees.waive");
  const { currency, locale, name } = of;
  return (
    <FormDialog<PaymentValues, SentPayment>
      title="Take payment"
      note={name}
      schema={paymentForm(currency)}
      defaultValues={{ shares: shareValues(of.balance, currency), tip: "", given: "" }}
      submitLabel={(form) => {
        const [shares, tip] = form.watch(["shares", "tip"]);
        const sum = sumOfShares(shares, currency) + (readTypedMoney(tip, currency) ?? 0);
        return `Take ${formatMoney(sum, currency, locale)}`;
      }}
      onSubmit={async ({ shares }) => {
        const { data } = await take({ variables: { input: { booking_id: account.booking_id, shares } } });
        const left = data?.takePayment?.balance.amount ?? 0;
        const detail = left > 0 ? `${formatMoney(left, currency, locale)} is still to pay` : "Nothing is left to pay";
        showToast({ message: `The payment of ${name} is taken`, detail, tone: "success" });
      }}
      onClose={onClose}
      aside={(form) => <PaymentAside form={form} account={account} of={of} />}
      foot={() => (
        <>
          <Button variant="text" startIcon={<Icon name="card" />} onClick={onCard}>
            Pay by card
          </Button>
          <RefusableButton variant="text" refusal={refusal} onClick={onWaive}>
            Waive an amount
          </RefusableButton>
        </>
      )}
    >
      {(form) => <PaymentShares form={form} of={of} />}
    </FormDialog>
  );
}

interface PaymentAsideProps {
  form: UseFormReturn<PaymentValues, unknown, SentPayment>;
  account: BookingAccountShownFragment;
  of: PaymentOf;
}

/** What it costs, what was paid, and what the next press does. */
function PaymentAside({ form, account, of: { currency, locale, name, credit } }: PaymentAsideProps) {
  const [hasTip, setHasTip] = useState(false);
  const [shares, tip] = useWatch({ control: form.control, name: ["shares", "tip"] });
  const taken = (amount: string, at: number) =>
    (readTypedMoney(amount, currency) ?? 0) + (at === 0 ? (readTypedMoney(tip, currency) ?? 0) : 0);
  const money = (amount: number) => formatMoney(amount, currency, locale);
  return (
    <Preview as="div">
      <h3>To pay, {currency}</h3>
      <dl>
        <div>
          <dt>Price and fees</dt>
          <dd>{money(account.charged.amount)}</dd>
        </div>
        {account.payments.map((payment) => (
          <div key={payment.id}>
            <dt>
              {METHOD_LOOKS[payment.method].label}, {payment.payer_name}
            </dt>
            <dd>{money(-(payment.amount.amount - payment.refunded.amount))}</dd>
          </div>
        ))}
        <div className="total">
          <dt>Still due</dt>
          <dd>{money(account.balance.amount)}</dd>
        </div>
      </dl>
      {credit > 0 ? <p>{`${name} has ${money(credit)} of credit.`}</p> : null}
      {hasTip ? (
        <TextInput
          control={form.control}
          name="tip"
          label="Tip"
          hint={`${currency}, with the first payment`}
          inputMode="decimal"
          autoFocus
        />
      ) : (
        <Button startIcon={<Icon name="plus" />} sx={{ justifySelf: "start" }} onClick={() => setHasTip(true)}>
          Add a tip
        </Button>
      )}
      <h3>What happens</h3>
      <ul>
        {shares.map(({ method, amount, payer_name }, at) => (
          // Shares have no id: their index in the party identifies them.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <Icon name={METHOD_LOOKS[method].icon} />
            {whatHappens(method, money(taken(amount, at)), payer_name || (at === 0 ? name : ""))}
          </li>
        ))}
      </ul>
    </Preview>
  );
}

function whatHappens(method: PaymentValues["shares"][number]["method"], amount: string, payer: string): string {
  const who = payer === "" ? "" : ` from ${payer}`;
  switch (method) {
    case "cash":
      return `${amount} in cash${who}`;
    case "card_terminal":
      return `Take ${amount}${who} on your card machine`;
    case "transfer":
      return `${amount}${who} is in the bank`;
    case "credit":
      return `${amount} is taken off the credit of ${payer || "the client"}`;
    case "other":
      return `${amount}${who} came as you note it`;
  }
}
