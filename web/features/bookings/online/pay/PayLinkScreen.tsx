import { useEffect, useState } from "react";
import { formatMoney } from "#schema/shared/format-money.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { CardFields } from "#web/features/payments/shared/card/CardFields.tsx";
import { PaymentsFrame } from "#web/features/payments/shared/card/PaymentsFrame.tsx";
import { TestCardNote } from "#web/features/payments/shared/card/TestCardNote.tsx";
import { useCompany } from "#web/tenant/company.ts";
import { formatDayTime, PLAIN_FORMATS } from "#web/time/format.ts";
import { Note } from "#web/ui/state/Note.tsx";
import { Card, CardTitle } from "../frame/Card.tsx";
import { useLinkToken } from "../frame/link-token.tsx";
import { LoadFailure } from "../frame/LoadFailure.tsx";
import { Notice } from "../frame/Notice.tsx";
import { PageSkeleton } from "../frame/PageSkeleton.tsx";
import { PublicButton } from "../frame/PublicButton.tsx";
import {
  useConfirmRequestedPaymentMutation,
  useRequestedPaymentQuery,
  useStartRequestedPaymentMutation,
  type RequestedPaymentQuery,
} from "./pay-link.generated.ts";
import { SaveCard } from "./SaveCard.tsx";
import { NEW_CARD, useCardPayment } from "./use-card-payment.ts";
import { WalletButton } from "./WalletButton.tsx";

/** Pays a card payment requested by the venue, through the link it mailed or showed. */
export function PayLinkScreen() {
  const token = useLinkToken();
  const { name } = useCompany();
  const { data, error, refetch } = useRequestedPaymentQuery({ variables: { token }, fetchPolicy: "network-only" });
  useEffect(() => {
    document.title = `Pay by card · ${name}`;
  }, [name]);
  const [isPaid, setIsPaid] = useState(false);
  const asked = data?.requestedPayment;
  if (!asked) {
    if (!error) return <PageSkeleton />;
    if (["not_found", "bad_argument"].includes(faultOf(error).code ?? "")) return <NoPayment />;
    return <LoadFailure title="The payment did not load" error={explain(error)} onRetry={() => void refetch()} />;
  }
  if (isPaid || asked.state === "paid") return <Paid asked={asked} />;
  if (asked.state === "refund_failed") {
    return (
      <Notice>
        <h1>Your money is not back on your card yet</h1>
        <p>{`The card was charged something else than was asked for, so nothing counts as paid. It could not be given back so far. Ask ${name} about it.`}</p>
      </Notice>
    );
  }
  if (asked.state === "refunding" || asked.state === "refunded") {
    return (
      <Notice>
        <h1>{asked.state === "refunded" ? "You have your money back" : "Your card gets its money back"}</h1>
        <p>{`The card was charged something else than was asked for, so nothing counts as paid. Ask ${name} for a new link.`}</p>
      </Notice>
    );
  }
  if (asked.state !== "open") {
    return (
      <Notice>
        <h1>This link no longer works</h1>
        <p>{`It has expired, or ${name} made a newer one. Ask there for a new link.`}</p>
      </Notice>
    );
  }
  return (
    <PaymentsFrame publishableKey={asked.publishable_key} account={asked.connect_account}>
      <PayForm asked={asked} token={token} onPaid={() => setIsPaid(true)} />
    </PaymentsFrame>
  );
}

function NoPayment() {
  const { name } = useCompany();
  return (
    <Notice>
      <h1>This link leads to no payment</h1>
      <p>{`Open it from the mail again: a part may be missing. If it still does not work, ask ${name} for a new link.`}</p>
    </Notice>
  );
}

type Asked = NonNullable<RequestedPaymentQuery["requestedPayment"]>;

function useAmount({ amount: { amount, currency } }: Asked): string {
  return formatMoney(amount, currency, useCompany().locale);
}

const whatOf = ({ description, location_name }: Asked): string =>
  [description, location_name].filter(Boolean).join(", ");

