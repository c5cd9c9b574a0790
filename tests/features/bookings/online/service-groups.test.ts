import { expect, test } from "vitest";
import type { BookServiceFragment } from "#web/features/bookings/online/frame/catalogue.generated.ts";
import { groupServices } from "#web/features/bookings/online/what/service-groups.ts";

const service = (id: number, kind: BookServiceFragment["kind"], category_id: number | null): BookServiceFragment => ({
  id,
  name: `Service ${id}`,
  description: null,
  picture: null,
  kind,
  category_id,
  resource_type_id: null,
  durations: [],
  max_party_size: 4,
  horizon_days: 30,
  waitlist_offers: "in_turn",
});
const LEAGUE = { id: 8, name: "League" };
const FITTINGS = { id: 7, name: "Fittings" };

test("lists services under the venue's headings in its order, and leaves out empty headings", () => {
  const services = [service(1, "resource", 7), service(2, "coach", 8), service(3, "coach", 7), service(4, "coach", 8)];
  const groups = groupServices(services, [LEAGUE, { id: 9, name: "Camps" }, FITTINGS]);
  expect(groups.map(({ title, hint, services: under }) => [title, hint, under.map(({ id }) => id)])).toEqual([
    ["League", "price for the session, not per person", [2, 4]],
    ["Fittings", "price for all, not per person", [1, 3]],
  ]);
});

test("lists services without a heading last, by kind", () => {
  const services = [service(1, "coach", null), service(2, "resource", null), service(3, "resource", 99)];
  const groups = groupServices([...services, service(4, "coach", 7)], [FITTINGS]);
  expect(groups.map(({ title, services: under }) => [title, under.map(({ id }) => id)])).toEqual([
    ["Fittings", [4]],
    ["Bay time", [2, 3]],
    ["Lessons", [1]],
  ]);
});

test("lists all classes as one choice at the end, whatever their heading", () => {
  const classes = [
    service(5, "class", 7),
    service(6, "class", null),
    service(7, "class", null),
    service(8, "class", 8),
  ];
  const groups = groupServices([...classes, service(1, "resource", null)], [LEAGUE, FITTINGS]);
  expect(groups.map(({ title, hint }) => [title, hint])).toEqual([
    ["Bay time", "price for the bay, not per person"],
    ["Classes", "price for a seat"],
  ]);
  expect(groups[1]?.services).toMatchObject([
    { id: 5, name: "Classes", description: "Service 5, Service 6, Service 7 and 1 more" },
  ]);
});
