import { Navigate, useParams } from "react-router-dom";
import { faultOf } from "#web/apollo/http-fault.ts";
import { NewBookingLink } from "#web/screen/NewBookingLink.tsx";
import { clientPath, paths } from "#web/screen/paths.ts";
import { Screen } from "#web/screen/Screen.tsx";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { idOf } from "#web/screen/use-url-value.ts";
import { ActForButton } from "#web/session/ActForButton.tsx";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { ClientAsOf } from "./ClientAsOf.tsx";
import { ClientBookings, type ClientMailSlot } from "./ClientBookings.tsx";
import { useClientDetailsQuery } from "./clients.generated.ts";
import { EditClient } from "./EditClient.tsx";

/** One client with all their bookings. */
export function ClientScreen({ Mail }: { Mail: ClientMailSlot }) {
  const id = idOf(useParams()["clientId"] ?? "");
  const query = useClientDetailsQuery({
    variables: { id: id ?? 0 },
    skip: id === null,
    fetchPolicy: "cache-and-network",
  });
  const client = query.data?.client;
  if (id === null || (query.error && faultOf(query.error).code === "not_found")) {
    return (
      <Screen title="Not found">
        <EmptyState title="There is no such client">
          The address is wrong, or the client is another company's.
        </EmptyState>
      </Screen>
    );
  }
  if (!client) {
    return (
      <Screen title="Client">
        <Unloaded failure="The client did not load" query={query} waiting={<RowsSkeleton />} />
      </Screen>
    );
  }
  // The record was merged into another: use that one's URL.
  if (client.id !== id) return <Navigate to={clientPath(client.id)} replace />;
  if (client.anonymized_at !== null) {
    return (
      <Screen title={client.name} meta={<span className="figures">Nothing is kept that identifies this person</span>}>
        <ClientBookings key={client.id} client={client} isErased />
      </Screen>
    );
  }
  return (
    <Screen
      title={client.name}
      actions={
        <>
          <ActForButton person={client} path={paths.book} />
          <ClientAsOf client={client} />
          <EditClient client={client} />
          <NewBookingLink atThumb clientId={client.id} />
        </>
      }
    >
      <ClientBookings key={client.id} client={client} Mail={Mail} />
    </Screen>
  );
}
