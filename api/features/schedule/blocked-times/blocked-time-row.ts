import type { BlockedTimeColour, BlockedTimeKind, BlockedTimeScope } from "#schema/schedule/blocked-times/models.ts";

/** A blocked time with the names to display. */
export interface BlockedTimeRow {
  id: number;
  location_id: number;
  timezone: string;
  scope: BlockedTimeScope;
  resource_ids: number[];
  coach_id: number | null;
  target: string;
  kind: BlockedTimeKind;
  reason: string;
  colour: BlockedTimeColour;
  start_time: Temporal.Instant;
  end_time: Temporal.Instant;
  series_id: number | null;
  removed_at: Temporal.Instant | null;
  created_at: Temporal.Instant;
  version: number;
}
