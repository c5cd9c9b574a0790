/** The grid's own keys, for the keyboard help; handled in use-grid-events.ts while the grid has focus. */
export const GRID_KEYS = [
  { does: "Move between cells", chords: [["ArrowLeft"], ["ArrowUp"], ["ArrowDown"], ["ArrowRight"]] },
  { does: "First, last column", chords: [["Home"], ["End"]] },
  { does: "An hour up, down", chords: [["PageUp"], ["PageDown"]] },
  { does: "Open, or book the free time", chords: [["Enter"]] },
  { does: "Show details", chords: [["Space"]] },
] as const;

/** Keys that move or change the focused booking. */
export const MOVE_KEYS = [
  {
    does: "Earlier, later",
    chords: [
      ["Alt", "ArrowUp"],
      ["Alt", "ArrowDown"],
    ],
  },
  {
    does: "To the next column",
    chords: [
      ["Alt", "ArrowLeft"],
      ["Alt", "ArrowRight"],
    ],
  },
  {
    does: "Shorter, longer",
    chords: [
      ["Shift", "Alt", "ArrowUp"],
      ["Shift", "Alt", "ArrowDown"],
    ],
  },
  { does: "Cancel move", chords: [["Escape"]] },
] as const;
