import type { Metric } from "#schema/shared/metric.ts";

/** How revenue is counted: the graph, the response itself and the documentation use these texts. */
export const REVENUE_DEFINITIONS = {
  bookings: {
    cash: "What was paid for bookings, less what was refunded or taken back by a dispute, each on its day. Tips are left out. Credit counts as money only when it is paid in: neither spending it nor refunding as credit counts. A payment recorded by mistake does not count, nor does a refund of it. Tax is taken out first.",
    accrual:
      "Prices of bookings on the day of their start, and fees for late cancellations, no-shows and moves on the day they became due. Anything refunded beyond what the venue owed, disputed or waived comes off on its own day, or on the day of the start if that is later; for a cancelled booking, always on its own day. The forgone part of a price that is no longer charged comes back on the day of that change. Without tax.",
  },
  memberships: {
    cash: "What was paid for memberships, packs and gift cards, less what was refunded or taken back by a dispute, each on its day. What was paid with credit, and what was given back as credit, is left out; credit that is paid out comes off that day. A payment recorded by mistake does not count, nor does a refund of it. Tax is taken out first.",
    accrual:
      "Paid membership bills, spread evenly over the days of their periods: by the end of each day, the share of the price for the days so far counts, rounded once. A pack counts use by use: its price ÷ its uses on the day of each, and what is left on the day it ends. Any other bill whose period has no end counts on its first day. What was refunded or disputed comes off on its own day, or on the first day of the period if that is later. The credit of a membership that ends comes off on that day, as it becomes the client's. What had been spent of a gift card whose buyer got the money back comes off on the day of that. Without tax.",
  },
} as const;

export type RevenueSource = keyof typeof REVENUE_DEFINITIONS;

/** The sums that make up revenue, with the name and definition of each. */
export const REVENUE_METRICS = {
  revenue: { name: "Revenue", formula: "Before refunds, less what was refunded or waived.", unit: "money" },
  gross: { name: "Before refunds", formula: "What came in, or was earned, before refunds and waivers.", unit: "money" },
  given_back: {
    name: "Refunded",
    formula: "What was refunded or disputed, and fees and prices that were waived.",
    unit: "money",
  },
  tax: {
    name: "Tax",
    formula: "Tax in what came in, less the tax in what was given back; on the accrual basis, tax on what was sold.",
    unit: "money",
  },
} as const satisfies Record<string, Metric>;
