import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { addMonths, monthOf } from "#web/time/wall-clock.ts";
import { MonthGrid } from "#web/ui/date/MonthGrid.tsx";

afterEach(cleanup);

const FORMATS = { locale: "en-CA", dateformat: "D MMM YYYY" };
const onPick = vi.fn<(date: string) => void>();

function Calendar({ from, latest }: { from: string; latest?: string }) {
  const [month, setMonth] = useState(from);
  return (
    <MonthGrid
      month={month}
      formats={FORMATS}
      today="2027-05-04"
      chosen={from}
      {...(latest === undefined ? {} : { latest })}
      onMonth={setMonth}
      onPick={onPick}
      dayOf={(date) => ({ content: date === "2027-05-05" ? "Closed" : "9 left", isOff: date === "2027-05-05" })}
    />
  );
}

const focused = () => document.activeElement?.getAttribute("data-date");

test("moves by keyboard like a calendar, across the ends of months", async () => {
  const user = userEvent.setup();
  render(<Calendar from="2027-05-04" />);
  await user.tab();
  expect(focused()).toBe("2027-05-04");
  const walk: [string, string][] = [
    ["{ArrowRight}", "2027-05-05"],
    ["{ArrowDown}", "2027-05-12"],
    ["{Home}", "2027-05-10"],
    ["{End}", "2027-05-16"],
    ["{ArrowUp}", "2027-05-09"],
    ["{PageDown}", "2027-06-09"],
    ["{PageUp}", "2027-05-09"],
    ["{Shift>}{PageDown}{/Shift}", "2028-05-09"],
    ["{Shift>}{PageUp}{/Shift}", "2027-05-09"],
    ["{Home}{ArrowLeft}{ArrowUp}", "2027-04-25"],
    ["{End}{ArrowDown}", "2027-05-02"],
  ];
  for (const [keys, date] of walk) {
    await user.keyboard(keys);
    expect(focused(), keys).toBe(date);
  }
  expect(screen.getByRole("grid", { name: "May 2027" })).toBeTruthy();
  // One tab stop in the whole grid.
  expect(document.querySelectorAll("[data-date][tabindex='0']")).toHaveLength(1);
});

test("ends a month at its last day", async () => {
  expect(addMonths("2027-01-31", 1)).toBe("2027-02-28");
  expect(addMonths("2028-01-31", 1)).toBe("2028-02-29");
  expect(addMonths("2027-12-31", 1)).toBe("2028-01-31");
  expect(addMonths("2027-03-31", -1)).toBe("2027-02-28");
  expect(monthOf("2028-02-10")).toEqual({ first: "2028-02-01", last: "2028-02-29" });
  const user = userEvent.setup();
  render(<Calendar from="2027-05-31" latest="2027-06-30" />);
  await user.tab();
  await user.keyboard("{PageDown}");
  expect(focused()).toBe("2027-06-30");
  await user.keyboard("{ArrowRight}{PageDown}");
  expect(focused()).toBe("2027-06-30");
});

test("reads each day as a whole, and cannot press a disabled day", async () => {
  const user = userEvent.setup();
  render(<Calendar from="2027-05-04" />);
  const closed = screen.getByRole("button", { name: "Wednesday 5 May, Closed" });
  expect(closed.getAttribute("aria-disabled")).toBe("true");
  await user.click(closed);
  expect(onPick).not.toHaveBeenCalled();
  expect(screen.getAllByRole("columnheader")).toHaveLength(7);
  expect(document.querySelector("td[aria-selected=true]")?.textContent).toContain("9 left");
  screen.getByRole("button", { name: "Thursday 6 May, 9 left" }).focus();
  await user.keyboard("{Enter}");
  expect(onPick).toHaveBeenCalledExactlyOnceWith("2027-05-06");
});
