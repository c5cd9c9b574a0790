import { z } from "zod";
import {
  BlockedTimeColour,
  BlockedTimeKind,
  BlockedTimeScope,
  CreateBlockedTimeInput,
} from "#schema/schedule/blocked-times/models.ts";
import { addDays, wallTimeOf } from "#web/time/wall-clock.ts";
import type { IconName } from "#web/ui/icon/Icon.tsx";
import type { BlockedTimeFragment } from "./blocked-times.generated.ts";

export const KINDS: Readonly<Record<BlockedTimeKind, { label: string; icon: IconName; colour: BlockedTimeColour }>> = {
  repair: { label: "Repair", icon: "wrench", colour: "amber" },
  cleaning: { label: "Cleaning", icon: "refresh", colour: "blue" },
  event: { label: "Event", icon: "people", colour: "violet" },
  private: { label: "Private", icon: "lock", colour: "grey" },
};

const day = z.string().min(1, "Choose a day.");

/** Converts form values to the API input: whole days run from midnight to midnight. */
export const BlockedForm = z
  .object({
    kind: BlockedTimeKind,
    scope: BlockedTimeScope,
    resource_ids: z.array(z.string()),
    coach_id: z.string(),
    from_date: day,
    from_time: z.string(),
    to_date: day,
    to_time: z.string(),
    isWholeDays: z.boolean(),
    isWeekly: z.boolean(),
    until: z.string(),
    dates: z.enum(["this", "following"]),
    reason: CreateBlockedTimeInput.shape.reason,
    colour: BlockedTimeColour,
  })
  .superRefine((typed, context) => {
    const missing = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (typed.scope === "resources" && typed.resource_ids.length === 0) missing("resource_ids", "Choose a bay.");
    if (typed.scope === "coach" && typed.coach_id === "") missing("coach_id", "Choose the coach.");
    if (!typed.isWholeDays && typed.from_time === "") missing("from_time", "Enter a start.");
    if (!typed.isWholeDays && typed.to_time === "") missing("to_time", "Enter an end.");
    if (typed.to_date !== "" && typed.to_date < typed.from_date)
      missing("to_date", "Choose a day on or after the first.");
    if (typed.isWeekly && (typed.until === "" || typed.until < typed.from_date))
      missing("until", "Choose a day on or after the first.");
  })
  .transform(({ isWholeDays, isWeekly, until, dates, resource_ids, coach_id, scope, ...sent }) => ({
    ...sent,
    scope,
    until: isWeekly ? until : null,
    following: dates === "following",
    ...(scope === "resources" && { resource_ids: resource_ids.map(Number) }),
    ...(scope === "coach" && { coach_id: Number(coach_id) }),
    ...(isWholeDays && { from_time: "00:00", to_time: "24:00" }),
  }));

export type BlockedValues = z.input<typeof BlockedForm>;
export type BlockedSent = z.output<typeof BlockedForm>;

/** Form values of an existing blocked time. */
export function valuesOf(blocked: BlockedTimeFragment): BlockedValues {
  const [from, to] = [wallTimeOf(blocked.local_start), wallTimeOf(blocked.local_end)];
  const isWholeDays = from.time === "00:00" && to.time === "00:00";
  return {
    kind: blocked.kind,
    scope: blocked.scope,
    resource_ids: blocked.scope === "resources" ? blocked.resource_ids.map(String) : [],
    coach_id: blocked.coach_id === null ? "" : String(blocked.coach_id),
    from_date: from.date,
    from_time: isWholeDays ? "" : from.time,
    to_date: isWholeDays ? addDays(to.date, -1) : to.date,
    to_time: isWholeDays ? "" : to.time,
    isWholeDays,
    isWeekly: false,
    until: "",
    dates: "this",
    reason: blocked.reason,
    colour: blocked.colour,
  };
}

/** API input of an existing blocked time, used to restore it. */
export const sentOf = (blocked: BlockedTimeFragment): BlockedSent => BlockedForm.parse(valuesOf(blocked));
