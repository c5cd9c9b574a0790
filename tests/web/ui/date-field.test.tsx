import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useForm, useWatch } from "react-hook-form";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dayPattern, type DayFormats } from "#web/time/format-day.ts";
import { DateField } from "#web/ui/date/DateField.tsx";
import { DayInput } from "#web/ui/date/DayInput.tsx";

/** A desk with a mouse: the field is typed into. */
beforeEach(() => {
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes("pointer: fine"), onchange: null }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface FormProps {
  formats: DayFormats;
  start?: string;
  min?: string;
  max?: string;
}

function Form({ formats, start = "", min, max }: FormProps) {
  const { control } = useForm({ defaultValues: { day: start } });
  const day = useWatch({ control, name: "day" });
  const bounds = { ...(min && { min }), ...(max && { max }) };
  return (
    <>
      <DateField control={control} name="day" label="Day" formats={formats} {...bounds} />
      <output>{day}</output>
      <button>Next</button>
    </>
  );
}

async function typeInto(props: FormProps, keys: string): Promise<string> {
  render(<Form {...props} />);
  const user = userEvent.setup();
  await user.click(screen.getAllByRole("spinbutton")[0] as HTMLElement);
  await user.keyboard(keys);
  await user.click(screen.getByRole("button", { name: "Next" }));
  return screen.getByRole("status").textContent;
}

const US = { locale: "en-US", dateformat: "MM/DD/YYYY" };
const CANADA = { locale: "en-CA", dateformat: "DD/MM/YYYY" };

/** Each format that a location's form offers, some that only a script writes, and the digits of 24 December 2026. */
const FORMATS: [locale: string, dateformat: string, keys: string][] = [
  ["en-US", "MM/DD/YYYY", "12242026"],
  ["en-US", "MMM D, YYYY", "12242026"],
  ["en-US", "dddd, MMMM D", "12242026"],
  ["en-CA", "DD/MM/YYYY", "24122026"],
  ["en-CA", "D MMM YYYY", "24122026"],
  ["en-CA", "YYYY-MM-DD", "12242026"],
  ["de-DE", "DD.MM.YYYY", "24122026"],
  ["de-DE", "ddd DD.MM.YY", "24122026"],
  ["fr-FR", "DD/MM/YYYY", "24122026"],
  ["fr-CA", "YYYY-MM-DD", "20261224"],
  ["fr-FR", "dddd D MMMM", "20261224"],
  ["ja-JP", "YYYY年M月D日", "20261224"],
];

describe("a typed date", () => {
  it.each(FORMATS)("is read correctly in %s, %s: %s", async (locale, dateformat, keys) => {
    const formats = { locale, dateformat };
    expect(await typeInto({ formats, start: "2026-11-28" }, keys)).toBe("2026-12-24");
    cleanup();
    expect(await typeInto({ formats }, keys)).toBe("2026-12-24");
  });

  it.each(FORMATS)("has only necessary parts in %s, %s", (locale, dateformat) => {
    const pattern = dayPattern({ locale, dateformat });
    expect(pattern.replaceAll(/[^a-z]/gi, "")).toMatch(/^(?:D{1,2}M{1,4}Y{4}|M{1,4}D{1,2}Y{4}|Y{4}M{1,2}D{1,2})$/);
    render(<Form formats={{ locale, dateformat }} />);
    expect(screen.getAllByRole("spinbutton").map((part) => part.getAttribute("aria-label"))).toHaveLength(3);
  });

  it("is followed by its weekday, which cannot be typed", async () => {
    expect(await typeInto({ formats: US }, "12242026")).toBe("2026-12-24");
    expect(screen.getByText("Thursday")).toBeTruthy();
  });
});

describe("a date field", () => {
  it.each([
    ["a date that does not exist", { formats: CANADA }, "31022026", "Enter a whole date, for example 24 Dec 2026."],
    ["an incomplete date", { formats: US }, "12", "Enter a whole date, for example Dec 24, 2026."],
    ["a past date", { formats: US, min: "2026-11-25" }, "11242026", "Choose Nov 25, 2026 or later."],
    ["a date after the last one", { formats: CANADA, max: "2026-11-25" }, "26112026", "Choose 25 Nov 2026 or earlier."],
  ])("marks %s when it is left", async (_what, props, keys, sentence) => {
    await typeInto(props, keys);
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  it("marks nothing while a date is being typed, or if it is valid", async () => {
    render(<Form formats={US} min="2026-11-25" />);
    const user = userEvent.setup();
    await user.click(screen.getAllByRole("spinbutton")[0] as HTMLElement);
    await user.keyboard("12");
    expect(screen.queryByText(/^(?:Enter|Choose)/)).toBeNull();
    await user.keyboard("242026");
    await user.click(screen.getByRole("button", { name: "Next" }));
    expect(screen.queryByText(/^(?:Enter|Choose)/)).toBeNull();
  });

  it("leaves no date in the form while the typed date is invalid", async () => {
    expect(await typeInto({ formats: CANADA, start: "2026-11-28" }, "31022026")).toBe("");
  });
});

describe("the date field of a filter", () => {
  it.each([
    ["2026-11-24", "Choose 2026-11-25 or later."],
    ["2026-12-02", "Choose 2026-12-01 or earlier."],
    ["2026-11-30", undefined],
  ])("marks %s", (date, sentence) => {
    render(<DayInput label="From" date={date} onDate={() => undefined} min="2026-11-25" max="2026-12-01" />);
    expect(screen.queryByText(/^Choose/)?.textContent).toBe(sentence);
  });
});
