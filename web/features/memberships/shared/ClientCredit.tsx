import { useState } from "react";
import { z } from "zod";
import { RedeemGiftCardInput } from "#schema/memberships/gift-cards/models.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { useRefusal } from "#web/session/use-refusal.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { useClientCreditQuery, useRedeemGiftCardMutation, type ClientCreditQuery } from "./credit.generated.ts";
import { PayOutCreditDialog } from "./PayOutCreditDialog.tsx";
import { useDayFormats } from "./use-day-formats.ts";

interface ClientCreditProps {
  clientId: number;
  /** At the desk, the client who gets the credit; null for one's own. */
  clientName: string | null;
  /** Why the caller may not redeem. */
  refusal?: string | undefined;
}

/** Somebody's remaining credit, and a form to add a gift card to it. */
export function ClientCredit({ clientId, clientName, refusal }: ClientCreditProps) {
  const query = useClientCreditQuery({
    variables: { id: clientId },
    fetchPolicy: "cache-and-network",
  });
  const [isRedeeming, setIsRedeeming] = useState(false);
  const format = useFormatLeft();
  const left = query.data?.clientCredit?.left;
  return (
    <div className="acts">
      {left ? null : <Unloaded failure="The credit did not load" query={query} />}
      {left ? (
        <p>
          Credit: <b className="figures">{left.length === 0 ? "none" : format(left)}</b>
        </p>
      ) : null}
      {clientName === null ? null : <PayOut clientId={clientId} clientName={clientName} left={left ?? []} />}
      <RefusableButton size="small" {...(refusal !== undefined && { refusal })} onClick={() => setIsRedeeming(true)}>
        Redeem a gift card
      </RefusableButton>
      {isRedeeming ? (
        <RedeemDialog clientId={clientId} clientName={clientName} onClose={() => setIsRedeeming(false)} />
      ) : null}
    </div>
  );
}

/** A button for each currency with credit left. */
function PayOut({ clientId, clientName, left }: { clientId: number; clientName: string; left: Left }) {
  const refusal = useRefusal("payments.refund");
  const [paying, setPaying] = useState<Left[number] | null>(null);
  return (
    <>
      {left
        .filter(({ amount }) => amount > 0)
        .map((money) => (
          <RefusableButton key={money.currency} size="small" refusal={refusal} onClick={() => setPaying(money)}>
            {left.length > 1 ? `Pay out ${money.currency}` : "Pay out"}
          </RefusableButton>
        ))}
      {paying ? (
        <PayOutCreditDialog clientId={clientId} clientName={clientName} left={paying} onClose={() => setPaying(null)} />
      ) : null}
    </>
  );
}

type Left = NonNullable<ClientCreditQuery["clientCredit"]>["left"];

function useFormatLeft() {
  const { locale } = useDayFormats();
  return (left: Left) => left.map(({ amount, currency }) => formatMoney(amount, currency, locale)).join(", ");
}

const redeemForm = z.object({ code: RedeemGiftCardInput.shape.code });

function RedeemDialog({ clientId, clientName, onClose }: Omit<ClientCreditProps, "refusal"> & { onClose: () => void }) {
  const [redeem] = useRedeemGiftCardMutation();
  const format = useFormatLeft();
  return (
    <FormDialog
      title={clientName === null ? "Redeem a gift card" : `Redeem a gift card for ${clientName}`}
      schema={redeemForm}
      defaultValues={{ code: "" }}
      submitLabel="Redeem"
      onSubmit={async ({ code }) => {
        const input = { code, ...(clientName !== null && { client_id: clientId }) };
        const { data } = await redeem({ variables: { input } });
        const left = data?.redeemGiftCard?.left ?? [];
        showToast({ message: "The gift card is redeemed", detail: `${format(left)} of credit`, tone: "success" });
      }}
      onClose={onClose}
    >
      {({ control }) => (
        <TextInput control={control} name="code" label="Code" help="16 letters and digits" maxLength={40} autoFocus />
      )}
    </FormDialog>
  );
}
