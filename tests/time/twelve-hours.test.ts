/** @module-tag both */
import { expect, it } from "vitest";
import { countsToTwelve } from "#web/time/format.ts";

it.each([
  ["h:mm a", true],
  ["hh:mm A", true],
  ["HH:mm", false],
  ["HH[h]mm", false],
])("edits a time in the format %s with twelve hours: %s", (timeformat, expected) => {
  expect(countsToTwelve({ timeformat })).toBe(expected);
});
