import { defineOperations } from "#schema/shared/operation.ts";
import { UpdateWidgetPreferencesInput, WidgetPreferences } from "./models.ts";

export const widgetPreferencesOperations = defineOperations({
  widgetPreferences: {
    method: "get",
    path: "/api/v1/widget-preferences",
    audience: "staff",
    summary: "Returns the widgets of the caller's own dashboard.",
    answer: WidgetPreferences,
  },
  updateWidgetPreferences: {
    method: "put",
    path: "/api/v1/widget-preferences",
    retry: "same_answer",
    refreshes: [],
    audit: null,
    audience: "staff",
    summary: "Chooses, sizes and orders the widgets of the caller's own dashboard.",
    body: UpdateWidgetPreferencesInput,
    answer: WidgetPreferences,
  },
});
