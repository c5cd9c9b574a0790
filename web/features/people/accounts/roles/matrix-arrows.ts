import type { FocusEvent, KeyboardEvent } from "react";

const STEPS: Record<string, readonly [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves the focus between buttons of a table with the arrow keys, skipping cells without a button. */
export function moveByArrows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = STEPS[event.key];
  if (!step || !(event.target instanceof HTMLButtonElement)) return;
  const cell = event.target.closest<HTMLTableCellElement>("td, th");
  const row = cell?.closest("tr");
  if (!cell || !row) return;
  const next = buttonFrom(event.currentTarget, { row: row.rowIndex, column: cell.cellIndex }, step);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Roving tab index: the table is a single tab stop, at the last focused button. */
export function keepOneStop({ currentTarget, target }: FocusEvent<HTMLTableElement>): void {
  if (!(target instanceof HTMLButtonElement)) return;
  for (const button of currentTarget.querySelectorAll("button")) button.tabIndex = button === target ? 0 : -1;
}

/** Returns the first button in this direction. */
function buttonFrom(
  { rows }: HTMLTableElement,
  from: { row: number; column: number },
  [down, right]: readonly [number, number],
): HTMLButtonElement | undefined {
  let [row, column] = [from.row + down, from.column + right];
  while (rows[row] && column >= 0 && column < (rows[from.row]?.cells.length ?? 0)) {
    const button = rows[row]?.cells[column]?.querySelector("button");
    if (button) return button;
    [row, column] = [row + down, column + right];
  }
  return undefined;
}
