import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { within } from "../proof/limits.ts";
import { isLongProof } from "../proof/proof.ts";

/** Describing passed rules takes axe three times as long as checking them. */
const QUICKLY = { resultTypes: ["violations" as const] };
const STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const OF_COLOURS = ["color-contrast", "link-in-text-block"];
/** This rule takes a label under the phone's bottom bar for hidden until the page is scrolled; run at desktop width only. */
const UNDER_THE_BAR = "label-title-only";
/** This one takes what shows from under the bar for all there is of a button: such a button is measured again beside it. */
const SIZE = "target-size";
/** This one asks for a landmark around what no landmark holds; a tooltip stands beside the page and describes its control. */
const LANDMARK = "region";

type AxeOptions = Parameters<AxeBuilder["options"]>[0];
type AxeResults = Awaited<ReturnType<AxeBuilder["analyze"]>>;

/**
 * Expects no axe violations of WCAG 2.2 AA, in light and dark mode; `except` names best-practice rules that do not apply.
 * Waits for the page's heading first: on a slow machine axe would check an empty page.
 */
export async function expectAccessible(page: Page, except: readonly string[] = []): Promise<void> {
  await isDrawn(page);
  await emulate(page, "light");
  // A page that reads the color scheme by script switches a moment later.
  await expect(() => expectNothing(page, "light", standard(except))).toPass({ timeout: within("page") });
  await emulate(page, "dark");
  // everything else is the same in dark mode
  const colours = { ...QUICKLY, runOnly: { type: "rule" as const, values: OF_COLOURS } };
  await expect(() => expectNothing(page, "dark", colours)).toPass({ timeout: within("page") });
}

/** For widths other than a screen's own: every rule except colors, which are the same there, and nothing beyond the edge. */
export async function expectAccessibleLayout(page: Page, except: readonly string[] = []): Promise<void> {
  await isDrawn(page);
  await emulate(page, "light");
  await expectNothing(page, "layout", standard([...except, ...OF_COLOURS, UNDER_THE_BAR]));
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(beyond, `beyond the edge, ${whereOf(page)}`).toBeLessThanOrEqual(0);
}

/** The whole check of a state that a journey passes through: an open dialog, a phase. Only in the long proof. */
export async function expectAccessibleState(page: Page, except: readonly string[] = []): Promise<void> {
  if (isLongProof) await expectAccessible(page, except);
}

/** The same at desktop, tablet and phone width; ends at desktop width. */
export async function expectAccessibleAtEachWidth(page: Page): Promise<void> {
  if (!isLongProof) return;
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
  const sizes = violations.find(({ id }) => id === SIZE);
  const small = sizes ? await smallInTheMiddle(page, sizes) : [];
  const wrong = violations.filter((violation) => violation !== sizes || small.length > 0).map(withoutTooltips);
  const found = wrong
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  expect(found, `${mode}, ${whereOf(page)}`).toEqual([]);
}

/** A pointer left over a control, where a journey pressed last, opens its tooltip. */
function withoutTooltips({ id, nodes }: AxeResults["violations"][number]) {
  const isTooltip = ({ html }: (typeof nodes)[number]) => html.includes('role="tooltip"');
  return { id, nodes: id === LANDMARK ? nodes.filter((node) => !isTooltip(node)) : nodes };
}

/** The targets that are too small also where nothing covers them: in the middle of the window. */
function smallInTheMiddle(page: Page, { nodes }: AxeResults["violations"][number]): Promise<string[]> {
  const selectors = nodes.map(({ target }) => String(target[0]));
  const only = { ...QUICKLY, runOnly: { type: "rule", values: [SIZE] } };
  return page.evaluate(
    async ([wanted, options]) => {
      // left there by the first check
      const { axe } = globalThis as unknown as { axe: { run(context: string, options: object): Promise<AxeResults> } };
      const still: string[] = [];
      const { scrollX, scrollY } = window;
      for (const selector of wanted) {
        document.querySelector(selector)?.scrollIntoView({ block: "center", behavior: "instant" });
        if ((await axe.run(selector, options)).violations.length > 0) still.push(selector);
      }
      window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
      return still;
    },
    [selectors, only] as const,
  );
}

/** Injecting axe into a page takes as long as a check, so it is done only once. */
async function look(page: Page, options: AxeOptions): Promise<Pick<AxeResults, "violations">> {
  const again = await page.evaluate(async (wanted) => {
    // left there by the first check
    const { axe } = globalThis as { axe?: { run(options: object): Promise<AxeResults> } };
    return axe && { violations: (await axe.run(wanted)).violations };
  }, options);
  // There are no frames to check; without legacy mode each check would open a page of its own.
  return again ?? new AxeBuilder({ page }).options(options).setLegacyMode().analyze();
}

const whereOf = (page: Page): string => `${page.viewportSize()?.width} px, ${page.url()}`;
