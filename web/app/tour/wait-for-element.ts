/** How often an element of the tour is looked for, and for how long. */
export const POLL_MS = 50;
export const TIMEOUT_MS = 1500;

/** What `find` finds, as soon as it does; nothing after the time-out, or when it is no longer wanted. */
export function waitForElement(
  find: () => HTMLElement | undefined,
  signal: AbortSignal,
): Promise<HTMLElement | undefined> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const look = () => {
      const found = find();
      if (found || signal.aborted || performance.now() - startedAt >= TIMEOUT_MS) resolve(found);
      else setTimeout(look, POLL_MS);
    };
    look();
  });
}

/** The element with this `data-tour` that can be seen now: the sidebar and the phone's bar may both have one. */
export function visibleTarget(name: string): HTMLElement | undefined {
  const marked = document.querySelectorAll<HTMLElement>(`[data-tour=${CSS.escape(name)}]`);
  return [...marked].find(isVisible);
}

function isVisible(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility !== "hidden";
}

/** Something floats that asks for an answer, or a menu is open: the tour does not lie on top of it. */
export function isSomethingFloating(): boolean {
  const floating = document.querySelectorAll<HTMLElement>("[role=dialog], [role=alertdialog], [role=menu]");
  return [...floating].some((one) => one.dataset["tourCard"] === undefined && isVisible(one));
}
