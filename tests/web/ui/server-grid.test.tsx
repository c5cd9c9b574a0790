import { screen, waitFor } from "@testing-library/react";
import type { SyntheticEvent } from "react";
import { expect, test, vi } from "vitest";
import { PHONE } from "#web/theme/theme.ts";
import { FIRST_PAGE, type ListQuery } from "#web/ui/grid/list-query.ts";
import type { ServerGridProps } from "#web/ui/grid/server-grid-props.ts";
import { ServerGrid } from "#web/ui/grid/ServerGrid.tsx";
import { gridLines } from "./grid-lines.ts";
import { renderKit } from "./render-kit.tsx";

interface Client {
  id: number;
  name: string;
}

function grid(changed: Partial<ServerGridProps<Client>> = {}) {
  return (
    <div style={{ width: 800, height: 600 }}>
      <ServerGrid<Client>
        noun="clients"
        columns={[{ field: "name", headerName: "Client", width: 300 }]}
        rows={[]}
        total={0}
        query={FIRST_PAGE}
        onQueryChange={() => {}}
        isLoading={false}
        empty={{ title: "No clients yet", text: "Add the first one." }}
        renderCard={(row) => row.name}
        {...changed}
      />
    </div>
  );
}

test("says how an empty list fills", () => {
  renderKit(
    grid({ empty: { title: "No clients yet", text: "Add the first one.", actions: <button>New client</button> } }),
  );
  expect(screen.getByRole("heading", { name: "No clients yet" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "New client" })).toBeTruthy();
});

test("names the filters without a match, and clears them", async () => {
  const onClearFilters = vi.fn<() => void>();
  const filters = [{ key: "due", label: "Past due", isOn: true }];
  const { user } = renderKit(grid({ filters, onClearFilters, query: { ...FIRST_PAGE, search: "tre" } }));
  expect(screen.getByText("Nothing matches “tre” and Past due.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Clear all" }));
  expect(onClearFilters).toHaveBeenCalledTimes(1);
});

