import { describe, expect, it } from "vitest";
import { BlockedForm, type BlockedValues } from "#web/features/schedule/schedule/blocked-times/blocked-form.ts";

const TYPED: BlockedValues = {
  kind: "cleaning",
  scope: "resources",
  resource_ids: ["1"],
  coach_id: "",
  from_date: "2027-05-04",
  from_time: "23:00",
  to_date: "2027-05-05",
  to_time: "01:00",
  isWholeDays: false,
  isWeekly: false,
  until: "",
  dates: "this",
  reason: "Deep clean",
  colour: "blue",
};

describe("the form of a blocked time", () => {
  it("sends a last day for a weekly block, and none for a single one", () => {
    expect(BlockedForm.parse(TYPED).until).toBeNull();
    expect(BlockedForm.parse({ ...TYPED, until: "2027-06-01" }).until).toBeNull();
    expect(BlockedForm.parse({ ...TYPED, isWeekly: true, until: "2027-06-01" }).until).toBe("2027-06-01");
  });

  it("requires a last day on or after the first", () => {
    for (const until of ["", "2027-05-03"]) {
      const { error } = BlockedForm.safeParse({ ...TYPED, isWeekly: true, until });
      expect(error?.issues.map(({ path, message }) => [...path, message])).toEqual([
        ["until", "Choose a day on or after the first."],
      ]);
    }
  });

  it("says whether later dates change too", () => {
    expect(BlockedForm.parse(TYPED).following).toBe(false);
    expect(BlockedForm.parse({ ...TYPED, dates: "following" }).following).toBe(true);
  });
});
