import { expect, test } from "vitest";
import { chooseBays, seatParty } from "#api/features/bookings/bookings/party/party-seats.ts";

const bays = [4, 4, 6, 2].map((room, index) => ({ id: index + 1, room }));
const idsOf = (chosen: readonly { id: number }[] | null) => chosen?.map((bay) => bay.id);

test.each([
  [2, 8, [1, 2]],
  [2, 9, [1, 3]],
  [3, 14, [1, 2, 3]],
  [4, 16, [1, 2, 3, 4]],
])("chooses %i of four bays for %i people: the first that are large enough together", (count, people, ids) => {
  expect(idsOf(chooseBays(bays, count, people))).toEqual(ids);
});

test.each([
  [2, 11],
  [5, 5],
])("returns no bays if %i bays cannot take %i people", (count, people) => {
  expect(chooseBays(bays, count, people)).toBeNull();
});

test("seats the party as evenly as the bays allow", () => {
  expect(seatParty(bays, 4)).toEqual([1, 1, 1, 1]);
  expect(seatParty(bays, 9)).toEqual([3, 2, 2, 2]);
  expect(seatParty(bays, 16)).toEqual([4, 4, 6, 2]);
});

test("seats nobody if the people do not fit", () => {
  expect(() => seatParty(bays, 17)).toThrow(RangeError);
});
