import { expect, it } from "vitest";
import { DatedForm, datedFormValues } from "#web/features/venue/coaches/dated-form.ts";

const TODAY = "2027-05-04";

it("uses today for a day off until another date is chosen, and requires a date for other hours", () => {
  expect(datedFormValues(undefined, "off", TODAY)).toMatchObject({ kind: "off", date: TODAY });
  expect(datedFormValues(undefined, "hours", TODAY)).toMatchObject({ kind: "hours", date: "" });
});

it("accepts hours past midnight as one range, and refuses a range of no length", () => {
  const typed = { ...datedFormValues(undefined, "hours", TODAY), date: TODAY, starts: "8 pm", ends: "1 am" };
  expect(DatedForm.parse(typed)).toMatchObject({ starts: "20:00", ends: "01:00" });
  expect(DatedForm.safeParse({ ...typed, ends: "20:00" }).error?.issues[0]?.message).toBe(
    "The end must differ from the start.",
  );
});
