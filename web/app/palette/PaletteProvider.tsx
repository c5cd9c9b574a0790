import { type ReactNode, useCallback, useEffect, useState } from "react";
import { CommandPalette } from "./CommandPalette.tsx";
import { PaletteContext } from "./palette-context.ts";

/** The desk's one palette: Ctrl/⌘ K opens it, also from a field; not over another dialog, whose edits it would leave. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => setIsOpen(true), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (!isFloating(event.target)) setIsOpen(true);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  return (
    <PaletteContext value={open}>
      {children}
      {isOpen ? <CommandPalette onClose={() => setIsOpen(false)} /> : null}
    </PaletteContext>
  );
}

function isFloating(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[role=dialog], [role=alertdialog], [role=menu]") !== null;
}
