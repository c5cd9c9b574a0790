/** Why the server refused, in user-facing words. */
export interface FormRefusal {
  /** General message: "19:00 was taken a moment ago. Your answers are kept." */
  message?: string;
  /** By field path ("starts_at", "hours.0.opens"). */
  fields?: Readonly<Record<string, string>>;
}
