import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { MAIN_STREET, renderDesk } from "#tests/bookings/render-desk.tsx";
import { WaitingList } from "#web/bookings/waiting/WaitingList.tsx";
import type { WaitingPersonFragment } from "#web/bookings/waiting/waiting-list.generated.ts";

const person = (id: number, changes: Partial<WaitingPersonFragment>): WaitingPersonFragment => ({
  id,
  service_name: "Court",
  class_session_id: null,
  coach_name: null,
  local_start: "2027-05-04T12:00:00-07:00",
  local_end: "2027-05-04T13:00:00-07:00",
  start_time: "2027-05-04T19:00:00Z",
  name: `Person ${id}`,
  email: null,
  party_size: 1,
  status: "waiting",
  place: id,
  offered_until: null,
  told_at: null,
  version: 1,
  allowed_actions: [],
  ...changes,
});

test("says of each who waits whether they were told, or offered the place, and when", async () => {
  const people = [
    person(1, { status: "offered", offered_until: "2027-05-03T18:00:00Z", told_at: "2027-05-03T16:00:00Z" }),
    person(2, { told_at: "2027-05-03T16:00:00Z", party_size: 2 }),
    person(3, {}),
  ];
  renderDesk(<WaitingList people={people} venue={MAIN_STREET} />, {});
  expect(await screen.findByText(/^Offered, held until .*11:00$/)).toBeTruthy();
  expect(screen.getByText(/^Told .*09:00, 2 people$/)).toBeTruthy();
  expect(screen.getByText("Waiting, place 3")).toBeTruthy();
});
