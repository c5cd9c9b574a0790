import { expect, it } from "vitest";
import { datedFormValues } from "#web/features/coaches/dated-form.ts";

const TODAY = "2027-05-04";

it("takes today for a day off until another date is chosen, and asks for the date of other hours", () => {
  expect(datedFormValues(undefined, "off", TODAY)).toMatchObject({ kind: "off", date: TODAY });
  expect(datedFormValues(undefined, "hours", TODAY)).toMatchObject({ kind: "hours", date: "" });
});
