import { z } from "zod";
import { Booking, CompactSchedule } from "#schema/bookings/bookings/models.ts";
import { v1Operations } from "#schema/operations.ts";
import { LoginResult } from "#schema/people/sign-in/models.ts";
import { hostFetch } from "../host-fetch.ts";
import { venueToday } from "../venue-clock.ts";

/** The demo company through its REST API: what a journey needs beforehand, and what it left behind. */

const HOST = "demo.localhost";
const PASSWORD = "demo-password";
const PLACE = "Main Street";
/** Past the demo's bookings and the visitors' booking window, so that journeys do not collide. */
const FIRST_FREE_DAY = 62;
const WINDOW_DAYS = 8;
const FRIDAY = 5;

export type DemoPerson = "owner" | "admin" | "staff" | "coach" | "member";

export interface SignIn {
  /** "demo.localhost" */
  host: string;
  token: string;
  /** `name=value` of the session's cookie. */
  cookie: string;
}

const known = new Map<DemoPerson, { session: Promise<SignIn>; since: number }>();
/** Half of what counts as fresh: a journey that changes sign-in settings is not asked to sign in again. */
const FRESH_MS = 5 * 60_000;

/** The person's session, shared by a worker's journeys while it is fresh and until one of them ends it. */
export async function signedIn(person: DemoPerson): Promise<SignIn> {
  const last = known.get(person);
  if (last && performance.now() - last.since < FRESH_MS && (await isValid(await last.session))) return last.session;
  const session = signIn(person);
  known.set(person, { session, since: performance.now() });
  return session;
}

async function isValid({ host, cookie }: SignIn): Promise<boolean> {
  return (await hostFetch(port(), host, v1Operations.userProfile.path, { headers: { cookie } })).ok;
}

function signIn(person: DemoPerson): Promise<SignIn> {
  return signInAt(HOST, `${person}@demo.test`, PASSWORD);
}

/** Signs in at a company of the running product. */
export async function signInAt(host: string, email: string, password: string): Promise<SignIn> {
  const body = { email, password };
  const response = await hostFetch(port(), host, v1Operations.login.path, { method: "POST", body });
  const { access_token } = LoginResult.parse(await response.json());
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0];
  if (cookie === undefined) throw new Error(`${email} signed in without a cookie`);
  return { host, token: access_token, cookie };
}

interface Wanted {
  /** "Ada Lovelace", a guest */
  name: string;
  bay: string;
  day: VenueDay;
  /** "18:00" in venue time */
  at: string;
  minutes?: number;
}

export interface DemoDesk {
  book(wanted: Wanted): Promise<Booking>;
  booking(id: number): Promise<Booking>;
  /** Sets a state or a time without using the screens. */
  change(booking: Booking, change: object): Promise<Booking>;
  day(date: string): Promise<VenueDay>;
  /** A day far ahead on which nothing is booked. */
  freeDay(): Promise<VenueDay>;
  bay(name: string): Promise<number>;
  location(): Promise<number>;
  get<T extends z.ZodType>(path: string, answer: T): Promise<z.output<T>>;
  send(method: "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: object): Promise<unknown>;
}

/** One day at one location: the demo company's is Main Street. */
export interface VenueDay {
  date: string;
  locationId: number;
  bookings: CompactSchedule["data"];
  /** The instant of "18:30" in venue time on that day. */
  at(time: string): Temporal.Instant;
}

const Named = z.object({ data: z.array(z.object({ id: z.int(), name: z.string() })) });

export function demoDesk({ host, token }: SignIn, place = PLACE): DemoDesk {
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await hostFetch(port(), host, path, { method, headers, body });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const idOf = async (path: string, name?: string): Promise<number> => {
    const { data } = Named.parse(await ask("GET", path));
    const found = name === undefined ? data[0] : data.find((each) => each.name === name);
    if (!found) throw new Error(`${path} has no ${name ?? "entry"}`);
    return found.id;
  };
  const location = () => idOf("/api/v1/locations?perPage=100", place);
  const days = async (from: Temporal.PlainDate): Promise<VenueDay[]> => {
    const locationId = await location();
    const until = from.add({ days: WINDOW_DAYS - 1 }).toString();
    const query = `location_id=${locationId}&date_from=${from.toString()}&date_to=${until}`;
    const schedule = CompactSchedule.parse(await ask("GET", `/api/v1/bookings/compact?${query}`));
    return schedule.days.map((day) => venueDay(day, locationId, schedule));
  };
  return {
    async book({ name, bay, day, at, minutes = 60 }) {
      const [first_name = "", ...last] = name.split(" ");
      const start = day.at(at);
      const booking = await ask("POST", "/api/v1/bookings", {
        service_id: await idOf("/api/v1/services?perPage=100", "Simulator"),
        location_id: day.locationId,
        resource_id: await idOf("/api/v1/resources?perPage=100", bay),
        start_time: start.toString(),
        end_time: start.add({ minutes }).toString(),
        guest: { first_name, last_name: last.join(" ") },
      });
      return Booking.parse(booking);
    },
    booking: async (id) => Booking.parse(await ask("GET", `/api/v1/bookings/${id}`)),
    change: async ({ id, version }, change) =>
      Booking.parse(await ask("PUT", `/api/v1/bookings/${id}`, { version, ...change })),
    async day(date) {
      const [day] = await days(Temporal.PlainDate.from(date));
      if (!day) throw new Error(`No schedule of ${date}`);
      return day;
    },
    async freeDay() {
      const first = venueToday().add({ days: FIRST_FREE_DAY });
      for (let ahead = 0; ahead < 40 * WINDOW_DAYS; ahead += WINDOW_DAYS) {
        const free = (await days(first.add({ days: ahead }))).find(isFreeWeekday);
        if (free) return free;
      }
      throw new Error("Each day of a year is booked");
    },
    location,
    bay: (name) => idOf("/api/v1/resources?perPage=100", name),
    get: async (path, answer) => answer.parse(await ask("GET", path)),
    send: ask,
  };
}

/** At weekends fewer coaches work, and prices differ. */
function isFreeWeekday({ date, bookings }: VenueDay): boolean {
  return bookings.length === 0 && Temporal.PlainDate.from(date).dayOfWeek <= FRIDAY;
}

function venueDay(day: CompactSchedule["days"][number], locationId: number, { data }: CompactSchedule): VenueDay {
  return {
    date: day.date,
    locationId,
    bookings: data.filter(({ local_start }) => local_start.startsWith(day.date)),
    at(time) {
      const [hour = "", minutes = "0"] = time.split(":");
      const tick = day.hours.find(({ local_start }) => local_start.startsWith(`${day.date}T${hour}:00`));
      if (!tick) throw new Error(`${day.date} has no ${time}`);
      return Temporal.Instant.from(tick.start_time).add({ minutes: Number(minutes) });
    },
  };
}

function port(): number {
  return Number(process.env["PRODUCT_PORT"]);
}
