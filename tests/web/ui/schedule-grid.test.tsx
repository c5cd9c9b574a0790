import { act, createEvent, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { ScheduleGrid } from "#web/ui/schedule-grid/ScheduleGrid.tsx";
import type { MoveTarget, ScheduleBlock, ScheduleGridProps } from "#web/ui/schedule-grid/types.ts";
import { formatTime } from "./gallery/sample-day.ts";
import { renderKit } from "./render-kit.tsx";

type Move = (blockId: string, target: MoveTarget) => Promise<void>;

const NINE = Date.UTC(2027, 4, 4, 9);
const QUARTER_MS = 15 * 60_000;
const HOUR_MS = 4 * QUARTER_MS;

const AXIS = { start: NINE, end: NINE + 4 * HOUR_MS, ticks: [] };
const COLUMNS = [
  { id: "bay-1", title: "Bay 1" },
  { id: "bay-2", title: "Bay 2" },
];
const BOOKING: ScheduleBlock = {
  id: "dubois",
  columnId: "bay-1",
  start: NINE + QUARTER_MS,
  end: NINE + QUARTER_MS + HOUR_MS,
  title: "C. Dubois",
  lines: ["60 min"],
  tone: "teal",
  state: "Confirmed",
  movable: true,
  resizable: true,
};

/** The grid with a server whose response the test sets. */
function Day({ onMove, ...rest }: Partial<ScheduleGridProps>) {
  const [blocks, setBlocks] = useState([BOOKING]);
  const move = async (id: string, target: MoveTarget) => {
    await onMove?.(id, target);
    setBlocks((all) => all.map((block) => ({ ...block, ...target })));
  };
  const fixed = { label: "Tuesday by bay", axis: AXIS, columns: COLUMNS, formatTime, now: NINE, onOpen: () => {} };
  return <ScheduleGrid {...fixed} blocks={blocks} onMove={onMove && move} {...rest} />;
}

async function focusBooking(user: ReturnType<typeof renderKit>["user"]) {
  await user.tab();
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement?.getAttribute("aria-label")).toContain("C. Dubois");
}

test("has one tab stop, and opens and creates by keyboard", async () => {
  const onCreate = vi.fn<(columnId: string, start: number) => void>();
  const onOpen = vi.fn<(blockId: string) => void>();
  const { user } = renderKit(<Day onCreate={onCreate} onOpen={onOpen} />);
  expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1);

  await user.tab();
  await user.keyboard("{Enter}");
  expect(onCreate).toHaveBeenLastCalledWith("bay-1", NINE);
  await user.keyboard("{ArrowRight}{ArrowDown}c");
  expect(onCreate).toHaveBeenLastCalledWith("bay-2", NINE + QUARTER_MS);
  await user.keyboard("{ArrowLeft}{Enter}");
  expect(onOpen).toHaveBeenCalledWith("dubois");
  expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1);
});

test("announces the focused free quarter hour", async () => {
  const { user } = renderKit(<Day />);
  await user.tab();
  await user.keyboard("{ArrowRight}");
  expect(screen.getByText("Bay 2, 9:00, free")).toBeTruthy();
});

test("sends the result of all steps once Alt is released, announces it and keeps the focus", async () => {
  const onMove = vi.fn<Move>(async () => {});
  const { user } = renderKit(<Day onMove={onMove} />);
  await focusBooking(user);
  await user.keyboard("{Alt>}{ArrowDown}{ArrowDown}{ArrowRight}");
  expect(onMove).not.toHaveBeenCalled();
  await user.keyboard("{/Alt}");

  const start = NINE + 3 * QUARTER_MS;
  expect(onMove).toHaveBeenCalledExactlyOnceWith("dubois", { columnId: "bay-2", start, end: start + HOUR_MS });
  expect(screen.getByText("C. Dubois moves to Bay 2, 9:45.")).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toContain("9:45 to 10:45, Bay 2"));
});

test("reverts a refused move, says so and keeps the focus", async () => {
  const onMove = vi.fn<Move>(() => Promise.reject(new Error("taken")));
  const { user } = renderKit(<Day onMove={onMove} />);
  await focusBooking(user);
  await user.keyboard("{Alt>}{ArrowRight}{/Alt}");
  expect(await screen.findByText("C. Dubois is back at Bay 1, 9:15.")).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toContain("9:15 to 10:15, Bay 1"));
});

test("says why another column is not allowed, and moves nothing", async () => {
  const onMove = vi.fn<Move>(async () => {});
  const canMoveToOtherColumn = () => ({ allowed: false, reason: "Only a manager changes the bay" }) as const;
  const { user } = renderKit(<Day onMove={onMove} canMoveToOtherColumn={canMoveToOtherColumn} />);
  await focusBooking(user);
  await user.keyboard("{Alt>}{ArrowRight}{/Alt}");
  expect(screen.getAllByText(/Only a manager changes the bay/).length).toBeGreaterThan(0);
  expect(onMove).not.toHaveBeenCalled();
});

