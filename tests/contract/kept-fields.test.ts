import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { v1Operations } from "#schema/operations.ts";
import { Client } from "#schema/clients/models.ts";
import { defineOperations, type Operation } from "#schema/shared/operation.ts";
import { fill, type Ids } from "#tests/security/one-of-each.ts";
import { type OperationId, type Person, type Platform, type Question, startPlatform } from "#tests/support/venue.ts";

interface Kept {
  /** Every field that the answer has too, with a value that is not its default. */
  sent: (ids: Ids) => Question & { body: Record<string, unknown> };
  /** Who asks for the row again. */
  again: (ids: Ids, id: number) => [OperationId, Question];
}

const PLACE = {
  name: "Pier Six",
  address_line: "6 Pier Road",
  city: "Portland",
  province_state: "OR",
  country: "US",
  postal_code: "97201",
  phone: "503 555 0100",
  email: "pier@example.test",
  timezone: "America/Los_Angeles",
  locale: "en-US",
  timeformat: "HH:mm",
  dateformat: "DD/MM/YYYY",
};
const PERSON = { first_name: "Nell", last_name: "Okafor", email: "nell@example.test" };
const CLIENT = { ...PERSON, contact_email: "okafors@example.test", phone: "604 555 0199" };
const OPEN = { weekday: "monday", ranges: [{ opens: "09:00", closes: "17:00" }] };
const byId = (operation: OperationId) => (_: Ids, id: number) =>
  [operation, { params: { id } }] as [OperationId, Question];
const byIds = (operation: OperationId) => (_: Ids, id: number) =>
  [operation, { query: { ids: [id] } }] as [OperationId, Question];
const inList = (operation: OperationId) => () => [operation, { query: { perPage: 100 } }] as [OperationId, Question];
const bay = ({ location, unusedType }: Ids) => ({
  name: "Bay Ninety",
  location_id: location,
  resource_type_id: unusedType,
  capacity: 3,
  position: 2,
  follows_location_hours: false,
  hours: [OPEN],
});

const service = ({ resourceType, category }: Ids) => ({
  name: "Putting hour",
  durations: [
    {
      duration_minutes: 45,
      price: { amount: 3100, currency: "CAD" },
      peak_price: { amount: 4100, currency: "CAD" },
    },
  ],
  description: "On the green",
  category_id: category,
  resource_type_id: resourceType,
  is_type_default: true,
  peak_hours: [{ weekdays: ["friday"], from: "16:00", to: "20:00" }],
  max_party_size: 3,
  notice_minutes: 35,
  horizon_days: 33,
  buffer_before_minutes: 5,
  buffer_after_minutes: 10,
  grid_minutes: 15,
  bookable_by: "clients",
  coach_ids: [],
  policy: null,
  position: 2,
});

const TRIED: Partial<Record<OperationId, Kept>> = {
  createLocation: { sent: () => ({ body: PLACE }), again: byIds("locationsByIds") },
  updateLocation: {
    sent: ({ location }) => ({ params: { id: location }, body: PLACE }),
    again: byIds("locationsByIds"),
  },
  createResource: { sent: (ids) => ({ body: bay(ids) }), again: byIds("resourcesByIds") },
  updateResource: {
    sent: (ids) => ({ params: { id: ids.resource }, body: { ...bay(ids), name: "Bay Ninety-one" } }),
    again: byIds("resourcesByIds"),
  },
  createService: { sent: (ids) => ({ body: { kind: "resource", ...service(ids) } }), again: byIds("servicesByIds") },
  updateService: {
    sent: (ids) => ({ params: { id: ids.service }, body: { ...service(ids), name: "Bay hour" } }),
    again: byIds("servicesByIds"),
  },
  createResourceType: { sent: () => ({ body: { name: "Chipping" } }), again: inList("resourceTypes") },
  updateResourceType: {
    sent: ({ unusedType }) => ({ params: { id: unusedType }, body: { name: "Driving" } }),
    again: inList("resourceTypes"),
  },
  createServiceCategory: { sent: () => ({ body: { name: "Fun", position: 1 } }), again: inList("serviceCategories") },
  updateServiceCategory: {
    sent: ({ category }) => ({ params: { id: category }, body: { name: "Play", position: 2 } }),
    again: inList("serviceCategories"),
  },
  createClient: { sent: () => ({ body: CLIENT }), again: byId("client") },
  updateClient: {
    sent: ({ client }) => ({ params: { id: client }, body: { ...CLIENT, email: "other@example.test" } }),
    again: byId("client"),
  },
  updateCoach: {
    sent: ({ coach, location }) => ({
      params: { id: coach },
      body: {
        first_name: "Cleo",
        last_name: "Adair",
        location_ids: [location],
        details: { phone: "604 555 0123", bio: "Short game" },
        availability_mode: "dates",
        keep_bookings: true,
      },
    }),
    again: byId("coach"),
  },
  createTag: { sent: () => ({ body: { name: "Corporate" } }), again: inList("tags") },
  updateTag: { sent: ({ tag }) => ({ params: { id: tag }, body: { name: "Left-handed" } }), again: inList("tags") },
  createAccount: {
    sent: () => ({ body: { ...PERSON, email: "works@example.test", roles: ["staff"] } }),
    again: byId("account"),
  },
  updateAccount: {
    sent: ({ account }) => ({
      params: { id: account },
      body: { ...PERSON, email: "moved@example.test", roles: ["facility_admin"] },
    }),
    again: byId("account"),
  },
};

