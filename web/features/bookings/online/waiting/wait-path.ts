import { paths } from "#web/screen/paths.ts";

/** What can be waited for: a taken time, or a full class. */
export interface Wanted {
  service: number;
  location: number;
  /** RFC 3339 in UTC. */
  start: string;
  end: string;
  /** The same in venue time. */
  localStart: string;
  localEnd: string;
  party: number;
  coach?: number | undefined;
  /** The id of the class date. */
  session?: number | undefined;
}

const WAIT_PATH = `${paths.book}/waitlist`;

/** The path of the form to join; it contains the exact time. */
export function waitPath({ coach, session, ...wanted }: Wanted): string {
  const query = new URLSearchParams(Object.entries(wanted).map(([name, value]) => [name, String(value)]));
  if (coach !== undefined) query.set("coach", String(coach));
  if (session !== undefined) query.set("session", String(session));
  return `${WAIT_PATH}?${query}`;
}

/** The path used in waitlist mails. */
export const waitingPath = (token: string): string => `${WAIT_PATH}#${token}`;

/** Reads the request from the URL; undefined if a part is missing. */
export function wantedOf(query: URLSearchParams): Wanted | undefined {
  const number = (name: string) => {
    const text = query.get(name) ?? "";
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
  };
  const [service, location, party] = [number("service"), number("location"), number("party")];
  const [start, end] = [query.get("start"), query.get("end")];
  const [localStart, localEnd] = [query.get("localStart"), query.get("localEnd")];
  const isWhole = [start, end, localStart, localEnd].every((text) => text !== null && !Number.isNaN(Date.parse(text)));
  if (!service || !location || !party || !start || !end || !localStart || !localEnd || !isWhole) return undefined;
  const choice = { coach: number("coach"), session: number("session") };
  return { service, location, party, start, end, localStart, localEnd, ...choice };
}
