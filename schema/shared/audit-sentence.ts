/** The part of a recorded change that its sentence needs. */
export interface AuditRecord {
  before: unknown;
  after: unknown;
  /** The subject of the change: "Ravi Sandhu", "Bay 4". */
  subject: string | null;
}

/** What was done, phrased to follow a person's name. */
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

/** Converts `facility_admin` and `updateCoachHours` to words. */
export function readable(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
}
