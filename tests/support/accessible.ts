import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** All else is the same in the dark. */
const ABOUT_COLOUR = ["color-contrast", "link-in-text-block"];

/**
 * Nothing that axe's rules for WCAG 2.2 AA find, in both modes; `except` names best-practice rules that do not fit.
 * A page has its heading once it is drawn: on a slow machine axe would look at an empty one.
 */
export async function expectAccessible(page: Page, except: readonly string[] = []): Promise<void> {
  await page.locator("h1").first().waitFor({ state: "attached" });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectNothing(
    page,
    "light",
    axe(page)
      .withTags(STANDARD)
      .disableRules([...except]),
  );
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectNothing(page, "dark", axe(page).withRules(ABOUT_COLOUR));
}

/** Describing what it found in order takes axe three times as long as looking. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
}

async function expectNothing(page: Page, mode: string, builder: AxeBuilder): Promise<void> {
  // There are no frames to look into: without this each look opens a page of its own.
  const { violations } = await builder.setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  expect(found, `${mode}, ${page.viewportSize()?.width} px, ${page.url()}`).toEqual([]);
}
