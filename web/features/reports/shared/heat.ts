const STEPS = 5;

/** Returns 0 for nothing, then five steps up to 100 %. */
export const heatStep = (percent: number): number =>
  percent === 0 ? 0 : Math.min(STEPS, Math.max(1, Math.ceil(percent / (100 / STEPS))));

export const HEAT_STEPS = Array.from({ length: STEPS + 1 }, (_, step) => step);

/** Colors of elements by `data-step`, from nothing to all. */
export const HEAT_FILLS = Object.fromEntries(
  HEAT_STEPS.map((step) => [
    `& [data-step="${step}"]`,
    { background: `var(--heat-${step})`, color: step < 4 ? "var(--heat-text)" : "var(--heat-text-inv)" },
  ]),
);

/** Fill of hours that were closed. */
export const CLOSED_FILL = {
  background: "repeating-linear-gradient(135deg, var(--hatch) 0 1px, transparent 1px 6px)",
};