test("steps through a booking's lengths by Shift, Alt and an arrow, and announces each end", async () => {
  const onMove = vi.fn<Move>(async () => {});
  const lengthsOf = () => [2 * HOUR_MS, HOUR_MS, 1.5 * HOUR_MS];
  const { user } = renderKit(<Day onMove={onMove} lengthsOf={lengthsOf} />);
  await focusBooking(user);
  await user.keyboard("{Alt>}{Shift>}{ArrowUp}");
  expect(screen.getByText("C. Dubois cannot be shorter.")).toBeTruthy();
  await user.keyboard("{ArrowDown}");
  expect(screen.getAllByText("9:15–10:45, 90 min").length).toBeGreaterThan(0);
  await user.keyboard("{ArrowDown}{/Shift}{/Alt}");
  const target = { columnId: "bay-1", start: BOOKING.start, end: BOOKING.start + 2 * HOUR_MS };
  expect(onMove).toHaveBeenCalledExactlyOnceWith("dubois", target);
  expect(screen.getByText("C. Dubois ends at 11:15.")).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toContain("9:15 to 11:15, Bay 1"));
});

test("says that a length cannot be changed", async () => {
  const onMove = vi.fn<Move>(async () => {});
  const { user } = renderKit(<Day onMove={onMove} blocks={[{ ...BOOKING, resizable: false }]} />);
  await focusBooking(user);
  await user.keyboard("{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}");
  expect(screen.getByText("The length of C. Dubois cannot be changed.")).toBeTruthy();
  expect(onMove).not.toHaveBeenCalled();
});

test("cancels a move on Escape", async () => {
  const onMove = vi.fn<Move>(async () => {});
  const { user } = renderKit(<Day onMove={onMove} />);
  await focusBooking(user);
  await user.keyboard("{Alt>}{ArrowDown}{Escape}{/Alt}");
  expect(screen.getByText("C. Dubois stays where it is.")).toBeTruthy();
  expect(onMove).not.toHaveBeenCalled();
});

test("opens the card by Space and returns the focus on Escape", async () => {
  const { user } = renderKit(<Day renderCard={(block) => <button>Check in {block.title}</button>} />);
  await focusBooking(user);
  await user.keyboard(" ");
  const act = await screen.findByRole("button", { name: "Check in C. Dubois" });
  await waitFor(() => expect(document.activeElement).toBe(act));
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement?.getAttribute("data-block")).toBe("dubois");
});

describe("the hover card", () => {
  const shown = () => document.querySelector('[data-block="dubois"]') ?? document.body;
  const point = (x: number) => ({ pointerType: "mouse", buttons: 0, clientX: x, clientY: 40 });
  const rest = () => act(() => vi.advanceTimersByTimeAsync(450));
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test("opens for a block that the pointer has moved to", async () => {
    renderKit(<Day renderCard={(block) => <button>Check in {block.title}</button>} />);
    fireEvent.pointerMove(document.body, point(300));
    fireEvent.pointerMove(shown(), point(20));
    await rest();
    expect(screen.getByRole("dialog", { name: "C. Dubois" })).toBeTruthy();
  });

  test("stays closed if a block appears under a still pointer after a press", async () => {
    renderKit(<Day renderCard={(block) => <button>Check in {block.title}</button>} />);
    fireEvent.pointerMove(document.body, point(20));
    fireEvent.pointerDown(document.body, point(20));
    fireEvent.pointerOver(shown(), point(20));
    fireEvent.pointerMove(shown(), point(22));
    await rest();
    expect(screen.queryByRole("dialog")).toBeNull();
    fireEvent.pointerMove(shown(), point(30));
    await rest();
    expect(screen.getByRole("dialog", { name: "C. Dubois" })).toBeTruthy();
  });

  test("stays closed after a key until the pointer moves", async () => {
    renderKit(<Day renderCard={(block) => <button>Check in {block.title}</button>} />);
    fireEvent.pointerMove(document.body, point(20));
    fireEvent.keyDown(document.body, { key: "Escape" });
    fireEvent.pointerOver(shown(), point(20));
    await rest();
    expect(screen.queryByRole("dialog")).toBeNull();
    fireEvent.pointerMove(shown(), point(60));
    await rest();
    expect(screen.getByRole("dialog", { name: "C. Dubois" })).toBeTruthy();
  });
});

describe("a finger on a block", () => {
  beforeAll(() => {
    // jsdom has no pointer capture.
    Element.prototype.setPointerCapture = () => {};
    Element.prototype.hasPointerCapture = () => false;
  });
  afterEach(() => vi.useRealTimers());

  /** Puts a finger down and moves it after this many ms, before any timer of the page has fired: the page is busy. */
  function moveAfter(ms: number): boolean {
    vi.useFakeTimers();
    renderKit(<Day onMove={() => Promise.resolve()} />);
    const block = screen.getByRole("button", { name: /C. Dubois/ });
    const finger = { pointerType: "touch", isPrimary: true, button: 0, clientX: 20 };
    touchAt(0, createEvent.pointerDown(block, { ...finger, clientY: 40 }));
    touchAt(ms, createEvent.pointerMove(block, { ...finger, clientY: 60 }));
    return block.hasAttribute("data-origin");

    function touchAt(timeStamp: number, event: Event) {
      Object.defineProperty(event, "timeStamp", { value: timeStamp });
      fireEvent(block, event);
    }
  }

  test("scrolls on a quick swipe", () => {
    expect(moveAfter(100)).toBe(false);
  });

  test("picks the block up after a long press, even if the page was busy", () => {
    expect(moveAfter(400)).toBe(true);
  });
});
