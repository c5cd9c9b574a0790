import { describe, expect, it } from "vitest";
import { COUNTRIES, provincesOf } from "#schema/shared/countries.ts";
import { currencyOf, proposalOf } from "#web/features/venue/onboarding/sign-up/proposals.ts";
import { CURRENCIES, currencyOptions } from "#web/tenant/currency-options.ts";

describe("the suggestions from a browser's locale", () => {
  it.each([
    [["fr-CA", "en-US"], "CA", "CAD"],
    [["de"], "", ""],
    [["en-IE"], "IE", "EUR"],
    [["pt-BR", "en-GB"], "BR", "BRL"],
    [["en-150", "pl-PL"], "PL", "PLN"],
    [["en-KE"], "KE", ""],
  ])("are correct for %j", (languages, country, currency) => {
    expect(proposalOf(languages, "America/Toronto")).toEqual({ country, currency, timezone: "America/Toronto" });
  });

  it("contain an available currency for each country", () => {
    const offered = currencyOptions().map(({ value }) => value);
    for (const country of Object.keys(CURRENCIES)) expect(offered).toContain(currencyOf(country));
    expect(new Set(offered).size).toBe(offered.length);
  });
});

describe("the countries", () => {
  it("are all that the runtime knows, each once, sorted by name", () => {
    const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
    expect(COUNTRIES.filter(({ code }) => names.of(code) === undefined)).toEqual([]);
    expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(COUNTRIES.length);
    expect(COUNTRIES.length).toBeGreaterThan(240);
    const shown = COUNTRIES.map(({ name }) => name);
    expect(shown).toEqual(shown.toSorted((a, b) => a.localeCompare(b, "en")));
  });

  it("have their provinces if addresses need one", () => {
    expect(provincesOf("CA")).toContainEqual({ code: "BC", name: "British Columbia" });
    expect(provincesOf("DE")).toHaveLength(16);
    expect(provincesOf("PL")).toEqual([]);
  });

  it("have a suggested currency only if they exist", () => {
    const known = COUNTRIES.map(({ code }) => code);
    for (const country of Object.keys(CURRENCIES)) expect(known).toContain(country);
  });
});
