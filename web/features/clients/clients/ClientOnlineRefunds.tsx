import { Link } from "react-router-dom";
import { formatMoney } from "#schema/shared/format-money.ts";
import { useDayFormats } from "#web/features/memberships/shared/use-day-formats.ts";
import {
  useOnlineRefundsQuery,
  type OnlineRefundItemFragment,
} from "#web/features/payments/shared/online-refunds.generated.ts";
import { paths } from "#web/screen/paths.ts";
import { useCan } from "#web/session/session.ts";
import { Stack } from "#web/ui/layout/Stack.ts";
import { Note } from "#web/ui/state/Note.tsx";

/** Tells of the client's money that has not gone back to their card yet; renders nothing if there is none. */
export function ClientOnlineRefunds({ clientId }: { clientId: number }) {
  const mayKnow = useCan("payments.take");
  const { locale } = useDayFormats();
  const { data } = useOnlineRefundsQuery({
    variables: { client_id: clientId },
    skip: !mayKnow,
    fetchPolicy: "cache-and-network",
  });
  const waiting = data?.onlineRefunds?.data.filter(({ state }) => state !== "refunded") ?? [];
  return (
    <Stack gap={8}>
      {waiting.map((refund) => (
        <Waiting key={refund.id} refund={refund} locale={locale} />
      ))}
    </Stack>
  );
}

function Waiting({ refund: { state, amount }, locale }: { refund: OnlineRefundItemFragment; locale: string }) {
  const isFailed = state === "refund_failed";
  return (
    <Note tone={isFailed ? "red" : "amber"} icon={isFailed ? "warning" : "hourglass"}>
      {`${formatMoney(amount.amount, amount.currency, locale)} paid online bought nothing and ${
        isFailed ? "could not be given back" : "is going back to the card"
      }. `}
      <Link to={`${paths.billing}?show=online`}>Show the payment</Link>
    </Note>
  );
}
