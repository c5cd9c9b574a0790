import { expect, test } from "vitest";
import { priceAmount } from "#api/features/venue/services/price.ts";

const PRICES = {
  durations: [
    { duration_minutes: 30, price_amount: 3000, peak_price_amount: null },
    { duration_minutes: 60, price_amount: 6000, peak_price_amount: 7200 },
  ],
  peak_hours: [
    { weekdays: ["friday" as const], from_time: "17:00", to_time: "24:00" },
    { weekdays: ["holiday" as const], from_time: "00:00", to_time: "12:00" },
    { weekdays: ["saturday" as const], from_time: "22:00", to_time: "02:00" },
  ],
};

test.each([
  ["before the peak", "friday", 16 * 60 + 59, 60, 6000],
  ["from its first minute", "friday", 17 * 60, 60, 7200],
  ["up to midnight", "friday", 23 * 60 + 45, 60, 7200],
  ["on another day", "thursday", 18 * 60, 60, 6000],
  ["on a holiday by the holiday's peak hours", "holiday", 9 * 60, 60, 7200],
  ["if the length has no peak price", "friday", 18 * 60, 30, 3000],
  ["in the evening of a peak that ends after midnight", "saturday", 22 * 60, 60, 7200],
  ["after midnight in a peak of the evening before", "sunday", 60, 60, 7200],
  ["when that peak has ended", "sunday", 2 * 60, 60, 6000],
  ["early on the day whose night is a peak", "saturday", 60, 60, 6000],
] as const)("charges the right price %s", (_when, weekday, minute, length, price) => {
  const weekday_before = weekday === "sunday" ? "saturday" : "wednesday";
  expect(priceAmount(PRICES, length, { weekday, weekday_before, minute })).toBe(price);
});

test("refuses to price a length that is not sold", () => {
  expect(() => priceAmount(PRICES, 45, { weekday: "friday", weekday_before: "thursday", minute: 18 * 60 })).toThrow(
    "45 minutes are not sold",
  );
});
