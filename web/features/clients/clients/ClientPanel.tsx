import Button from "@mui/material/Button";
import { Link } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import { clientPath } from "#web/screen/paths.ts";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { LoadedPanel } from "#web/ui/page/LoadedPanel.tsx";
import { PanelSection } from "#web/ui/page/PanelSection.ts";
import { SidePanel } from "#web/ui/page/SidePanel.tsx";
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
  const query = useClientDetailsQuery({
    variables: { id: clientId },
    fetchPolicy: "cache-and-network",
  });
  return (
    <LoadedPanel
      title={`Client ${clientId}`}
      failure="The client did not load"
      data={query.data?.client}
      error={query.error && explain(query.error)}
      onRetry={() => void query.refetch()}
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
  const query = useRecentClientBookingsQuery({
    variables: { id: clientId },
    fetchPolicy: "cache-and-network",
  });
  const { upcoming, past } = query.data ?? {};
  if (upcoming && past) {
    return (
      <PanelSection as="div">
        <ClientBookingLines title="Upcoming" bookings={upcoming} to={clientPath(clientId)} />
        <ClientBookingLines title="Past" bookings={past} to={`${clientPath(clientId)}?period=past`} />
      </PanelSection>
    );
  }
  return (
    <PanelSection as="div">
      <Unloaded failure="The bookings did not load" query={query} />
    </PanelSection>
  );
}