function Paid({ asked }: { asked: Asked }) {
  const amount = useAmount(asked);
  return (
    <Notice role="status">
      <h1>{`${amount} is paid. Thank you.`}</h1>
      <p>{`${whatOf(asked)}. You can close this page.`}</p>
      {asked.local_start === null ? <a href="/member/profile">Back to your profile</a> : null}
    </Notice>
  );
}

interface PayFormProps {
  asked: Asked;
  token: string;
  onPaid: () => void;
}

function PayForm({ asked, token, onPaid }: PayFormProps) {
  const amount = useAmount(asked);
  const { locale, name } = useCompany();
  const [savesCard, setSavesCard] = useState(false);
  const [isComplete, setIsComplete] = useState(false);
  const { pay, takeWallet, isSending, problem } = usePayLink({ token, savesCard, isComplete, onPaid });
  const { local_start, timeformat } = asked;
  const formats = { ...PLAIN_FORMATS, locale, timeformat };
  return (
    <Card style={{ maxWidth: 560, margin: "24px auto 0", padding: 24 }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void pay();
        }}
        noValidate
        style={{ display: "grid", gap: 16 }}
      >
        <header style={{ display: "grid", gap: 4 }}>
          <CardTitle as="h1" style={{ fontVariantNumeric: "tabular-nums" }}>{`Pay ${amount} to ${name}`}</CardTitle>
          <p style={{ color: "var(--text-2)" }}>
            {whatOf(asked)}
            {local_start ? (
              <>
                <br />
                {formatDayTime(local_start, formats, "withYear")}
              </>
            ) : null}
          </p>
        </header>
        <WalletButton
          amount={asked.amount.amount}
          currency={asked.amount.currency}
          mayOpen={() => !isSending}
          onPress={(press) => {
            takeWallet(press);
            void pay();
          }}
        />
        <CardFields onChange={(state) => setIsComplete(state.isComplete)} />
        {asked.can_save_card ? <SaveCard savesCard={savesCard} onChange={setSavesCard} /> : null}
        <TestCardNote />
        {problem === undefined ? null : (
          <Note tone="red" icon="warning" role="alert">
            {problem}
          </Note>
        )}
        <PublicButton type="submit" data-look="main" data-size="xl" disabled={isSending}>
          {isSending ? "Paying…" : `Pay ${amount}`}
        </PublicButton>
      </form>
    </Card>
  );
}

interface PayLink {
  token: string;
  savesCard: boolean;
  isComplete: boolean;
  onPaid: () => void;
}

/** Pays, and says why not. */
function usePayLink({ token, savesCard, isComplete, onPaid }: PayLink) {
  const card = useCardPayment({ cardId: NEW_CARD, savesCard, isComplete });
  const [start] = useStartRequestedPaymentMutation();
  const [ask] = useConfirmRequestedPaymentMutation();
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  /** Returns an error message, or null if it is paid. */
  const payOnce = async (): Promise<string | null> => {
    const paid = await card.pay({
      start: async () => (await start({ variables: { token } })).data?.startRequestedPayment,
      ask: async () => (await ask({ variables: { token } })).data?.confirmRequestedPayment,
      isProcessing: ({ is_processing }) => is_processing,
    });
    if (paid.problem !== undefined) return paid.problem;
    const { outcome } = paid;
    if (!outcome || outcome.state === "paid") return null;
    if (outcome.is_processing) return "Your bank has not answered yet. Do not pay again; ask the venue in a moment.";
    return outcome.message ?? "This link no longer works. Ask the venue for a new one.";
  };

  const pay = async () => {
    setIsSending(true);
    setProblem(undefined);
    const refusal = await payOnce().catch((error: unknown) => explain(error).message);
    setIsSending(false);
    if (refusal === null) return onPaid();
    setProblem(refusal);
  };
  return { pay, takeWallet: card.takeWallet, isSending, problem };
}
