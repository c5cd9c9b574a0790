import type { FocusEvent, KeyboardEvent } from "react";

const STEPS: Record<string, readonly [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrows go from button to button of a table, past what cannot be pressed. */
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

/** A table of buttons is one stop for Tab, where one was last: by Tab alone it would be a hundred. */
export function keepOneStop({ currentTarget, target }: FocusEvent<HTMLTableElement>): void {
  if (!(target instanceof HTMLButtonElement)) return;
  for (const button of currentTarget.querySelectorAll("button")) button.tabIndex = button === target ? 0 : -1;
}

/** The first button in this direction. */
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
