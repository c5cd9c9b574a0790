import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import { clientPath } from "#web/screen/paths.ts";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { LoadedPanel } from "#web/ui/page/LoadedPanel.tsx";
import { SidePanel } from "#web/ui/page/SidePanel.tsx";
import { TextSkeleton } from "#web/ui/page/Skeletons.tsx";
import { useRecentClientBookingsQuery } from "./client-bookings.generated.ts";
import { ClientBookingLines } from "./ClientBookingLines.tsx";
import { ClientFacts } from "./ClientFacts.tsx";
import { useClientDetailsQuery, type ClientDetailsQuery } from "./clients.generated.ts";
import { EditClient } from "./EditClient.tsx";
import { ClientTags } from "./tags/ClientTags.tsx";

interface ClientPanelProps {
  clientId: number;
  onClose: () => void;
}

/** One client beside the list: contact details, next and last bookings. */
export function ClientPanel({ clientId, onClose }: ClientPanelProps) {
  const { data, error, refetch } = useClientDetailsQuery({
    variables: { id: clientId },
    fetchPolicy: "cache-and-network",
  });
  return (
    <LoadedPanel
      title={`Client ${clientId}`}
      failure="The client did not load"
      data={data?.client}
      error={error && explain(error)}
      onRetry={() => void refetch()}
      onClose={onClose}
    >
      {(client) => <ClientDetails client={client} onClose={onClose} />}
    </LoadedPanel>
  );
}

type Details = NonNullable<ClientDetailsQuery["client"]>;

function ClientDetails({ client, onClose }: { client: Details; onClose: () => void }) {
  return (
    <SidePanel
      title={client.name}
      onClose={onClose}
      actions={
        <>
          <Button component={Link} to={clientPath(client.id)} variant="contained">
            Open page
          </Button>
          <EditClient client={client} />
        </>
      }
    >
      <ClientTags client={client} />
      <ClientFacts client={client} />
      <RecentBookings clientId={client.id} />
    </SidePanel>
  );
}

function RecentBookings({ clientId }: { clientId: number }) {
  const { data, error, refetch } = useRecentClientBookingsQuery({
    variables: { id: clientId },
    fetchPolicy: "cache-and-network",
  });
  const { upcoming, past } = data ?? {};
  if (upcoming && past) {
    return (
      <Recent>
        <ClientBookingLines title="Upcoming" bookings={upcoming} to={clientPath(clientId)} />
        <ClientBookingLines title="Past" bookings={past} to={`${clientPath(clientId)}?period=past`} />
      </Recent>
    );
  }
  return (
    <Recent>
      {error ? (
        <ErrorState title="The bookings did not load" error={explain(error)} onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={4} />
      )}
    </Recent>
  );
}

const Recent = styled("div")({
  display: "grid",
  gap: 16,
  marginTop: 16,
  paddingTop: 12,
  borderTop: "1px solid var(--line-soft)",
});
