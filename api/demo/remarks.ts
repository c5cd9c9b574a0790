/** What staff wrote of a visit. */
const STAFF_NOTES = [
  "Left-handed, needs the wide mat.",
  "Birthday, cake at the half.",
  "Wants the same bay as last time.",
  "Brings own launch monitor.",
  "Asked for an invoice to the company.",
  "Called ahead: arrives five minutes late.",
  "New driver, would like a word with a coach.",
  "Prefers the bay at the window.",
] as const;

/** What clients wrote when booking. */
const CLIENT_NOTES = [
  "First time here, could somebody show us around?",
  "One of us is left-handed.",
  "We would like two stools in the bay.",
  "Please set the screen to Pebble Beach.",
  "My son is nine, do you have junior clubs?",
  "Shoulder injury, easy start please.",
] as const;

const STAFF_SHARE = 0.05;
const CLIENT_SHARE = 0.06;

/** The first twentieth of luck has a note of staff. */
export function staffNote(luck: number): string | undefined {
  return luck < STAFF_SHARE ? STAFF_NOTES[Math.floor((luck / STAFF_SHARE) * STAFF_NOTES.length)] : undefined;
}

/** The last few hundredths have one of the client's. */
export function clientNote(luck: number): string | null {
  if (luck <= 1 - CLIENT_SHARE) return null;
  return CLIENT_NOTES[Math.floor(((1 - luck) / CLIENT_SHARE) * CLIENT_NOTES.length)] ?? null;
}