/** Not tried here: what they answer is told anew, by the clock, by other fields or by who asks. */
const TRIED_ELSEWHERE: OperationId[] = [
  "updateUserProfile",
  "updateCompany",
  "updateLocationHours",
  "createCoachAvailability",
  "updateCoachAvailability",
  "createBooking",
  "updateBooking",
  "updatePublicBooking",
];

let platform: Platform;
let owner: Person;
let ids: Ids;

beforeAll(async () => {
  platform = await startPlatform({ holds: { minutes: 5, livePerAddress: 10_000, per10Minutes: 10_000 } });
  const venue = await platform.venue();
  owner = await venue.person("owner");
  const filled = await fill(venue, await venue.person("staff"), await venue.person("client"));
  const idle = { name: "Bay Eighty", location_id: filled.location, resource_type_id: filled.unusedType };
  ids = { ...filled, resource: (await owner.ask("createResource", { body: idle })).body.id };
});
afterAll(() => platform.close());

/** Fields that may be written and are answered too; a version is the row's, not the writer's. */
function keptFields({ body, answer }: Operation): string[] {
  const answered = answer instanceof z.ZodObject ? answer.shape : {};
  return Object.keys(body?.shape ?? {}).filter((field) => field !== "version" && field in answered);
}

/** What was sent and did not come back as it was, or was never sent. */
function dropped(operation: Operation, sent: Record<string, unknown>, row: Record<string, unknown>): string[] {
  return keptFields(operation).filter(
    (field) => sent[field] === undefined || JSON.stringify(row[field]) !== JSON.stringify(sent[field]),
  );
}

/** The row with this id, of an answer that may be the row, a list or a page. */
function rowIn(answer: unknown, id: number): Record<string, unknown> {
  const { data = answer } = answer as { data?: unknown };
  const rows = (Array.isArray(data) ? data : [data]) as Record<string, unknown>[];
  return rows.find((row) => row.id === id) ?? {};
}

describe("what is written", () => {
  it("is tried for every operation that answers what it was sent", () => {
    const answering = Object.entries<Operation>(v1Operations)
      .filter(([name, operation]) => /^(create|update)/.test(name) && keptFields(operation).length > 0)
      .map(([name]) => name);
    expect(answering.toSorted()).toEqual([...Object.keys(TRIED), ...TRIED_ELSEWHERE].toSorted());
  });

  it.each(Object.entries(TRIED))(
    "by %s is answered, and still there when asked again",
    async (name, { sent, again }) => {
      const operation: Operation = v1Operations[name as keyof typeof v1Operations];
      const { body, params } = sent(ids);
      const current = params ? rowIn((await owner.ask(...again(ids, Number(params.id)))).body, Number(params.id)) : {};
      const version = params ? { version: current.version } : {};
      const reply = await owner.ask(name as OperationId, { ...(params && { params }), body: { ...body, ...version } });
      expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
      expect(dropped(operation, body, reply.body)).toEqual([]);
      const reread = await owner.ask(...again(ids, reply.body.id));
      expect(dropped(operation, body, rowIn(reread.body, reply.body.id))).toEqual([]);
    },
  );

  it("is caught where a nickname is taken, answered as a field and dropped", () => {
    const nicknamed = z.object({ name: z.string(), nickname: z.string().nullable() });
    const { plant } = defineOperations({
      plant: {
        method: "post",
        path: "/api/v1/plants",
        audience: "staff",
        retry: "same_answer",
        refreshes: [],
        audit: "Planted",
        summary: "Plants.",
        body: nicknamed,
        answer: nicknamed,
      },
    });
    expect(dropped(plant, { name: "Nell", nickname: "Nelly" }, { name: "Nell", nickname: null })).toEqual(["nickname"]);
    expect(dropped(plant, { name: "Nell" }, { name: "Nell", nickname: null })).toEqual(["nickname"]);
    expect(dropped(plant, { name: "Nell", nickname: "Nelly" }, { name: "Nell", nickname: "Nelly" })).toEqual([]);
  });
});

describe("the search for clients", () => {
  /** Made of others, or set by the product. */
  const NOT_SEARCHED = ["id", "name", "tags", "created_at", "version"];

  it("finds a client by every text of the contract, and answers the whole row", async () => {
    const words: Record<string, string> = {
      first_name: "Quillon",
      last_name: "Zabriskie",
      email: "qz-own@example.test",
      contact_email: "qz-shared@example.test",
      phone: "778 555 0142",
    };
    expect(Object.keys(Client.shape).filter((field) => !NOT_SEARCHED.includes(field))).toEqual(Object.keys(words));
    const { body: made } = await owner.ask("createClient", { body: words });
    for (const [field, search] of Object.entries(words)) {
      const { body } = await owner.ask("clients", { query: { search } });
      expect(body.data, field).toEqual([made]);
    }
  });
});
