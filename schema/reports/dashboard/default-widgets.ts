import type { DashboardWidget } from "./models.ts";

export const DEFAULT_WIDGETS: readonly DashboardWidget[] = [
  { widget: "todo", size: "medium" },
  { widget: "arrivals", size: "small" },
  { widget: "bays", size: "large" },
];
