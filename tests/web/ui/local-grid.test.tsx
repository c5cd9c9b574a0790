import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PHONE } from "#web/theme/theme.ts";
import { FIGURE, LocalGrid, type LocalColumn } from "#web/ui/grid/LocalGrid.tsx";
import { gridLines } from "./grid-lines.ts";
import { renderKit } from "./render-kit.tsx";

interface Bay {
  id: number;
  name: string;
  hours: number | null;
  isSum?: boolean;
}

const COLUMNS: readonly LocalColumn<Bay>[] = [
  { field: "name", headerName: "Bay", rowHeader: true, width: 120 },
  {
    field: "hours",
    headerName: "Hours",
    ...FIGURE,
    isWide: true,
    valueFormatter: (hours: number | null) => hours ?? "–",
  },
];
const BAYS: readonly Bay[] = [
  { id: 1, name: "Bay 1", hours: 9 },
  { id: 2, name: "Bay 2", hours: 40 },
  { id: 3, name: "Bay 3", hours: null },
  { id: 4, name: "All 3", hours: 49, isSum: true },
];

const shown = (name: string) => gridLines(screen.getByRole("grid", { name }));

test("sorts figures from the highest, then from the lowest, with the total always last", async () => {
  const { user } = renderKit(<LocalGrid label="Bays" columns={COLUMNS} rows={BAYS} />);
  const head = screen.getByRole("columnheader", { name: "Hours" });
  await user.click(head);
  expect(shown("Bays")).toEqual([
    ["Bay 2", "40"],
    ["Bay 1", "9"],
    ["Bay 3", "–"],
    ["All 3", "49"],
  ]);
  await user.click(head);
  expect(shown("Bays")).toEqual([
    ["Bay 3", "–"],
    ["Bay 1", "9"],
    ["Bay 2", "40"],
    ["All 3", "49"],
  ]);
});

test("does not sort rows with a fixed order", async () => {
  const { user } = renderKit(<LocalGrid label="Bays" columns={COLUMNS} rows={BAYS} isOrdered />);
  await user.click(screen.getByRole("columnheader", { name: "Hours" }));
  expect(shown("Bays").map(([name]) => name)).toEqual(["Bay 1", "Bay 2", "Bay 3", "All 3"]);
});

test("hides wide columns on phones", () => {
  vi.stubGlobal("matchMedia", (media: string) => Object.assign(new EventTarget(), { media, matches: media === PHONE }));
  renderKit(<LocalGrid label="Bays" columns={COLUMNS} rows={BAYS} />);
  vi.unstubAllGlobals();
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(["Bay"]);
});
