import { z } from "zod";

export const WidgetName = z.enum(["todo", "arrivals", "bays", "revenue", "bay_use", "bookings", "no_shows"]).meta({
  id: "WidgetName",
  description:
    "todo: what waits for a person; arrivals: who comes next; bays: each bay's day; revenue: what came in this week; bay_use: occupancy this week; bookings: bookings this week; no_shows: missed bookings this week",
});
export type WidgetName = z.infer<typeof WidgetName>;

export const WidgetSize = z
  .enum(["small", "medium", "large"])
  .meta({ id: "WidgetSize", description: "small: a third of the width; medium: two thirds; large: all of it" });
export type WidgetSize = z.infer<typeof WidgetSize>;

export const DashboardWidget = z
  .object({ widget: WidgetName.describe("Which one"), size: WidgetSize.describe("How wide") })
  .meta({ id: "DashboardWidget", description: "One widget of a dashboard" });
export type DashboardWidget = z.infer<typeof DashboardWidget>;

export const WidgetPreferences = z
  .object({
    id: z.int().describe("Whose dashboard it is"),
    widgets: z.array(DashboardWidget).describe("In the order in which they stand"),
    version: z.int().describe("Goes up with each change; 0 while nothing was chosen"),
  })
  .meta({ id: "WidgetPreferences", description: "What a person's dashboard shows" });
export type WidgetPreferences = z.infer<typeof WidgetPreferences>;

export const UpdateWidgetPreferencesInput = z
  .object({
    version: z.int().min(0).describe("The version that was read; a newer one is refused"),
    widgets: z
      .array(DashboardWidget)
      .max(WidgetName.options.length)
      .refine((all) => new Set(all.map(({ widget }) => widget)).size === all.length, "Choose each widget once.")
      .describe("In the order in which they stand; none is an empty dashboard"),
  })
  .meta({ id: "UpdateWidgetPreferencesInput", description: "What a person's dashboard shows from now on" });
export type UpdateWidgetPreferencesInput = z.infer<typeof UpdateWidgetPreferencesInput>;
