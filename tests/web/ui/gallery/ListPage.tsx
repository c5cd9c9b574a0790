import type { GridColDef } from "@mui/x-data-grid";
import { useState } from "react";
import { FIRST_PAGE } from "#web/ui/grid/list-query.ts";
import { ServerGrid } from "#web/ui/grid/ServerGrid.tsx";
import { SidePanel } from "#web/ui/page/SidePanel.tsx";
import { StateChip } from "#web/ui/state/StateChip.tsx";

interface Client {
  id: number;
  name: string;
  email: string;
  visits: number;
}

const COLUMNS: GridColDef<Client>[] = [
  { field: "name", headerName: "Client", flex: 1, minWidth: 160 },
  { field: "email", headerName: "Email", flex: 1, minWidth: 180, sortable: false },
  {
    field: "state",
    headerName: "Membership",
    width: 140,
    sortable: false,
    renderCell: () => (
      <StateChip tone="green" icon="check-circle">
        Active
      </StateChip>
    ),
  },
  { field: "visits", headerName: "90 days", width: 100, align: "right", headerAlign: "right" },
];

const ALL: Client[] = Array.from({ length: 318 }, (_, id) => ({
  id: id + 1,
  name: `Margaux Tremblay ${id + 1}`,
  email: `margaux.${id + 1}@mail.example`,
  visits: id % 22,
}));

/** A server grid on an in-memory list. */
export function ListPage() {
  const [query, setQuery] = useState(FIRST_PAGE);
  const [openId, setOpenId] = useState<number | string | null>(null);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<number | string>>(new Set());
  const found = ALL.filter((client) => client.name.includes(query.search));
  return (
    <div style={{ display: "flex", height: "100vh" }}>
      <div style={{ flex: 1, minWidth: 0 }}>
        <ServerGrid
          noun="clients"
          columns={COLUMNS}
          rows={found.slice((query.page - 1) * query.perPage, query.page * query.perPage)}
          total={found.length}
          query={query}
          onQueryChange={setQuery}
          isLoading={false}
          searchLabel="Name, email, phone"
          filters={[
            { key: "since", label: "Booked since 1 Jan", count: 318, isOn: true },
            { key: "due", label: "Past due", count: 9, isOn: false },
          ]}
          onClearFilters={() => setQuery(FIRST_PAGE)}
          empty={{ title: "No clients yet", text: "Add the first one." }}
          onRowOpen={(row) => setOpenId(row.id)}
          openRowId={openId}
          selectedIds={selectedIds}
          onSelectedIdsChange={setSelectedIds}
          renderCard={(row) => (
            <span>
              <b style={{ display: "block", fontWeight: 600 }}>{row.name}</b>
              <span style={{ color: "var(--text-2)" }}>{row.email}</span>
            </span>
          )}
        />
      </div>
      {openId === null ? null : (
        <SidePanel title={`Client ${openId}`} onClose={() => setOpenId(null)}>
          Facts
        </SidePanel>
      )}
    </div>
  );
}
