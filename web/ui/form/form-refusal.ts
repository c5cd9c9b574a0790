/** What the server said no to, in words for the person at the form. */
export interface FormRefusal {
  /** About the whole: "19:00 was taken a moment ago. Your answers are kept." */
  message?: string;
  /** By field path ("starts_at", "hours.0.opens"). */
  fields?: Readonly<Record<string, string>>;
}
