import type { Page } from "@playwright/test";

/** Goes to another screen as the app's own links do: nothing is loaded again. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    // The router numbers its entries, and looks at the address when Back and Forward say so.
    history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}
