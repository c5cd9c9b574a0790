const STAFF_NOTES = [
  "Left-handed, needs the wide mat.",
  "Birthday: cake halfway through.",
  "Wants the same bay as last time.",
  "Brings own launch monitor.",
  "Wants the invoice made out to the company.",
  "Called ahead: arrives five minutes late.",
  "New driver, would like a word with a coach.",
  "Prefers the bay at the window.",
] as const;

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

/** Returns a note for a chance below STAFF_SHARE. */
export function staffNote(chance: number): string | undefined {
  return chance < STAFF_SHARE ? STAFF_NOTES[Math.floor((chance / STAFF_SHARE) * STAFF_NOTES.length)] : undefined;
}

/** The highest chances get a note, so that few bookings have both. */
export function clientNote(chance: number): string | null {
  if (chance <= 1 - CLIENT_SHARE) return null;
  return CLIENT_NOTES[Math.floor(((1 - chance) / CLIENT_SHARE) * CLIENT_NOTES.length)] ?? null;
}

const GUEST_NAMES = ["Ines Duarte", "Jonah Reed", "Keiko Mori", "Luca Bianchi", "Maya Cole", "Noor Haddad"] as const;

const NAMED_SHARE = 0.2;

/** The lowest chances have named everybody in their party. */
export function guestNames(chance: number, partySize: number): string[] {
  if (chance >= NAMED_SHARE) return [];
  const first = Math.floor((chance / NAMED_SHARE) * GUEST_NAMES.length);
  const names = [...GUEST_NAMES.slice(first), ...GUEST_NAMES.slice(0, first)];
  return names.slice(0, partySize - 1);
}
