import { expect, test } from "vitest";
import { priceAmount } from "#api/features/venue/services/price.ts";
import { AUTUMN_DAY, TUESDAY } from "#tests/features/schedule/schedule/days.ts";
import { lengthLabel, priceAt } from "#web/features/bookings/shared/choices/length-price.ts";
import { venueDay } from "#web/features/bookings/shared/day/venue-day.ts";

const day = venueDay(TUESDAY, { locale: "en-CA", timeformat: "HH:mm", dateformat: "YYYY-MM-DD" });
const QUARTER_MS = 15 * 60_000;
const service = {
  peak_hours: [
    { weekdays: ["tuesday" as const], from: "17:00", to: "21:00" },
    { weekdays: ["holiday" as const], from: "00:00", to: "24:00" },
    { weekdays: ["monday" as const, "tuesday" as const], from: "22:00", to: "01:30" },
  ],
};
const hour = {
  duration_minutes: 60,
  price: { amount: 6000, currency: "CAD" },
  peak_price: { amount: 7200, currency: "CAD" },
};
const at = (time: string, on = day) => ({ day: on, start: on.clock.instantsOf(time)[0] ?? Number.NaN });

const PLAIN = { locale: "en-CA", tax: null };

test("shows the price at the chosen start", () => {
  expect(lengthLabel(service, hour, at("16:45"), PLAIN)).toBe("60 min, $60.00");
  expect(lengthLabel(service, hour, at("17:00"), PLAIN)).toBe("60 min, $72.00");
  expect(lengthLabel(service, hour, at("21:00"), PLAIN)).toBe("60 min, $60.00");
  expect(lengthLabel(service, hour, at("09:00", { ...day, weekday: "holiday" }), PLAIN)).toBe("60 min, $72.00");
});

test('shows "from" and the lowest price while no start is chosen, and a single price as it is', () => {
  expect(lengthLabel(service, hour, undefined, PLAIN)).toBe("60 min, from $60.00");
  const early = { ...hour, peak_price: { amount: 4500, currency: "CAD" } };
  expect(lengthLabel(service, early, undefined, PLAIN)).toBe("60 min, from $45.00");
  expect(lengthLabel(service, { ...hour, peak_price: null }, undefined, PLAIN)).toBe("60 min, $60.00");
  expect(lengthLabel({ peak_hours: [] }, hour, undefined, PLAIN)).toBe("60 min, $60.00");
});

test.each([
  ["a Tuesday", TUESDAY],
  ["a day of 25 hours", { ...AUTUMN_DAY, weekday: "tuesday" as const }],
])("matches the price that is charged in every quarter hour of %s", (_what, raw) => {
  const on = venueDay(raw, { locale: "en-CA", timeformat: "HH:mm", dateformat: "YYYY-MM-DD" });
  const prices = {
    durations: [{ duration_minutes: 60, price_amount: 6000, peak_price_amount: 7200 }],
    peak_hours: service.peak_hours.map(({ weekdays, from, to }) => ({ weekdays, from_time: from, to_time: to })),
  };
  for (let start = on.start; start < on.end; start += QUARTER_MS) {
    const [hours = 0, minutes = 0] = on.clock.timeAt(start).split(":").map(Number);
    const charged = priceAmount(prices, 60, {
      weekday: on.weekday,
      weekday_before: on.weekday_before,
      minute: hours * 60 + minutes,
    });
    expect(priceAt(service, hour, { day: on, start }).amount).toBe(charged);
  }
});

test("includes tax that is added to the listed price", () => {
  const tax = { __typename: "CompanyTax" as const, name: "HST", rate: 13_000, is_inclusive: false };
  expect(lengthLabel(service, hour, at("16:45"), { locale: "en-CA", tax })).toBe("60 min, $67.80");
  expect(lengthLabel(service, hour, at("16:45"), { locale: "en-CA", tax: { ...tax, is_inclusive: true } })).toBe(
    "60 min, $60.00",
  );
});
