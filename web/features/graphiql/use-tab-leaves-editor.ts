import { useEffect } from "react";

/** Tab leads out of the editors, as everywhere else, instead of indenting; Prettify does that. */
export function useTabLeavesEditor(): void {
  useEffect(() => {
    document.addEventListener("keydown", hideFromEditor, { capture: true });
    return () => document.removeEventListener("keydown", hideFromEditor, { capture: true });
  }, []);
}

/** What the editor never hears of, the browser does in its own way: the focus moves on. */
function hideFromEditor(event: KeyboardEvent): void {
  const isInEditor = event.target instanceof Element && event.target.closest(".monaco-editor") !== null;
  if (event.key === "Tab" && isInEditor) event.stopPropagation();
}
