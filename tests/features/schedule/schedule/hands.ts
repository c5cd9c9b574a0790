import { expect, type Locator, type Page } from "@playwright/test";
import { pullEdge } from "./lens-page.ts";
import { block, drag, hoverCard } from "./schedule-page.ts";

/** What a person does with either keys or the mouse alone; a story written against it runs with both. */
export interface Hands {
  /** A button or link. */
  press(target: Locator): Promise<void>;
  /** Starts what a button does, which also has a shortcut key. */
  begin(button: Locator, key: string): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  choose(list: Locator, label: string): Promise<void>;
  /** The first suggestion under a field. */
  take(option: Locator): Promise<void>;
  /** The main button of a dialog. */
  finish(button: Locator): Promise<void>;
  /** A row of one of the product's lists, by one of its cells. */
  openRow(cell: Locator): Promise<void>;
  /** Opens the hover card of a booking on the schedule, found by its short name. */
  card(name: string): Promise<Locator>;
  /** Moves it to the next bay and an hour earlier; returns the text shown before the drop. */
  move(name: string, to: string): Promise<string>;
  /** Lengthens it by one step. */
  lengthen(name: string): Promise<void>;
}

/** Keyboard only; focus is moved only by keys. */
export function keyboardHands(page: Page): Hands {
  const { keyboard } = page;

  async function tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 150 && !(await isFocused(target)); presses++) await keyboard.press("Tab");
    await expect(target).toBeFocused();
  }

  /** Tab enters the grid once; then arrow keys go from the top of the booking's column down to it. */
  async function walkTo(name: string): Promise<Locator> {
    const shown = block(page, name);
    await tabTo(page.getByRole("grid").locator("[tabindex='0']"));
    await keyboard.press("Home");
    for (let hours = 0; hours < 15; hours++) await keyboard.press("PageUp");
    const column = await shown.evaluate((element) => {
      const columns = [...document.querySelectorAll("[data-column]")];
      return columns.findIndex((each) => each.contains(element));
    });
    for (let columns = 0; columns < column; columns++) await keyboard.press("ArrowRight");
    for (let stops = 0; stops < 60 && !(await isFocused(shown)); stops++) await keyboard.press("ArrowDown");
    await expect(shown).toBeFocused();
    return shown;
  }

  return {
    async press(target) {
      await tabTo(target);
      await keyboard.press("Enter");
    },
    begin: (_button, key) => keyboard.type(key),
    async write(field, text) {
      await tabTo(field);
      await keyboard.type(text);
    },
    async choose(list, label) {
      await tabTo(list);
      const chosen = list.locator("option:checked");
      // The free options are still loading when the list is reached: anything typed before that matches nothing.
      const isWanted = new RegExp(`^${label}`);
      await expect(list.locator("option").filter({ hasText: isWanted }).first()).toBeAttached();
      await keyboard.type(label);
      await expect(chosen).toHaveText(isWanted);
    },
    async take(option) {
      await expect(option).toBeVisible();
      await keyboard.press("ArrowDown");
      await keyboard.press("Enter");
    },
    finish: () => keyboard.press("Control+Enter"),
    async openRow(cell) {
      await expect(cell).toBeVisible();
      await tabTo(page.getByRole("grid").locator("[tabindex='0']"));
      const row = page.getByRole("row").filter({ has: cell });
      const isThere = () => row.evaluate((element) => element.contains(document.activeElement));
      for (let rows = 0; rows < 30 && !(await isThere()); rows++) await keyboard.press("ArrowDown");
      await keyboard.press("Enter");
    },
    async card(name) {
      await walkTo(name);
      await keyboard.press("Space");
      return page.getByRole("dialog", { name });
    },
    async move(name) {
      await walkTo(name);
      await keyboard.down("Alt");
      await keyboard.press("ArrowRight");
      for (let quarters = 0; quarters < 4; quarters++) await keyboard.press("ArrowUp");
      const said = await sayingOf(page);
      await keyboard.up("Alt");
      return said;
    },
    async lengthen(name) {
      await walkTo(name);
      await keyboard.press("Alt+Shift+ArrowDown");
    },
  };
}

/** Mouse only; text is typed where text is required. */
export function mouseHands(page: Page): Hands {
  return {
    press: (target) => target.click(),
    begin: (button) => button.click(),
    async write(field, text) {
      await field.click();
      await page.keyboard.type(text);
    },
    async choose(list, label) {
      // The list that a press opens is the system's own.
      const option = list.locator("option", { hasText: new RegExp(`^${label}`) });
      await list.selectOption({ label: (await option.first().textContent()) ?? label });
    },
    take: (option) => option.click(),
    finish: (button) => button.click(),
    openRow: (cell) => cell.click(),
    card: (name) => hoverCard(page, name),
    async move(name, bay) {
      await drag(page, name, { bay, hoursLater: -1 });
      const said = await sayingOf(page);
      await page.mouse.up();
      return said;
    },
    async lengthen(name) {
      await pullEdge(page, name, 0.55);
      await page.mouse.up();
    },
  };
}

/** The text at the ghost once the outcome of the move is known. */
async function sayingOf(page: Page): Promise<string> {
  const ghost = page.locator(".sg-drop");
  await expect(ghost).toContainText("price");
  return (await ghost.textContent()) ?? "";
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
