import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMoney } from "#schema/shared/format-money.ts";
import { priceWithTax, shareOf, taxIn, taxLabel, taxLine, taxRateText } from "#schema/shared/tax-rules.ts";

const rates = fc.integer({ min: 1, max: 100_000 });
const amounts = fc.integer({ min: 0, max: 10_000_000_000 });

describe("tax", () => {
  // Halves round up: 5 % of 1.50 is 7.5 cents, 20 % in 0.03 is half a cent.
  it.each([
    [6000, 20_000, 1000],
    [6780, 13_000, 780],
    [3, 20_000, 1],
    [9, 20_000, 2],
    [100, 14_975, 13],
    [0, 20_000, 0],
    [6000, 0, 0],
  ])("included in %i at %i thousandths of a percent is %i", (amount, rate, tax) => {
    expect(taxIn(amount, rate)).toBe(tax);
  });

  it.each([
    [6000, 13_000, 6780],
    [150, 5000, 158],
    [10, 5000, 11],
    [9, 5000, 9],
    [5000, 9975, 5499],
  ])("added to %i at %i thousandths of a percent comes to %i", (listed, rate, paid) => {
    expect(priceWithTax(listed, { rate, is_inclusive: false })).toBe(paid);
    expect(priceWithTax(listed, { rate, is_inclusive: true })).toBe(listed);
    expect(priceWithTax(listed, null)).toBe(listed);
  });

  it("is rounded to the currency's minor unit, whether it has zero, two or three decimals", () => {
    const said = (
      [
        ["JPY", "ja-JP"],
        ["EUR", "en-IE"],
        ["KWD", "en-GB"],
      ] as const
    ).map(([currency, locale]) => {
      const { net, tax } = taxLine({ amount: 1005, currency }, { name: "VAT", rate: 10_000 });
      return [net, tax].map((money) => formatMoney(money.amount, money.currency, locale).replaceAll(/[^\d.,]/g, ""));
    });
    expect(said).toEqual([
      ["914", "91"],
      ["9.14", "0.91"],
      ["0.914", "0.091"],
    ]);
  });

  it("of a price with added tax is exactly the added tax", () => {
    fc.assert(
      fc.property(amounts, rates, (listed, rate) => {
        const paid = priceWithTax(listed, { rate, is_inclusive: false });
        expect(paid - taxIn(paid, rate)).toBe(listed);
      }),
    );
  });

  it("of partial refunds adds up to the tax of the whole, whatever the parts", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 20 }),
        rates,
        (parts, rate) => {
          const whole = parts.reduce((sum, part) => sum + part, 0);
          const tax = taxIn(whole, rate);
          let [back, given] = [0, 0];
          for (const part of parts) {
            back += part;
            const share = shareOf(tax, back, whole) - given;
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(part);
            given += share;
          }
          expect(given).toBe(tax);
        },
      ),
    );
  });

  it("is labelled with its name and rate", () => {
    expect([taxRateText(13_000), taxRateText(9975)]).toEqual(["13%", "9.975%"]);
    expect(taxLabel({ name: "TPS et TVQ", rate: 14_975 })).toBe("TPS et TVQ 14.975%");
  });
});
