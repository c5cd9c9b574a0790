/**
 * A screen's main button on phones: floating over the bottom bar. `Screen` then sets `--thumb-room`, and what scrolls
 * leaves that much at its end, so that nothing stays covered.
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

/** Nobody presses letters on a tablet or phone. */
export const KEY_AT_DESK = { "@media (max-width: 1023.95px)": { "& kbd": { display: "none" } } } as const;
