import Button from "@mui/material/Button";
import { useMemo } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { CsvButton } from "#web/screen/CsvButton.tsx";
import { Screen } from "#web/screen/Screen.tsx";
import { useListUrl } from "#web/screen/use-list-url.ts";
import { pageVariables, useList } from "#web/screen/use-list.ts";
import { useUrlFilter, useUrlValue } from "#web/screen/use-url-value.ts";
import { useCan } from "#web/session/session.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { LoadedDialog } from "#web/ui/dialog/LoadedDialog.tsx";
import { ServerGrid } from "#web/ui/grid/ServerGrid.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import type { LoadError } from "#web/ui/page/ErrorState.tsx";
import { formatHours, resourceColumns, type ResourceNames } from "./resource-columns.tsx";
import type { ResourceFormSent } from "./resource-form.ts";
import { ResourceDialog } from "./ResourceDialog.tsx";
import {
  useResourceListQuery,
  useResourceTypesQuery,
  type ResourceRowFragment,
  type TypeRowFragment,
} from "./resources.generated.ts";
import { TypesDialog } from "./TypesDialog.tsx";
import { useResourceChanges } from "./use-resource-changes.ts";

const ORDER = { sorts: ["position"], sortDir: "asc" } as const;
const NEW = "new";
const TYPES = "types";

/** Bays, simulators and rooms by location; a row opens its form. */
export function ResourcesScreen() {
  const [query, setQuery] = useListUrl(ORDER);
  const [place, setPlace] = useUrlFilter("location");
  const [dialog, setDialog] = useUrlValue("edit");
  const { venues } = useVenues();
  const refusal = useRefusal("catalog.write");
  const mayDelete = useCan("catalog.delete");
  const location_id = venues.find(({ id }) => String(id) === place)?.id ?? null;
  const list = useList(useResourceListQuery, { ...pageVariables(query), location_id }, ({ resources }) => resources);
  const types = useTypes();
  const { remove } = useResourceChanges();
  const names = useNames(types.data);
  const columns = useMemo(
    () => resourceColumns(names, mayDelete ? (resource) => void remove(resource) : undefined),
    [names, mayDelete, remove],
  );
  return (
    <Screen
      meta={list.isKnown ? <span className="figures">{list.total}</span> : null}
      actions={
        <>
          <Button onClick={() => setDialog(TYPES)}>Types</Button>
          <RefusableButton
            variant="contained"
            startIcon={<Icon name="plus" />}
            refusal={refusal}
            onClick={() => setDialog(NEW)}
          >
            New resource
          </RefusableButton>
        </>
      }
    >
      <ServerGrid
        noun="resources"
        columns={columns}
        {...list}
        query={query}
        onQueryChange={setQuery}
        filters={venues.map(({ id, name }) => ({ key: String(id), label: name, isOn: location_id === id }))}
        onFilterToggle={(key) => setPlace(String(location_id) === key ? null : key)}
        onClearFilters={() => {
          setPlace(null);
          setQuery({ ...query, search: "", page: 1 });
        }}
        tools={<CsvButton path="/api/v1/resources/export" filters={{ location_id }} rowCount={list.total} />}
        empty={{ title: "No resources yet", text: "Add the first bay; visitors book time in it." }}
        onRowOpen={refusal === undefined ? ({ id }) => setDialog(String(id)) : undefined}
        renderCard={(resource) => <ResourceCard resource={resource} names={names} />}
      />
      <ResourceDialogs rows={list.rows} types={types} dialog={dialog} onClose={() => setDialog(null)} />
    </Screen>
  );
}

interface LoadedTypes {
  /** Undefined until loaded. */
  data: readonly TypeRowFragment[] | undefined;
  error: LoadError | undefined;
  onRetry: () => void;
}

function useTypes(): LoadedTypes {
  const { data, error, refetch } = useResourceTypesQuery({ fetchPolicy: "cache-and-network" });
  return { data: data?.resourceTypes?.data, error: error && explain(error), onRetry: () => void refetch() };
}

/** Names of locations and types by id. */
function useNames(types: readonly TypeRowFragment[] | undefined): ResourceNames {
  const { venues } = useVenues();
  return useMemo(
    () => ({
      locations: new Map(venues.map(({ id, name }) => [id, name])),
      types: new Map(types?.map(({ id, name }) => [id, name])),
    }),
    [venues, types],
  );
}

interface ResourceDialogsProps {
  rows: readonly ResourceRowFragment[];
  types: LoadedTypes;
  dialog: string | null;
  onClose: () => void;
}

/** The dialog named in the URL, if the person may use it. */
function ResourceDialogs({ rows, types, dialog, onClose }: ResourceDialogsProps) {
  const { create, update } = useResourceChanges();
  const mayChange = useCan("catalog.write");
  const edited = rows.find(({ id }) => String(id) === dialog);
  const loaded = { ...types, onClose };
  if (dialog === TYPES) {
    return (
      <LoadedDialog title="Resource types" {...loaded}>
        {(data) => <TypesDialog types={data} onClose={onClose} />}
      </LoadedDialog>
    );
  }
  if (!mayChange) return null;
  if (dialog === NEW) {
    return (
      <LoadedDialog title="New resource" {...loaded}>
        {(data) => <ResourceDialog key={NEW} types={data} onClose={onClose} onSave={create} />}
      </LoadedDialog>
    );
  }
  if (!edited) return null;
  const save = (sent: ResourceFormSent, version: number) => update({ ...edited, version }, sent);
  return (
    <LoadedDialog title={edited.name} {...loaded}>
      {(data) => <ResourceDialog key={edited.id} resource={edited} types={data} onClose={onClose} onSave={save} />}
    </LoadedDialog>
  );
}

function ResourceCard({ resource, names }: { resource: ResourceRowFragment; names: ResourceNames }) {
  const { name, resource_type_id, location_id } = resource;
  return (
    <>
      <b style={{ display: "block", fontWeight: 500 }}>{name}</b>
      <span style={{ color: "var(--text-2)", fontSize: 13 }}>
        {[names.types.get(resource_type_id), names.locations.get(location_id), formatHours(resource)]
          .filter(Boolean)
          .join(" · ")}
      </span>
    </>
  );
}
