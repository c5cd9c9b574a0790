import type { DashboardWidget } from "./models.ts";

/** What a dashboard shows to who has chosen nothing. */
export const DEFAULT_WIDGETS: readonly DashboardWidget[] = [
  { widget: "todo", size: "medium" },
  { widget: "arrivals", size: "small" },
  { widget: "bays", size: "large" },
];
