import { chromium, type Browser, type Page } from "@playwright/test";
import { launchOptions } from "#tests/support/browser/chromium.ts";
import { serveGallery } from "#tests/web/ui/gallery/serve.ts";
import { milliseconds, type Row } from "./row.ts";

export const name = "schedule-grid";

interface Day {
  columns: number;
  blocks: number;
  /** Whether the day is shown among six others of the same size. */
  isWeek: boolean;
  firstRenderMs: number;
}

const DAYS: readonly Day[] = [
  { columns: 12, blocks: 80, isWeek: false, firstRenderMs: 150 },
  { columns: 40, blocks: 1000, isWeek: false, firstRenderMs: 300 },
  { columns: 12, blocks: 80, isWeek: true, firstRenderMs: 150 },
  { columns: 40, blocks: 1000, isWeek: true, firstRenderMs: 300 },
];
const WORST_FRAME_MS = 50;
const RUNS = 5;
const DRAG_STEPS = 60;

/** First render and worst frame of a drag in Chromium, medians of five runs, on a production build of the gallery. */
export async function run(): Promise<Row[]> {
  const gallery = await serveGallery();
  const browser = await chromium.launch(launchOptions());
  try {
    const rows: Row[] = [];
    for (const day of DAYS) rows.push(...(await measure(browser, gallery.url, day)));
    return rows;
  } finally {
    await browser.close();
    await gallery.stop();
  }
}

async function measure(browser: Browser, url: string, day: Day): Promise<Row[]> {
  const renders: number[] = [];
  const frames: number[] = [];
  for (let index = 0; index < RUNS; index++) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${url}?columns=${day.columns}&blocks=${day.blocks}${day.isWeek ? "&week" : ""}`);
    renders.push(await firstRender(page));
    frames.push(await worstDragFrame(page));
    await page.close();
  }
  const what = `${day.columns} columns x ${day.blocks} bookings${day.isWeek ? " in a week of seven such days" : ""}`;
  return [
    row(`schedule grid, first render, ${what}`, median(renders), day.firstRenderMs),
    row(`schedule grid, worst drag frame, ${what}`, median(frames), WORST_FRAME_MS),
  ];
}

/** Milliseconds from the call of render() to the task after the first frame with it. */
async function firstRender(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByName("render-end").length > 0);
  return page.evaluate(() => performance.measure("render", "render-start", "render-end").duration);
}

async function worstDragFrame(page: Page): Promise<number> {
  const block = page.locator("[data-movable]:visible").first();
  const box = await block.boundingBox();
  if (!box) throw new Error("There is no block to drag");
  await page.mouse.move(box.x + 10, box.y + 6);
  await page.mouse.down();
  const worst = page.evaluate(
    (steps) =>
      new Promise<number>((resolve) => {
        let last = performance.now();
        let longest = 0;
        let left = steps;
        const frame = () => {
          const now = performance.now();
          longest = Math.max(longest, now - last);
          last = now;
          left -= 1;
          if (left === 0) resolve(longest);
          else requestAnimationFrame(frame);
        };
        requestAnimationFrame(() => {
          last = performance.now();
          requestAnimationFrame(frame);
        });
      }),
    DRAG_STEPS,
  );
  for (let step = 1; step <= DRAG_STEPS; step++) {
    await page.mouse.move(box.x + 10 + step * 8, box.y + 6 + (step % 20) * 12);
  }
  const longest = await worst;
  const isDragging = await page.locator(".sg-ghost:visible").count();
  if (isDragging !== 1) throw new Error("The drag did not start");
  await page.keyboard.press("Escape");
  await page.mouse.up();
  return longest;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function row(what: string, value: number, target: number): Row {
  return {
    what,
    value: milliseconds(value),
    yardstick: "-",
    ratio: "-",
    target: `<= ${target} ms`,
    met: value <= target,
  };
}
