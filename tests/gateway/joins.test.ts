import { expect, test } from "vitest";
import { Coach } from "#schema/venue/coaches/models.ts";
import { Location } from "#schema/venue/locations/models.ts";
import { Resource } from "#schema/venue/resources/models.ts";
import { Service } from "#schema/venue/services/models.ts";
import { ask, fakeApi, openGateway, refusal, type SeenCall } from "./fake-api.ts";
import { page, sampleBooking, sampleClient, sampleOf } from "./samples.ts";

const idsOf = ({ query }: SeenCall): number[] => query.getAll("ids").map(Number);

const CLIENTS_OF_BOOKINGS = "{ bookings { data { id client { id name } } } }";

test("looks up all clients of a list at once, each id once", async () => {
  const bookings = [1, 2, 3, 4].map((id) => sampleBooking({ id, client_id: id % 2 === 0 ? 12 : 11 }));
  const api = fakeApi({ bookings: () => page(bookings), clientsByIds: (call) => idsOf(call).map(sampleClient) });
  await using gateway = await openGateway(api);

  await ask(gateway, CLIENTS_OF_BOOKINGS);

  const lookups = api.seen.filter(({ path }) => path === "/api/v1/clients/by-ids");
  expect(lookups.map(idsOf)).toEqual([[11, 12]]);
});

test("gives each booking its own client when look-ups are shuffled, incomplete or have extra rows", async () => {
  const bookings = [11, 12, 13, 14].map((client_id, at) => sampleBooking({ id: at + 1, client_id }));
  const shuffled = () => [14, 99, 11, 13].map(sampleClient);
  const api = fakeApi({ bookings: () => page(bookings), clientsByIds: shuffled });
  await using gateway = await openGateway(api);

  const { data, errors } = await ask(gateway, CLIENTS_OF_BOOKINGS);

  expect(errors).toEqual([]);
  expect(data.bookings.data.map((row: { client: { id: number } | null }) => row.client?.id ?? null)).toEqual([
    11,
    null,
    13,
    14,
  ]);
});

test("keeps a guest's booking in the list, with no client and no look-up", async () => {
  const guest = { first_name: "Gus", last_name: "Guest", email: null, phone: null };
  const api = fakeApi({ bookings: () => page([sampleBooking({ client_id: null, guest })]) });
  await using gateway = await openGateway(api);

  const { data, errors } = await ask(gateway, CLIENTS_OF_BOOKINGS);

  expect(errors).toEqual([]);
  expect(data.bookings.data).toEqual([{ id: 1, client: null }]);
  expect(api.seen).toHaveLength(1);
});

test("returns the list when a look-up is refused, with the reason at each field", async () => {
  const bookings = [1, 2].map((id) => sampleBooking({ id, client_id: id }));
  const api = fakeApi({ bookings: () => page(bookings), clientsByIds: () => refusal(403, "forbidden") });
  await using gateway = await openGateway(api);

  const { data, errors } = await ask(gateway, CLIENTS_OF_BOOKINGS);

  expect(data.bookings.data).toEqual([
    { id: 1, client: null },
    { id: 2, client: null },
  ]);
  expect(errors.map(({ path }) => path)).toEqual([
    ["bookings", "data", 0, "client"],
    ["bookings", "data", 1, "client"],
  ]);
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(["forbidden", "forbidden"]);
});

test("looks up service, location, resource and coach in one call each", async () => {
  const api = fakeApi({
    bookings: () => page([1, 2, 3].map((id) => sampleBooking({ id, coach_id: id }))),
    servicesByIds: (call) => idsOf(call).map((id) => sampleOf(Service, { id, name: `Service ${id}` })),
    locationsByIds: (call) => idsOf(call).map((id) => sampleOf(Location, { id, name: `Location ${id}` })),
    resourcesByIds: (call) => idsOf(call).map((id) => sampleOf(Resource, { id, name: `Bay ${id}` })),
    coachesByIds: (call) => idsOf(call).map((id) => sampleOf(Coach, { id, name: `Coach ${id}` })),
  });
  await using gateway = await openGateway(api);

  const { data, errors } = await ask(
    gateway,
    "{ bookings { data { service { name } location { name } resource { name } coach { name } } } }",
  );

  expect(errors).toEqual([]);
  expect(data.bookings.data[2]).toEqual({
    service: { name: "Service 3" },
    location: { name: "Location 1" },
    resource: { name: "Bay 5" },
    coach: { name: "Coach 3" },
  });
  expect(api.seen).toHaveLength(5);
});

test("finds aliased and conditional fields in a joined entity", async () => {
  const api = fakeApi({
    bookings: () => page([sampleBooking({ client_id: 11 })]),
    clientsByIds: (call) => idsOf(call).map(sampleClient),
  });
  await using gateway = await openGateway(api);

  const { data, errors } = await ask(
    gateway,
    `query($isShown: Boolean!) {
      bookings { data { who: client { ...Person mail: email @include(if: $isShown) } client { phone } } }
    }
    fragment Person on Client { __typename full: name }`,
    { variables: { isShown: true } },
  );

  expect(errors).toEqual([]);
  expect(data.bookings.data).toEqual([
    {
      who: { __typename: "Client", full: "First11 Last11", mail: "client11@example.com" },
      client: { phone: null },
    },
  ]);
});

test("joins the location of a joined resource, whose key the document does not select", async () => {
  const api = fakeApi({
    bookings: () => page([sampleBooking({ resource_id: 5 })]),
    resourcesByIds: () => [sampleOf(Resource, { id: 5, location_id: 2 })],
    locationsByIds: (call) => idsOf(call).map((id) => sampleOf(Location, { id, name: `Location ${id}` })),
  });
  await using gateway = await openGateway(api);

  const { data, errors } = await ask(gateway, "{ bookings { data { resource { location { name } } } } }");

  expect(errors).toEqual([]);
  expect(data.bookings.data).toEqual([{ resource: { location: { name: "Location 2" } } }]);
});

test("requests the related entities of a list with the list itself, and looks up none that were included", async () => {
  const bookings = [
    { ...sampleBooking({ id: 1, client_id: 11 }), client: sampleClient(11), coach: null },
    { ...sampleBooking({ id: 2, client_id: null }), client: null, coach: null },
  ];
  const api = fakeApi({ bookings: () => page(bookings) });
  await using gateway = await openGateway(api);

  const { data, errors } = await ask(
    gateway,
    `{ bookings { data { id ...Named } meta { total } } }
    fragment Named on Booking { who: client { name } coach { name } }`,
  );

  expect(errors).toEqual([]);
  expect(data.bookings.data).toEqual([
    { id: 1, who: { name: "First11 Last11" }, coach: null },
    { id: 2, who: null, coach: null },
  ]);
  expect(api.seen.map(({ query }) => query.get("include"))).toEqual(["client,coach"]);
});

test("looks up entities that the list omitted, so that their refusal is reported", async () => {
  const api = fakeApi({
    bookings: () => page([sampleBooking({ client_id: 11 })]),
    clientsByIds: () => refusal(403, "forbidden"),
  });
  await using gateway = await openGateway(api);

  const { data, errors } = await ask(gateway, CLIENTS_OF_BOOKINGS);

  expect(data.bookings.data).toEqual([{ id: 1, client: null }]);
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(["forbidden"]);
  expect(api.seen).toHaveLength(2);
});
