import { z } from "zod";
import { signedIn } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { staleVersion } from "#api/errors/errors.ts";
import { DEFAULT_WIDGETS } from "#schema/reports/dashboard/default-widgets.ts";
import {
  DashboardWidget,
  type UpdateWidgetPreferencesInput,
  type WidgetPreferences,
} from "#schema/reports/dashboard/models.ts";
import { findPreferences, savePreferences } from "./queries.ts";

/** Omits widgets that no longer exist. */
export async function widgetPreferences(call: Call): Promise<WidgetPreferences> {
  const { id } = signedIn(call.caller);
  const row = await findPreferences(call.db, call.tenant.tenant_id, id);
  if (!row) return { id, widgets: [...DEFAULT_WIDGETS], version: 0 };
  const stored = z.array(z.unknown()).parse(row.widgets);
  return { id, widgets: stored.flatMap((one) => DashboardWidget.safeParse(one).data ?? []), version: row.version };
}

export async function updateWidgetPreferences(
  call: Call,
  { widgets, version }: UpdateWidgetPreferencesInput,
): Promise<WidgetPreferences> {
  const { id } = signedIn(call.caller);
  const row = { tenant_id: call.tenant.tenant_id, user_id: id, widgets: JSON.stringify(widgets) };
  const saved = await savePreferences(call.db, row, version);
  if (!saved) throw staleVersion(await widgetPreferences(call));
  return { id, widgets, version: saved.version };
}
