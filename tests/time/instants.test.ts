/** @module-tag both */
import { describe, expect, it } from "vitest";
import { localTextIn, parseInstant, utcText } from "#api/time/instants.ts";
import { venueZone } from "#api/time/zone.ts";

const utcOf = (text: string) => parseInstant(text)?.toString() ?? null;

describe("parseInstant", () => {
  it("reads the specification's format as UTC", () => {
    expect(utcOf("2027-05-04 18:30:00")).toBe("2027-05-04T18:30:00Z");
  });

  it("reads RFC 3339 with its offset, with and without seconds", () => {
    expect(utcOf("2027-05-04T18:30:00-07:00")).toBe("2027-05-05T01:30:00Z");
    expect(utcOf("2027-05-04T18:30Z")).toBe("2027-05-04T18:30:00Z");
  });

  it.each([
    "2027-05-04",
    "2027-05-04T18:30:00",
    "2027-05-04 18:30",
    "2027-02-30 10:00:00",
    "2027-05-04 24:00:00",
    "2027-05-04T18:30:60Z",
    "2027-05-04T18:30:00+24:00",
    "2027-05-04T18:30:00Z[UTC]",
    "tomorrow",
    "",
  ])("refuses %j", (text) => {
    expect(parseInstant(text)).toBeNull();
  });
});

describe("local text", () => {
  const at = (text: string) => Temporal.Instant.from(text);

  it("writes wall time with its offset", () => {
    expect(localTextIn("America/Vancouver", at("2027-05-05T01:30:00Z"))).toBe("2027-05-04T18:30:00-07:00");
    expect(localTextIn("Asia/Kolkata", at("2027-05-05T01:30:00Z"))).toBe("2027-05-05T07:00:00+05:30");
    expect(localTextIn("UTC", at("2027-05-05T01:30:00Z"))).toBe("2027-05-05T01:30:00+00:00");
    expect(localTextIn("America/St_Johns", at("2027-01-05T01:30:00Z"))).toBe("2027-01-04T22:00:00-03:30");
  });

  it("distinguishes the two passes of a repeated hour", () => {
    expect(localTextIn("America/New_York", at("2026-11-01T05:30:00Z"))).toBe("2026-11-01T01:30:00-04:00");
    expect(localTextIn("America/New_York", at("2026-11-01T06:30:00Z"))).toBe("2026-11-01T01:30:00-05:00");
  });

  it("omits milliseconds", () => {
    expect(utcText(at("2027-05-05T01:30:00.987Z"))).toBe("2027-05-05T01:30:00Z");
  });
});

it("uses the location's zone, else the company's, else UTC", () => {
  expect(venueZone("America/Vancouver", "Europe/London")).toBe("America/Vancouver");
  expect(venueZone(null, "Europe/London")).toBe("Europe/London");
  expect(venueZone(null, null)).toBe("UTC");
});