test("shows the error, another try and the request's id", async () => {
  const onRetry = vi.fn<() => void>();
  const error = { message: "The server took longer than 30 seconds.", requestId: "7f3a-19c2" };
  const { user } = renderKit(grid({ error, onRetry }));
  expect(screen.getByRole("heading", { name: "The clients did not load" })).toBeTruthy();
  expect(screen.getByText("The server took longer than 30 seconds. Request 7f3a-19c2.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test("shows placeholder rows during the first load", () => {
  renderKit(grid({ isLoading: true }));
  expect(screen.getByText("Loading")).toBeTruthy();
  expect(screen.queryByText("No clients yet")).toBeNull();
});

test("returns from a page past the end", async () => {
  const onQueryChange = vi.fn<(query: ListQuery) => void>();
  const { user } = renderKit(grid({ total: 45, query: { ...FIRST_PAGE, page: 9 }, onQueryChange }));
  expect(screen.getByText("0 of 45")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Last page" }));
  expect(onQueryChange).toHaveBeenCalledWith({ ...FIRST_PAGE, page: 3 });
});

test("ignores a sort that no column has", () => {
  const onQueryChange = vi.fn<(query: ListQuery) => void>();
  const query = { ...FIRST_PAGE, sortBy: "position" };
  renderKit(grid({ rows: [{ id: 1, name: "Jo Park" }], total: 1, query, onQueryChange }));
  expect(screen.getByRole("gridcell", { name: "Jo Park" })).toBeTruthy();
  expect(onQueryChange).not.toHaveBeenCalled();
});

test("pages through many rows and returns to the first page when the page size changes", async () => {
  const onQueryChange = vi.fn<(query: ListQuery) => void>();
  const rows = Array.from({ length: 20 }, (_, id) => ({ id, name: `Client ${id}` }));
  const query = { ...FIRST_PAGE, page: 5 };
  const { user } = renderKit(grid({ rows, total: 12_480, query, onQueryChange }));
  expect(screen.getByText("81–100 of 12,480")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Next page" }));
  expect(onQueryChange).toHaveBeenLastCalledWith({ ...query, page: 6 });
  await user.selectOptions(screen.getByLabelText("Rows"), "50");
  expect(onQueryChange).toHaveBeenLastCalledWith({ ...query, page: 1, perPage: 50 });
});

test("searches once typing pauses, from the first page", async () => {
  const onQueryChange = vi.fn<(query: ListQuery) => void>();
  const { user } = renderKit(
    grid({ searchLabel: "Name, email, phone", query: { ...FIRST_PAGE, page: 3 }, onQueryChange }),
  );
  await user.type(screen.getByRole("searchbox", { name: "Name, email, phone" }), "tre");
  await waitFor(() => expect(onQueryChange).toHaveBeenCalledWith({ ...FIRST_PAGE, search: "tre" }));
  expect(onQueryChange).toHaveBeenCalledTimes(1);
});

test("opens a row by Enter on a cell, and leaves Enter on a button to the button", async () => {
  const onRowOpen = vi.fn<(row: Client) => void>();
  const remove = vi.fn<(event: SyntheticEvent) => void>((event) => event.stopPropagation());
  const { user } = renderKit(
    grid({
      rows: [{ id: 1, name: "Margaux Tremblay" }],
      total: 1,
      onRowOpen,
      columns: [
        { field: "name", headerName: "Client", width: 300 },
        { field: "acts", headerName: "Acts", width: 100, renderCell: () => <button onClick={remove}>Remove</button> },
      ],
    }),
  );
  (await screen.findByRole("button", { name: "Remove" })).focus();
  await user.keyboard("{Enter}");
  expect(remove).toHaveBeenCalledTimes(1);
  expect(onRowOpen).not.toHaveBeenCalled();
  await user.click(screen.getByRole("gridcell", { name: "Margaux Tremblay" }));
  onRowOpen.mockClear();
  await user.keyboard("{Enter}");
  expect(onRowOpen).toHaveBeenCalledTimes(1);
});

const JO_AND_MO = {
  rows: [
    { id: 1, name: "Jo Park" },
    { id: 2, name: "Mo Lind" },
  ],
  total: 2,
  groupRows: (rows: readonly Client[]) => [
    { name: "Members", rows: rows.slice(1) },
    { name: "Others", rows: rows.slice(0, 1) },
  ],
};

test("shows rows under group headings, which open nothing", async () => {
  const onRowOpen = vi.fn<(row: Client) => void>();
  const { user } = renderKit(grid({ ...JO_AND_MO, onRowOpen }));
  const lines = gridLines(screen.getByRole("grid", { name: "clients" }));
  expect(lines).toEqual([["Members 1"], ["Mo Lind"], ["Others 1"], ["Jo Park"]]);
  await user.click(screen.getByRole("gridcell", { name: "Members 1" }));
  await user.keyboard("{Enter}");
  expect(onRowOpen).not.toHaveBeenCalled();
  await user.keyboard("{ArrowDown}{Enter}");
  expect(onRowOpen).toHaveBeenCalledExactlyOnceWith({ id: 2, name: "Mo Lind" });
});

test("shows no count for a group that may continue on another page", () => {
  renderKit(grid({ ...JO_AND_MO, total: 21 }));
  expect(screen.getByRole("gridcell", { name: "Members" })).toBeTruthy();
});

test("shows a group's name in the first visible column", () => {
  const columns = [
    { field: "name", headerName: "Client", width: 300 },
    { field: "initial", headerName: "Initial", valueGetter: (_value: unknown, { name }: Client) => name.charAt(0) },
  ];
  renderKit(grid({ ...JO_AND_MO, columns, columnVisibility: { name: false } }));
  expect(gridLines(screen.getByRole("grid", { name: "clients" })).flat()).toEqual(["Members 1", "M", "Others 1", "J"]);
});

test("puts each group's name above its cards on phones", () => {
  vi.stubGlobal("matchMedia", (media: string) => Object.assign(new EventTarget(), { media, matches: media === PHONE }));
  renderKit(grid(JO_AND_MO));
  vi.unstubAllGlobals();
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["Members 1", "Others 1"]);
  expect(screen.getByRole("list", { name: "clients, Members" }).textContent).toBe("Mo Lind");
});
