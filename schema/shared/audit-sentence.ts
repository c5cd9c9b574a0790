/** What the history keeps of one change, as far as its sentence needs it. */
export interface AuditRecord {
  before: unknown;
  after: unknown;
  /** Whom or what it is about: "Ravi Sandhu", "Bay 4". */
  subject: string | null;
}

/** What was done, in words that follow a person's name. */
export type AuditSentence = string | ((record: AuditRecord) => string);

/** "Cancelled the booking of Ravi Sandhu". */
export const aboutTheir =
  (verb: string, noun: string) =>
  ({ subject }: Pick<AuditRecord, "subject">): string =>
    `${verb} ${subject === null ? a(noun) : `the ${noun} of ${subject}`}`;

/** "Added service category Lessons". */
export const named =
  (verb: string, noun: string) =>
  ({ subject }: Pick<AuditRecord, "subject">): string =>
    `${verb} ${subject === null ? a(noun) : `${noun} ${subject}`}`;

/** "Booked for Ravi Sandhu". */
export const withName =
  (words: string) =>
  ({ subject }: Pick<AuditRecord, "subject">): string =>
    `${words} ${subject ?? "somebody"}`;

const a = (noun: string): string => (noun.endsWith("s") ? noun : `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`);

/** `facility_admin` and `updateCoachHours` as words. */
export function readable(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
}
