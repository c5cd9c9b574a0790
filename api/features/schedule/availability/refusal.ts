/** The rules of a bookable time, in the order in which the first failure is reported. */
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

/** Why a time is not bookable: the first rule that fails, the error code, the field at fault, and a message. */
export type RuleRefusal = { rule: Rule; code: RefusalCode; field: RefusedField; message: string };
export type RefusedField = "start_time" | "end_time" | "resource_id" | "coach_id";

/** The result of one rule for a time. */
export type RuleResult = { rule: Rule; passes: true } | (RuleRefusal & { passes: false });
