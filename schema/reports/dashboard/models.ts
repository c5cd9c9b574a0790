import { z } from "zod";
import { Id, INT_MAX } from "#schema/shared/paging.ts";

export const WidgetName = z
  .enum(["todo", "arrivals", "bays", "revenue", "bay_use", "bookings", "no_shows", "bay_revenue", "saved_query"])
  .meta({
    id: "WidgetName",
    description:
      "todo: what needs a person's attention; arrivals: who comes next; bays: each bay's day; revenue: what came in this week; bay_use: occupancy this week; bookings: bookings this week; no_shows: missed bookings this week; bay_revenue: what each bay earns per open hour this month; saved_query: what a saved query of the company answers",
  });
export type WidgetName = z.infer<typeof WidgetName>;

export const WidgetSize = z
  .enum(["small", "medium", "large"])
  .meta({ id: "WidgetSize", description: "small: a third of the width; medium: two thirds; large: the full width" });
export type WidgetSize = z.infer<typeof WidgetSize>;

export const DashboardWidget = z
  .object({
    widget: WidgetName.describe("The widget"),
    size: WidgetSize.describe("The widget's width"),
    saved_query_id: Id.optional().describe("For saved_query only: the saved query"),
  })
  .meta({ id: "DashboardWidget", description: "One widget of a dashboard" });
export type DashboardWidget = z.infer<typeof DashboardWidget>;

/** Identifies a widget, which may appear only once; for saved queries, once per query. */
export const widgetKey = ({ widget, saved_query_id }: Pick<DashboardWidget, "widget" | "saved_query_id">): string =>
  saved_query_id === undefined ? widget : `${widget}-${saved_query_id}`;

const MOST_WIDGETS = 20;

export const WidgetPreferences = z
  .object({
    id: z.int().describe("The person whose dashboard it is"),
    widgets: z.array(DashboardWidget).describe("In display order"),
    version: z.int().describe("Increases with each change; 0 while nothing has been chosen"),
  })
  .meta({ id: "WidgetPreferences", description: "What a person's dashboard shows" });
export type WidgetPreferences = z.infer<typeof WidgetPreferences>;

export const UpdateWidgetPreferencesInput = z
  .object({
    version: z.int().min(0).max(INT_MAX).describe("The version last read; refused if there is a newer one"),
    widgets: z
      .array(DashboardWidget)
      .max(MOST_WIDGETS, `A dashboard has at most ${MOST_WIDGETS} widgets.`)
      .refine((all) => new Set(all.map(widgetKey)).size === all.length, "Choose each widget once.")
      .refine(
        (all) => all.every((one) => (one.widget === "saved_query") === (one.saved_query_id !== undefined)),
        "Choose a saved query, for saved queries only.",
      )
      .describe("In display order; none is an empty dashboard"),
  })
  .meta({ id: "UpdateWidgetPreferencesInput", description: "What a person's dashboard shows from now on" });
export type UpdateWidgetPreferencesInput = z.infer<typeof UpdateWidgetPreferencesInput>;
