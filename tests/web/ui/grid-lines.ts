import { within } from "@testing-library/react";

/** The texts of a data grid's rows, cell by cell, without the headers. */
export const gridLines = (grid: HTMLElement): string[][] =>
  within(grid)
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.querySelectorAll("[role=rowheader], [role=gridcell]")].map((cell) => cell.textContent));
