/** The rules of a bookable time, in the order in which a refusal names them. */
export const RULES = [
  "duration",
  "grid",
  "notice",
  "horizon",
  "hours",
  "coach_hours",
  "resource_hours",
  "coach_free",
  "resource_free",
] as const;
export type Rule = (typeof RULES)[number];

export type RefusalCode = "validation_failed" | "too_short_notice" | "beyond_horizon" | "outside_hours" | "slot_taken";

/** Why a time may not be booked: the first rule that fails, the error's code, the field at fault, and a sentence. */
export type RuleRefusal = { rule: Rule; code: RefusalCode; field: RefusedField; message: string };
export type RefusedField = "start_time" | "end_time" | "resource_id" | "coach_id";

/** One rule's answer about a time. */
export type RuleResult = { rule: Rule; passes: true } | (RuleRefusal & { passes: false });
