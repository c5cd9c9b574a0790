import { styled } from "@mui/material/styles";
import { useState } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { Screen } from "#web/screen/Screen.tsx";
import { useCompany } from "#web/tenant/company.ts";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { CardsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { AccountCard } from "./AccountCard.tsx";
import { ConnectCard } from "./ConnectCard.tsx";
import { DisconnectCard } from "./DisconnectCard.tsx";
import { useEcommerceConfigQuery, type CardAccountFragment } from "./ecommerce.generated.ts";
import { ProviderFigures } from "./ProviderFigures.tsx";
import { TaxCard } from "./TaxCard.tsx";
import { useOAuthReturn } from "./use-oauth-return.ts";

/** Card payment settings: the account at the provider, fees and payouts. */
export function EcommerceScreen() {
  const { isFinishing } = useOAuthReturn();
  const { account, error, refetch } = useEcommerceConfig();
  return (
    <Screen title="E-commerce">
      {account && !isFinishing ? <Content account={account} /> : null}
      {!account && error && !isFinishing ? (
        <ErrorState title="Card payments could not be loaded" error={explain(error)} onRetry={refetch} />
      ) : null}
      {isFinishing || (!account && !error) ? <CardsSkeleton /> : null}
    </Screen>
  );
}

function Content({ account }: { account: CardAccountFragment }) {
  if (account.status === "not_connected") {
    return (
      <Columns>
        <div>
          <ConnectCard feePercentage={account.platform_fee_percentage} />
        </div>
        <div>
          <TestPaymentsNote />
          <TaxCard />
        </div>
      </Columns>
    );
  }
  return (
    <Columns>
      <div>
        <AccountCard account={account} />
        <ProviderFigures />
      </div>
      <div>
        <TestPaymentsNote />
        <TaxCard />
        <DisconnectCard />
      </div>
    </Columns>
  );
}

function TestPaymentsNote() {
  const { payment_mode } = useCompany();
  if (payment_mode === "live") return null;
  return (
    <Note tone="amber" icon="card">
      <strong>Test payments.</strong>{" "}
      {payment_mode === "simulated"
        ? "No Stripe keys are set. Payments are simulated; no money moves."
        : "The provider is in test mode, and no money moves."}
    </Note>
  );
}

const Columns = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(260px, 304px)",
  alignItems: "start",
  gap: 16,
  padding: 16,
  "& > div": { display: "flex", flexDirection: "column", gap: 12, minWidth: 0 },
  "@media (max-width: 1023.95px)": { gridTemplateColumns: "minmax(0, 1fr)" },
});

/** How long the settings are considered fresh; later the cache is shown while refetching. */
const FRESH_MS = 30_000;
let readAt = Number.NEGATIVE_INFINITY;

function useEcommerceConfig() {
  // Decided when the screen opens, so that re-rendering does not refetch.
  const [fetchPolicy] = useState(() => {
    if (Date.now() - readAt < FRESH_MS) return "cache-first" as const;
    readAt = Date.now();
    return "cache-and-network" as const;
  });
  const { data, error, refetch } = useEcommerceConfigQuery({ fetchPolicy });
  return { account: data?.ecommerceConfig ?? undefined, error, refetch: () => void refetch() };
}
