/**
 * A screen's primary button on phones: floats above the bottom bar. `Screen` then sets `--thumb-room`, and scroll
 * containers reserve that space at their end so that nothing stays covered.
 */
export const FLOATING_ON_PHONES = {
  "@media (max-width: 599.95px)": {
    position: "fixed",
    zIndex: 10,
    right: 16,
    bottom: "calc(76px + env(safe-area-inset-bottom))",
    height: 48,
    borderRadius: 24,
    boxShadow: "var(--float)",
  },
} as const;

/** Key hints are hidden on tablets and phones. */
export const KEY_AT_DESK = { "@media (max-width: 1023.95px)": { "& kbd": { display: "none" } } } as const;
