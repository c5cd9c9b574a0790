import { once } from "node:events";
import { z } from "zod";
import { runProduct } from "../product/product.ts";
import { demoDesk, signInAt, type DemoDesk, type SignIn } from "./demo-desk.ts";

const PASSWORD = "an own venue for a journey";
const COLLEAGUE = { first_name: "Nora", last_name: "Lind" };
const EVERY_DAY = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
/** Names in the company's template. */
const LOCATION = "Main location";
const LESSON = "Lesson with a coach";

export interface OwnVenue {
  /** "http://day-1a2b3c.localhost:41234" */
  url: string;
  owner: SignIn;
  desk: DemoDesk;
}

/**
 * A company of a journey's own in the running product, as `npm run create-tenant` creates one: three bays, a coach, and an
 * empty schedule. A second coach, Nora Lind, works all day and gives the same lesson.
 */
export async function makeOwnVenue(): Promise<OwnVenue> {
  const slug = `day-${crypto.randomUUID().slice(0, 6)}`;
  const email = `owner@${slug}.example`;
  const port = process.env["PRODUCT_PORT"] ?? "";
  const settings = { PORT: port, DATA_DIR: process.env["PRODUCT_DATA"] ?? "", OWNER_PASSWORD: PASSWORD };
  const given = ["--slug", slug, "--name", "The Day Club", "--owner-email", email, "--owner-name", "Ada Field"];
  const command = runProduct(settings, "api/commands/create-tenant/main.ts", given);
  await once(command.process, "close");
  if (command.process.exitCode !== 0) throw new Error(`The company was not made:\n${command.output()}`);
  const owner = await signInAt(`${slug}.localhost`, email, PASSWORD);
  const desk = demoDesk(owner, LOCATION);
  await addColleague(desk, `nora@${slug}.example`);
  return { url: `http://${slug}.localhost:${port}`, owner, desk };
}

const WithId = z.object({ id: z.int() });
const Versioned = WithId.extend({ version: z.int() });
const Services = z.object({ data: z.array(Versioned.extend({ name: z.string(), coach_ids: z.array(z.int()) })) });

async function addColleague(desk: DemoDesk, email: string): Promise<void> {
  const account = { ...COLLEAGUE, email, roles: ["coach"] };
  const { id } = WithId.parse(await desk.send("POST", "/api/v1/accounts", account));
  const place = await desk.location();
  const coach = await desk.get(`/api/v1/coaches/${id}`, Versioned);
  const taught = { version: coach.version, location_ids: [place] };
  const { version } = Versioned.parse(await desk.send("PUT", `/api/v1/coaches/${id}`, taught));
  const days = EVERY_DAY.map((weekday) => ({ weekday, ranges: [{ starts: "09:00", ends: "21:00" }] }));
  await desk.send("PUT", `/api/v1/coaches/${id}/hours`, { version, days });
  const { data } = await desk.get("/api/v1/services", Services);
  const lesson = data.find(({ name }) => name === LESSON);
  if (!lesson) throw new Error(`The template has no "${LESSON}"`);
  const coach_ids = [...lesson.coach_ids, id];
  await desk.send("PATCH", `/api/v1/services/${lesson.id}`, { version: lesson.version, coach_ids });
}
