import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { StartError } from "#api/errors/start-error.ts";
import { placeFault } from "#schema/shared/countries.ts";
import { TimeZone, WallTime } from "#schema/shared/time.ts";
import { DayHours, Weekday } from "#schema/venue/locations/models.ts";
import { BookableBy, PeakHours, ServiceKind, WaitlistOffers } from "#schema/venue/services/models.ts";

const TEMPLATE_FILE = fileURLToPath(new URL("template.json", import.meta.url));

const name = z.string().trim().min(1).max(100);
const minutes = z.int().nonnegative();
/** Minor units of the company's currency. */
const price = z.int().nonnegative();

const ResourceTemplate = z.strictObject({ name, type: name, capacity: z.int().positive().default(4) });

const LocationFields = z.strictObject({
  name,
  address_line: z.string().nullable().default(null),
  city: z.string().nullable().default(null),
  province_state: z.string().nullable().default(null),
  country: z.string().length(2).nullable().default(null),
  postal_code: z.string().nullable().default(null),
  phone: z.string().nullable().default(null),
  email: z.email().nullable().default(null),
  /** Defaults to the company's. */
  timezone: TimeZone.nullable().default(null),
  timeformat: z.string().default("h:mm a"),
  dateformat: z.string().default("MM/DD/YYYY"),
  hours: z.array(DayHours),
  resources: z.array(ResourceTemplate),
});
const LocationTemplate = LocationFields.superRefine((location, context) => {
  const fault = placeFault(location);
  if (fault) context.addIssue({ code: "custom", path: [fault.field], message: fault.sentence });
});

const ServiceTemplate = z.strictObject({
  name,
  description: z.string().nullable().default(null),
  kind: ServiceKind,
  /** A section of the list and the booking page. */
  category: name.nullable().default(null),
  resource_type: name.nullable().default(null),
  is_type_default: z.boolean().default(false),
  buffer_before_minutes: minutes.default(0),
  buffer_after_minutes: minutes.default(0),
  notice_minutes: minutes.default(0),
  horizon_days: z.int().nonnegative().default(60),
  max_party_size: z.int().positive().default(4),
  bookable_by: BookableBy.default("anyone"),
  waitlist_offers: WaitlistOffers.default("in_turn"),
  durations: z
    .array(z.strictObject({ minutes: z.int().positive(), price, peak_price: price.nullable().default(null) }))
    .min(1),
  peak_hours: z.array(PeakHours).default([]),
});

const CoachTemplate = z.strictObject({
  first_name: name,
  last_name: name,
  email: z.email().nullable().default(null),
  phone: z.string().nullable().default(null),
  bio: z.string().nullable().default(null),
  services: z.array(name),
  weekly: z.array(
    z.strictObject({
      location: name,
      weekdays: z.array(Weekday.exclude(["holiday"])).min(1),
      starts: WallTime,
      ends: WallTime,
    }),
  ),
});

/** The initial data of a new company; locations and services reference each other by name. */
export const VenueTemplate = z
  .strictObject({
    resource_types: z.array(name),
    /** In the order of the booking page. */
    categories: z.array(name).default([]),
    locations: z.array(LocationTemplate).min(1),
    services: z.array(ServiceTemplate),
    coaches: z.array(CoachTemplate),
  })
  .superRefine((template, context) => {
    for (const { path, name } of unknownNames(template)) {
      context.addIssue({ code: "custom", path, message: `names "${name}", which the template does not have` });
    }
  });
export type VenueTemplate = z.infer<typeof VenueTemplate>;
export type VenueTemplateInput = z.input<typeof VenueTemplate>;

/** Reads the template that create-tenant uses; throws one line for an invalid file. */
export async function readTemplate(file = TEMPLATE_FILE): Promise<VenueTemplate> {
  const parsed = VenueTemplate.safeParse(parseJson(await readFile(file, "utf8"), file));
  if (parsed.success) return parsed.data;
  const complaints = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new StartError(`${file} is not a template: ${complaints.join("; ")}.`);
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartError(`${file} is not JSON.`, { cause: error });
  }
}

type Parts = {
  resource_types: string[];
  categories: string[];
  locations: { name: string; resources: { type: string }[] }[];
  services: { name: string; resource_type: string | null; category: string | null }[];
  coaches: { services: string[]; weekly: { location: string }[] }[];
};

/** Every reference to an unknown name, with its path. */
function unknownNames({
  resource_types,
  categories,
  locations,
  services,
  coaches,
}: Parts): { path: PropertyKey[]; name: string }[] {
  const places = locations.map((location) => location.name);
  const lessons = services.map((service) => service.name);
  const links = [
    ...locations.flatMap(({ resources }, at) =>
      resources.map(({ type }, bay) => ({
        path: ["locations", at, "resources", bay],
        name: type,
        among: resource_types,
      })),
    ),
    ...services.map(({ resource_type }, at) => ({
      path: ["services", at],
      name: resource_type,
      among: resource_types,
    })),
    ...services.map(({ category }, at) => ({ path: ["services", at], name: category, among: categories })),
    ...coaches.flatMap(({ services: given, weekly }, at) => [
      ...given.map((name) => ({ path: ["coaches", at, "services"], name, among: lessons })),
      ...weekly.map(({ location }) => ({ path: ["coaches", at, "weekly"], name: location, among: places })),
    ]),
  ];
  return links.flatMap(({ path, name, among }) => (name === null || among.includes(name) ? [] : [{ path, name }]));
}
