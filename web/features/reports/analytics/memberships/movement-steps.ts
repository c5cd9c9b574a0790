import type { MembershipMovement } from "#schema/reports/analytics/membership-metrics.ts";
import type { ChartSeries } from "#web/features/reports/shared/chart-props.ts";
import type { MembershipFiguresShownFragment } from "./membership-metrics.generated.ts";

export const MOVEMENT_LABELS = {
  new: "New",
  reactivated: "Back after leaving",
  expansion: "Dearer plan",
  resumed: "Resumed",
  contraction: "Cheaper plan",
  paused: "Paused",
  churned: "Left",
} as const satisfies Record<MembershipMovement, string>;

/** Short labels below the bars. */
const TICKS = {
  ...MOVEMENT_LABELS,
  reactivated: "Back",
  expansion: "Dearer",
  contraction: "Cheaper",
} as const satisfies Record<MembershipMovement, string>;

export const MRR_ITSELF = "MRR";

/** How much of MRR is drawn below the changes, relative to their height. */
const SHOWN_BELOW = 0.35;

/**
 * Returns a waterfall chart: MRR at the start, each change stacked on the previous level, MRR at the end. The axis starts at a
 * floor so that the changes remain visible.
 */
export function movementSteps({ mrr_start, mrr_end, movements }: MembershipFiguresShownFragment): {
  floor: number;
  ticks: string[];
  bars: ChartSeries[];
} {
  const changes = movements ?? [];
  const levels = [mrr_start.amount];
  for (const { amount } of changes) levels.push((levels.at(-1) ?? 0) + amount.amount);
  const [lowest, highest] = [Math.min(...levels, mrr_end.amount), Math.max(...levels, mrr_end.amount)];
  const floor = floorBelow(lowest - (highest - lowest) * SHOWN_BELOW);
  const between = changes.map(({ amount: { amount } }, at) => {
    const [from = 0, to = 0] = [levels[at], levels[at + 1]];
    return { base: Math.min(from, to) - floor, more: amount > 0 ? amount : null, less: amount < 0 ? -amount : null };
  });
  const ends = (inside: (number | null)[], start: number | null, end: number | null) => [start, ...inside, end];
  return {
    floor,
    ticks: ["Start", ...changes.map(({ movement }) => TICKS[movement]), "End"],
    bars: [
      {
        label: "Before",
        color: "transparent",
        isBase: true,
        values: ends(
          between.map(({ base }) => base),
          null,
          null,
        ),
      },
      {
        label: MRR_ITSELF,
        color: "var(--series-3)",
        values: ends(
          between.map(() => null),
          mrr_start.amount - floor,
          mrr_end.amount - floor,
        ),
      },
      {
        label: "More",
        color: "var(--series-1)",
        values: ends(
          between.map(({ more }) => more),
          null,
          null,
        ),
      },
      {
        label: "Less",
        color: "var(--amber-m)",
        values: ends(
          between.map(({ less }) => less),
          null,
          null,
        ),
      },
    ],
  };
}

/** Returns a round amount at or below this one. */
function floorBelow(amount: number): number {
  if (amount <= 0) return 0;
  const unit = 10 ** Math.max(2, Math.floor(Math.log10(amount)) - 1);
  return Math.floor(amount / unit) * unit;
}
