import { describe, expect, it } from "vitest";
import { moneyCell } from "#api/csv/money-cell.ts";
import { csvLine } from "#schema/shared/csv-line.ts";

describe("a line of CSV", () => {
  it.each(["=1+1", "+16045550100", "-2", "@SUM(A1)", "\t=1", "\r=1", "＝1"])("makes %j harmless", (text) => {
    expect(csvLine([text]).replace(/^"/, "")).toMatch(/^'/);
  });

  it("leaves numbers and ordinary text unchanged, and writes nothing for null", () => {
    expect(csvLine([-2, "Bay 4", null, true, "a=b"])).toBe("-2,Bay 4,,true,a=b\r\n");
  });

  it("quotes cells with separators or line breaks, and doubles quotes", () => {
    expect(csvLine(['say "hi"', "a,b", "two\nlines"])).toBe('"say ""hi""","a,b","two\nlines"\r\n');
  });
});

it("writes money in the currency's own digits", () => {
  expect(moneyCell({ amount: 9240, currency: "CAD" })).toBe("92.40");
  expect(moneyCell({ amount: 9240, currency: "JPY" })).toBe("9240");
  expect(moneyCell({ amount: 9240, currency: "KWD" })).toBe("9.240");
});
