import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** All else is the same in the dark. */
const ABOUT_COLOUR = ["color-contrast", "link-in-text-block"];

/** Nothing that axe's rules for WCAG 2.2 AA find, in both modes; `except` names best-practice rules that do not fit. */
export async function expectAccessible(page: Page, except: readonly string[] = []): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectNothing(page, "light", new AxeBuilder({ page }).withTags(STANDARD).disableRules([...except]));
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectNothing(page, "dark", new AxeBuilder({ page }).withRules(ABOUT_COLOUR));
}

async function expectNothing(page: Page, mode: string, axe: AxeBuilder): Promise<void> {
  // There are no frames to look into: without this each look opens a page of its own.
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  expect(found, `${mode}, ${page.viewportSize()?.width} px, ${page.url()}`).toEqual([]);
}
