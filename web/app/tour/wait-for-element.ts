/** Interval and maximum duration of polling for a tour element. */
export const POLL_MS = 50;
export const TIMEOUT_MS = 1500;

/** Resolves to what `find` returns as soon as it does; undefined after the timeout or when aborted. */
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

/** The visible element with this `data-tour`: the sidebar and the phone's bottom bar may both have one. */
export function visibleTarget(name: string): HTMLElement | undefined {
  const marked = document.querySelectorAll<HTMLElement>(`[data-tour=${CSS.escape(name)}]`);
  return [...marked].find(isVisible);
}

function isVisible(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility !== "hidden";
}

/** Whether a dialog or menu is open: the tour must not cover it. */
export function isSomethingFloating(): boolean {
  const floating = document.querySelectorAll<HTMLElement>("[role=dialog], [role=alertdialog], [role=menu]");
  return [...floating].some((one) => one.dataset["tourCard"] === undefined && isVisible(one));
}
