import { expect, it } from "vitest";
import { locationFormValues } from "#web/features/venue/locations/location-form.ts";

const proposedFor = (locale: string, country: string) => {
  const { timeformat, dateformat } = locationFormValues(undefined, { timezone: "Europe/Berlin", locale, country });
  return [timeformat, dateformat];
};

it.each([
  ["de-DE", "DE", "HH:mm", "DD.MM.YYYY"],
  ["en-IE", "DE", "HH:mm", "DD/MM/YYYY"],
  ["en-GB", "", "HH:mm", "DD/MM/YYYY"],
  ["en-US", "US", "h:mm a", "MM/DD/YYYY"],
  ["en-US", "GB", "HH:mm", "DD/MM/YYYY"],
  ["sv-SE", "SE", "HH:mm", "YYYY-MM-DD"],
  ["ko-KR", "KR", "h:mm a", "YYYY-MM-DD"],
])("suggests the time and date formats of a new location's country: %s in %s", (locale, country, time, date) => {
  expect(proposedFor(locale, country)).toEqual([time, date]);
});
