import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Describing what it found in order takes axe three times as long as looking. */
const QUICKLY = { resultTypes: ["violations" as const] };
const STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const OF_COLOURS = ["color-contrast", "link-in-text-block"];
/** Takes a label for hidden that lies under the phone's bar until the page is scrolled; asked at the desk's width. */
const UNDER_THE_BAR = "label-title-only";

type AxeOptions = Parameters<AxeBuilder["options"]>[0];
type AxeResults = Awaited<ReturnType<AxeBuilder["analyze"]>>;

/**
 * Nothing that axe's rules for WCAG 2.2 AA find, in both modes; `except` names best-practice rules that do not fit.
 * A page has its heading once it is drawn: on a slow machine axe would look at an empty one.
 */
export async function expectAccessible(page: Page, except: readonly string[] = []): Promise<void> {
  await isDrawn(page);
  await emulate(page, "light");
  // A page that learns of light and dark by script turns a moment later.
  await expect(() => expectNothing(page, "light", standard(except))).toPass({ timeout: 15_000 });
  await emulate(page, "dark");
  // all else is the same in the dark
  const colours = { ...QUICKLY, runOnly: { type: "rule" as const, values: OF_COLOURS } };
  await expect(() => expectNothing(page, "dark", colours)).toPass({ timeout: 15_000 });
}

/** At another width than a screen's own: all but the colours, which are the same there, and nothing beyond the edge. */
export async function expectAccessibleLayout(page: Page, except: readonly string[] = []): Promise<void> {
  await isDrawn(page);
  await emulate(page, "light");
  await expectNothing(page, "layout", standard([...except, ...OF_COLOURS, UNDER_THE_BAR]));
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(beyond, `beyond the edge, ${whereOf(page)}`).toBeLessThanOrEqual(0);
}

/** What a story has opened or filled in, at the desk's width and at a tablet's and a phone's; ends at the desk's. */
export async function expectAccessibleAtEachWidth(page: Page): Promise<void> {
  await expectAccessible(page);
  for (const width of [768, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessibleLayout(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function isDrawn(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor({ state: "attached" });
}

async function emulate(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
}

function standard(except: readonly string[]): AxeOptions {
  const rules = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]));
  return { ...QUICKLY, runOnly: { type: "tag", values: STANDARD }, rules };
}

async function expectNothing(page: Page, mode: string, options: AxeOptions): Promise<void> {
  const { violations } = await look(page, options);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  expect(found, `${mode}, ${whereOf(page)}`).toEqual([]);
}

/** Putting axe into a page takes as long as a look with it, so it is put there once. */
async function look(page: Page, options: AxeOptions): Promise<Pick<AxeResults, "violations">> {
  const again = await page.evaluate(async (wanted) => {
    // what the first look has left there
    const { axe } = globalThis as { axe?: { run(options: object): Promise<AxeResults> } };
    return axe && { violations: (await axe.run(wanted)).violations };
  }, options);
  // There are no frames to look into: without the legacy mode each look opens a page of its own.
  return again ?? new AxeBuilder({ page }).options(options).setLegacyMode().analyze();
}

const whereOf = (page: Page): string => `${page.viewportSize()?.width} px, ${page.url()}`;
