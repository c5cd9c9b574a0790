import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { MAIN_STREET, renderDesk } from "#tests/features/bookings/bookings/render-desk.tsx";
import type { WaitingPersonFragment } from "#web/features/bookings/shared/waiting/waiting-list.generated.ts";
import { WaitingList } from "#web/features/bookings/shared/waiting/WaitingList.tsx";

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

test("shows for each person on the waiting list whether and when they were mailed or offered the place", async () => {
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

test("removes a person from the waiting list with an email, unless the desk opts out or there is no address", async () => {
  const people = [
    person(1, { email: "one@wait.test", allowed_actions: ["remove"] }),
    person(2, { email: "two@wait.test", allowed_actions: ["remove"] }),
    person(3, { allowed_actions: ["remove"] }),
  ];
  const sent: unknown[] = [];
  const app = renderDesk(<WaitingList people={people} venue={MAIN_STREET} />, {
    RemoveFromWaitlist: (variables) => {
      sent.push(variables);
      const removed = person(Number(variables["id"]), { status: "removed" });
      return { removeFromWaitlist: { __typename: "WaitlistEntry", ...removed } };
    },
  });
  const open = async (id: number) =>
    app.user.click(await screen.findByRole("button", { name: `Take Person ${id} off the waiting list` }));
  const remove = async () => {
    await app.user.click(screen.getByRole("button", { name: "Take off the list" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  };
  await open(1);
  await remove();
  await open(2);
  await app.user.click(screen.getByRole("checkbox", { name: "Email them at two@wait.test" }));
  await remove();
  await open(3);
  expect(screen.queryByRole("checkbox")).toBeNull();
  await remove();
  expect(sent).toEqual([
    { id: 1, version: 1, notify: true },
    { id: 2, version: 1, notify: false },
    { id: 3, version: 1, notify: false },
  ]);
});
