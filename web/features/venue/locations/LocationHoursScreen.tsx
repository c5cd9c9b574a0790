import { styled } from "@mui/material/styles";
import { useNavigate, useParams } from "react-router-dom";
import { paths } from "#web/screen/paths.ts";
import { Screen } from "#web/screen/Screen.tsx";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { useUrlValue } from "#web/screen/use-url-value.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useOffsetLabel } from "#web/tenant/venue.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { FullHeight } from "#web/ui/layout/FullHeight.ts";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { CardsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { countText } from "#web/ui/text/count-text.ts";
import { addressLine } from "./address-line.ts";
import { useLocationPageQuery, type LocationPageQuery } from "./hours.generated.ts";
import { HoursEditor } from "./HoursEditor.tsx";
import { LocationDialog } from "./LocationDialog.tsx";
import type { LocationRowFragment } from "./locations.generated.ts";
import { useLocationChanges } from "./use-location-changes.ts";

/** One location: its address, and its opening hours. */
export function LocationHoursScreen() {
  const id = Number(useParams()["locationId"]);
  const isId = Number.isInteger(id) && id > 0;
  const query = useLocationPageQuery({ variables: { id }, skip: !isId });
  if (!isId || query.data?.locationsByIds?.length === 0) {
    return (
      <Screen title="Not found">
        <EmptyState title="There is no such location">It was removed, or the address is wrong.</EmptyState>
      </Screen>
    );
  }
  if (query.data) return <LocationWithHours page={query.data} onReload={() => query.refetch()} />;
  return (
    <Screen title="Location">
      <Unloaded failure="The location did not load" query={query} waiting={<CardsSkeleton />} />
    </Screen>
  );
}

function LocationWithHours({ page, onReload }: { page: LocationPageQuery; onReload: () => Promise<unknown> }) {
  const location = page.locationsByIds?.[0];
  const [dialog, setDialog] = useUrlValue("edit");
  const refusal = useRefusal("locations.write");
  const mayChange = refusal === undefined;
  const { update, remove } = useLocationChanges();
  const navigate = useNavigate();
  if (!location || !page.locationHours) return null;
  const removeAndLeave = async () => {
    if (await remove(location)) await navigate(paths.locations);
  };
  return (
    <Screen
      title={location.name}
      actions={
        <>
          <RefusableButton
            startIcon={<Icon name="edit" size={14} />}
            refusal={refusal}
            onClick={() => setDialog("details")}
          >
            Edit
          </RefusableButton>
          <RefusableButton color="error" refusal={refusal} onClick={() => void removeAndLeave()}>
            Remove
          </RefusableButton>
        </>
      }
    >
      <FullHeight>
        <LocationFacts location={location} bays={page.resources?.meta.total ?? 0} />
        <div className="fill">
          <HoursEditor
            key={location.id}
            hours={page.locationHours}
            formats={location}
            isReadOnly={!mayChange}
            onReload={onReload}
          />
        </div>
      </FullHeight>
      {mayChange && dialog === "details" ? (
        <LocationDialog
          location={location}
          onClose={() => setDialog(null)}
          onSave={(sent, version) => update({ ...location, version }, sent)}
        />
      ) : null}
    </Screen>
  );
}

function LocationFacts({ location, bays }: { location: LocationRowFragment; bays: number }) {
  const address = addressLine(location);
  const offset = useOffsetLabel(location);
  return (
    <Facts>
      {address ? <span>{address}</span> : null}
      <span>{countText(bays, "bay")}</span>
      <span>
        {location.timezone}, {offset}
      </span>
    </Facts>
  );
}

const Facts = styled("p")({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: "0 16px",
  minHeight: 36,
  padding: "8px 16px",
  lineHeight: "20px",
  fontSize: 13,
  color: "var(--text-2)",
  background: "var(--surface)",
  borderBottom: "1px solid var(--line)",
});
