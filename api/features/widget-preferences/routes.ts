import { updateWidgetPreferences, widgetPreferences } from "#api/features/widget-preferences/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { widgetPreferencesOperations } from "#schema/widget-preferences/operations.ts";

export const widgetPreferencesRoutes: Handlers<typeof widgetPreferencesOperations> = {
  widgetPreferences: (call) => widgetPreferences(call),
  updateWidgetPreferences: (call, { body }) => updateWidgetPreferences(call, body),
};
