import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { formatMoney } from "#schema/shared/format-money.ts";
import { attempt } from "#web/apollo/show-failure.ts";
import { useUnsettledPaymentsQuery } from "#web/features/payments/shared/unsettled-payments.generated.ts";
import { useCompany } from "#web/tenant/company.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { useDisconnectStripeMutation } from "./ecommerce.generated.ts";

/** Disconnects card payments after a confirmation. */
export function DisconnectCard() {
  const { name } = useCompany();
  const confirm = useConfirm();
  const [disconnect] = useDisconnectStripeMutation();
  const notBack = useNotGivenBack();
  const ask = () =>
    confirm({
      title: "Disconnect card payments?",
      text: `Nobody can pay by card any more. Bookings stay, and people pay at the venue. Payments under way are settled or cancelled first. Refunds of earlier payments are then made at the provider.${notBack}`,
      confirmLabel: "Disconnect card payments",
      cancelLabel: "Keep them",
      tone: "danger",
      typeToConfirm: name,
      act: () => attempt("Card payments stay connected", () => disconnect(), "Card payments are disconnected"),
    });
  return (
    <Card title="Disconnect">
      <Body>
        <p>You stop taking cards. People book as before and pay at the venue.</p>
        <Button color="error" fullWidth onClick={() => void ask()}>
          Disconnect card payments
        </Button>
      </Body>
    </Card>
  );
}

const MOST_NAMED = 3;

/** Whose money could not be given back so far: nobody can try again once the account is gone. */
function useNotGivenBack(): string {
  const { data } = useUnsettledPaymentsQuery({ variables: {} });
  const { locale } = useCompany();
  const failed = (data?.unsettledPayments?.data ?? []).filter(({ state }) => state === "refund_failed");
  if (failed.length === 0) return "";
  const named = failed
    .slice(0, MOST_NAMED)
    .map(({ payer_name, amount }) => `${payer_name}, ${formatMoney(amount.amount, amount.currency, locale)}`);
  const rest = failed.length - named.length;
  return ` Not given back so far: ${[...named, ...(rest > 0 ? [`${rest} more`] : [])].join("; ")}. Settle this first: it can no longer be tried again from here.`;
}

const Body = styled("div")({
  display: "flex",
  flexDirection: "column",
  gap: 12,
  padding: "0 16px 16px",
  fontSize: 13,
  lineHeight: "20px",
  color: "var(--text-2)",
});
