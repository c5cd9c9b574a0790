import { Link } from "react-router-dom";
import { formatMoney } from "#schema/shared/format-money.ts";
import { useDayFormats } from "#web/features/memberships/shared/use-day-formats.ts";
import {
  useUnsettledPaymentsQuery,
  type UnsettledPaymentItemFragment,
} from "#web/features/payments/shared/unsettled-payments.generated.ts";
import { paths } from "#web/screen/paths.ts";
import { useCan } from "#web/session/session.ts";
import { Stack } from "#web/ui/layout/Stack.ts";
import { Note } from "#web/ui/state/Note.tsx";

/** Tells of the client's money that has not gone back to their card yet; renders nothing if there is none. */
export function ClientUnsettledPayments({ clientId }: { clientId: number }) {
  const mayKnow = useCan("payments.take");
  const { locale } = useDayFormats();
  const { data } = useUnsettledPaymentsQuery({
    variables: { client_id: clientId },
    skip: !mayKnow,
    fetchPolicy: "cache-and-network",
  });
  const waiting = data?.unsettledPayments?.data.filter(({ state }) => state !== "refunded") ?? [];
  return (
    <Stack gap={8}>
      {waiting.map((refund) => (
        <Waiting key={refund.id} refund={refund} locale={locale} />
      ))}
    </Stack>
  );
}

function Waiting({ refund: { state, amount }, locale }: { refund: UnsettledPaymentItemFragment; locale: string }) {
  const isFailed = state !== "refunding";
  return (
    <Note tone={isFailed ? "red" : "amber"} icon={isFailed ? "warning" : "hourglass"}>
      {`${formatMoney(amount.amount, amount.currency, locale)} paid by card does not count as paid: ${WHERE[state]}. `}
      <Link to={`${paths.billing}?show=unsettled`}>Show the payment</Link>
    </Note>
  );
}

const WHERE: Record<UnsettledPaymentItemFragment["state"], string> = {
  refunding: "it is going back to the card",
  refund_failed: "it could not be given back",
  unclear: "it has to be looked up at the provider",
  refunded: "it was given back",
};
