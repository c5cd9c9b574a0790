import { expect, test } from "vitest";
import { pathGuard } from "#gateway/upstream/path-guard.ts";
import { ask, fakeApi, openGateway } from "./fake-api.ts";

const isOwnUrl = pathGuard();

test("accepts the URLs of operations", () => {
  expect(isOwnUrl("booking", "/api/v1/bookings/12")).toBe(true);
  expect(isOwnUrl("managedBooking", "/api/v1/public/manage/a-Long_token.with~all")).toBe(true);
  expect(isOwnUrl("bookings", "/api/v1/bookings?page=1&status=held&status=confirmed&search=a%26b%3Dc")).toBe(true);
});

test.each([
  ["leaves its segment upwards", "managedBooking", "/api/v1/public/manage/../../bookings/1"],
  ["is the parent folder", "managedBooking", "/api/v1/public/manage/.."],
  ["is the folder itself", "managedBooking", "/api/v1/public/manage/."],
  ["has a further segment", "managedBooking", "/api/v1/public/manage/token/cancel"],
  ["is empty", "managedBooking", "/api/v1/public/manage/"],
  ["contains an encoded slash", "managedBooking", "/api/v1/public/manage/..%2f..%2fbookings"],
  ["contains a query", "managedBooking", "/api/v1/public/manage/token?page=1"],
  ["contains a fragment", "managedBooking", "/api/v1/public/manage/token#x"],
  ["has a backslash", "managedBooking", "/api/v1/public/manage/..\\bookings"],
  ["has a line break", "managedBooking", "/api/v1/public/manage/token\n"],
  ["has an added parameter", "bookings", "/api/v1/bookings?page=1&tenant=other"],
  ["has two queries", "bookings", "/api/v1/bookings?page=1?page=2"],
  ["belongs to no operation", "nobody", "/api/v1/bookings"],
])("refuses a URL that %s", (_what, operationId, url) => {
  expect(isOwnUrl(operationId, url)).toBe(false);
});

test.each(["../../v1/bookings/1", "x?y=1", "x#y", "..", "{env.PATH}", "%2e%2e", "a b", ""])(
  "sends no request to the API when a token is %j",
  async (token) => {
    const api = fakeApi({});
    await using gateway = await openGateway(api);

    const { errors } = await ask(gateway, "query($token: String!) { managedBooking(token: $token) { id } }", {
      variables: { token },
    });

    expect(errors[0]?.extensions).toMatchObject({ code: "bad_argument", status: 400 });
    expect(api.seen).toEqual([]);
  },
);

test("escapes a query value", async () => {
  const api = fakeApi({
    clients: () => ({ data: [], meta: { current_page: 1, last_page: 1, total: 0, per_page: 20 } }),
  });
  await using gateway = await openGateway(api);

  await ask(gateway, "query($search: String) { clients(search: $search) { meta { total } } }", {
    variables: { search: "a&page=9#x?y={env.PATH}" },
  });

  expect(api.seen[0]?.query.get("search")).toBe("a&page=9#x?y={env.PATH}");
  expect(api.seen[0]?.query.getAll("page")).toEqual(["1"]);
});
