import { act } from "@testing-library/react";
import { onTestFinished } from "vitest";

/** A window that can be narrowed below the width at which a panel fits beside its list. */
export function resizableWindow() {
  const before = window.matchMedia;
  const listeners = new Set<() => void>();
  let isWide = true;
  window.matchMedia = ((media: string) => ({
    media,
    get matches() {
      return media.includes("min-width: 1024px") && isWide;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    addListener: (listener: () => void) => listeners.add(listener),
    removeListener: (listener: () => void) => listeners.delete(listener),
  })) as never;
  onTestFinished(() => {
    window.matchMedia = before;
  });
  return (wide: boolean) =>
    act(() => {
      isWide = wide;
      for (const listener of listeners) listener();
    });
}
