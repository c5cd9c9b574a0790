import { describe, expect, it } from "vitest";
import { currencyOf, proposalOf } from "#web/features/sign-up/proposals.ts";
import { currencyOptions } from "#web/tenant/currency-options.ts";

describe("what a browser proposes", () => {
  it.each([
    [["fr-CA", "en-US"], "CA", "CAD"],
    [["de"], "", ""],
    [["en-IE"], "IE", "EUR"],
    [["pt-BR", "en-GB"], "GB", "GBP"],
  ])("for %j", (languages, country, currency) => {
    expect(proposalOf(languages, "America/Toronto")).toEqual({ country, currency, timezone: "America/Toronto" });
  });

  it("is a currency that can be chosen, for each country", () => {
    const offered = currencyOptions().map(({ value }) => value);
    for (const country of ["AU", "AT", "CH", "AE", "JP"]) expect(offered).toContain(currencyOf(country));
    expect(new Set(offered).size).toBe(offered.length);
  });
});
