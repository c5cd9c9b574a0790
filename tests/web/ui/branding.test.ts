import { expect, test } from "vitest";
import { brandVariables, contrastRatio } from "#web/theme/branding.ts";

const COLOURS = ["#0f766e", "#ffe600", "#000000", "#ffffff", "#ff3b30", "#7c3aed", "#94a3b8", "#0b1220"];

function modes(value: string | undefined): readonly [light: string, dark: string] {
  const found = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value ?? "");
  return [found?.[1] ?? "", found?.[2] ?? ""];
}

test.each(COLOURS)("keeps text readable on and in the brand colour %s, in both modes", (colour) => {
  const variables = brandVariables(colour);
  const fill = modes(variables?.["--primary"]);
  const ink = modes(variables?.["--on-primary"]);
  const soft = modes(variables?.["--primary-soft"]);
  const softText = modes(variables?.["--primary-soft-text"]);
  for (const mode of [0, 1] as const) {
    expect(contrastRatio(fill[mode], ink[mode])).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(soft[mode], softText[mode])).toBeGreaterThanOrEqual(4.5);
  }
});

test("refuses an invalid colour", () => {
  expect(brandVariables("red; background: url(//evil)")).toBeUndefined();
});
