import type { Page } from "@playwright/test";

/** Navigates as the app's own links do, without reloading. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    // The router numbers its history entries, and reads the address on popstate (Back and Forward).
    history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}
