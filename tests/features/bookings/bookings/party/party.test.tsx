import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { BookingAction, BookingStatus } from "#web/apollo/schema-types.generated.ts";
import { Party } from "#web/features/bookings/shared/panel/Party.tsx";
import { moneyOf, paidBy } from "../cancel/paid-answers.ts";
import { lookFrom, Refusal, renderDesk, type Answers } from "../render-desk.tsx";
import { fullBooking } from "../some-booking.ts";

beforeEach(() => lookFrom(1440));

const BAYS = [
  { id: 7, resource: { id: 1, name: "Bay 1" } },
  { id: 8, resource: { id: 2, name: "Bay 2" } },
  { id: 9, resource: { id: 3, name: "Bay 3" } },
];

const partyIn = (status: BookingStatus, version: number, actions: BookingAction[]) =>
  BAYS.map((bay) => ({ ...fullBooking({ status, version, allowed_actions: actions, group_id: 7 }), ...bay }));
const BOOKED = partyIn("confirmed", 4, ["update", "cancel"]);
const CANCELLED = partyIn("cancelled", 5, ["restore"]);

function renderParty(answers: Answers, members: readonly object[] = BOOKED) {
  return renderDesk(<Party booking={{ id: 7, group_id: 7 }} name="Owen Lindqvist" />, {
    PartyMembers: () => ({ bookings: { __typename: "BookingPage", data: members } }),
    ...answers,
  });
}

async function cancelAll({ user }: ReturnType<typeof renderParty>, count = 3) {
  await user.click(await screen.findByRole("button", { name: `Cancel all ${count} bays` }));
  const question = await screen.findByRole("alertdialog");
  await user.click(within(question).getByRole("button", { name: `Cancel ${count} bays` }));
}

const answered = (operation: string, data: readonly object[]) => ({
  [operation]: () => ({ [operation.charAt(0).toLowerCase() + operation.slice(1)]: { group_id: 7, data } }),
});

test("reports why a party was not cancelled, and offers no Undo", async () => {
  const sentence = "A booking of this party is checked in and cannot be cancelled. Nothing was cancelled.";
  const desk = renderParty({ CancelBookingGroup: () => new Refusal("invalid_state", 409, sentence) });
  await cancelAll(desk);
  const toast = await screen.findByText("The party of Owen Lindqvist was not cancelled");
  expect(toast.textContent).toContain(sentence);
  expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
});

test("asks before Escape discards the reason that was entered", async () => {
  const desk = renderParty({});
  await desk.user.click(await screen.findByRole("button", { name: "Cancel all 3 bays" }));
  await desk.user.selectOptions(await screen.findByLabelText("Reason"), "Ill or injured");
  await desk.user.keyboard("{Escape}");
  await desk.user.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(screen.getByLabelText("Reason")).toHaveProperty("value", "illness");
  expect(desk.asked("CancelBookingGroup")).toEqual([]);
});

test("cancels all bays of a party in one request, with the versions that were shown, and one Undo restores all", async () => {
  const desk = renderParty({
    ...answered("CancelBookingGroup", CANCELLED),
    ...answered("RestoreBookingGroup", partyIn("confirmed", 6, ["update", "cancel"])),
  });
  await cancelAll(desk);
  expect(await screen.findByText("The party of Owen Lindqvist is cancelled")).toBeTruthy();
  expect(desk.asked("CancelBookingGroup").map(({ variables }) => variables)).toEqual([
    { id: 7, bookings: [7, 8, 9].map((id) => ({ id, version: 4 })) },
  ]);
  expect(desk.asked("CancelBooking")).toEqual([]);
  const undo = await screen.findAllByRole("button", { name: /^Undo/ });
  expect(undo).toHaveLength(1);
  await desk.user.click(undo[0] ?? document.body);
  expect(await screen.findByText("The party of Owen Lindqvist is restored")).toBeTruthy();
  expect(desk.asked("RestoreBookingGroup").map(({ variables }) => variables)).toEqual([
    { id: 7, bookings: [7, 8, 9].map((id) => ({ id, version: 5 })) },
  ]);
});

test("asks once about the payments of all bays, and says what the policy retains", async () => {
  const desk = renderParty({
    ...answered("CancelBookingGroup", CANCELLED),
    ...moneyOf([paidBy("card")], { refund: 3600 }),
  });
  await desk.user.click(await screen.findByRole("button", { name: "Cancel all 3 bays" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/Under the agreed rules \$72\.00 falls due/)).toBeTruthy();
  const money = within(question.getByRole("group", { name: "What happens to the $108.00 that is paid" }));
  await desk.user.click(money.getByRole("radio", { name: /^Keep as credit/ }));
  await desk.user.click(question.getByRole("button", { name: "Cancel 3 bays" }));
  expect(await screen.findByText("The party of Owen Lindqvist is cancelled")).toBeTruthy();
  expect(desk.asked("CancelBookingGroup").map(({ variables }) => variables)).toMatchObject([{ refund: "credit" }]);
});

test("lists only the bays that can be cancelled", async () => {
  const [first, ...others] = BOOKED;
  const desk = renderParty(answered("CancelBookingGroup", CANCELLED.slice(1)), [
    { ...first, status: "checked_in", allowed_actions: ["complete"] },
    ...others,
  ]);
  await cancelAll(desk, 2);
  expect(desk.asked("CancelBookingGroup")[0]?.variables).toEqual({
    id: 7,
    bookings: [8, 9].map((id) => ({ id, version: 4 })),
  });
});

test("reports why a party stays cancelled", async () => {
  const sentence = "A bay of this party has been given to another booking by now.";
  const desk = renderParty({
    ...answered("CancelBookingGroup", CANCELLED),
    RestoreBookingGroup: () => new Refusal("slot_taken", 409, sentence),
  });
  await cancelAll(desk);
  await desk.user.click(await screen.findByRole("button", { name: /^Undo/ }));
  const toast = await screen.findByText("The party of Owen Lindqvist was left unchanged");
  expect(toast.textContent).toContain(sentence);
});

test("shows how many bays the party still has", async () => {
  const [first, ...others] = BOOKED;
  renderParty({}, [{ ...first, status: "cancelled", allowed_actions: ["restore"] }, ...others]);
  expect(await screen.findByRole("heading", { name: "Party in 2 bays" })).toBeTruthy();
});

test("shows no number of bays before they are loaded", () => {
  renderDesk(<Party booking={{ id: 7, group_id: 7 }} name="Owen Lindqvist" />, {
    PartyMembers: () => new Refusal("unavailable", 503, "Try again in a moment."),
  });
  expect(screen.getByRole("heading", { name: "Party" })).toBeTruthy();
});

const ARRIVING = partyIn("confirmed", 4, ["update", "check_in", "cancel"]);

/** Answers each bay's change with its next version; refuses the bays named. */
const changing = (refused: readonly number[] = []): Answers => ({
  UpdateBooking: ({ id, input }) => {
    const bay = ARRIVING.find((each) => each.id === id);
    const { version, status } = input as { version: number; status: BookingStatus };
    if (refused.includes(Number(id))) return new Refusal("slot_taken", 409, "Bay 2 is still in use.");
    return { updateBooking: { ...bay, status, version: version + 1, allowed_actions: ["update", "undo_check_in"] } };
  },
});

const statuses = (desk: ReturnType<typeof renderParty>) =>
  desk.asked("UpdateBooking").map(({ variables }) => [variables["id"], variables["input"]]);

test("checks in all bays of a party with one press, and one Undo reverts all", async () => {
  const desk = renderParty(changing(), ARRIVING);
  await desk.user.click(await screen.findByRole("button", { name: "Check in all 3 bays" }));
  const toast = await screen.findByText("The party of Owen Lindqvist is checked in");
  expect(toast.textContent).toContain("Bay 1, Bay 2, Bay 3");
  expect(statuses(desk)).toEqual([7, 8, 9].map((id) => [id, { version: 4, status: "checked_in" }]));
  await desk.user.click(screen.getByRole("button", { name: /^Undo/ }));
  await waitFor(() => expect(statuses(desk)).toHaveLength(6));
  expect(statuses(desk).slice(3)).toEqual([7, 8, 9].map((id) => [id, { version: 5, status: "confirmed" }]));
});

test("stops at a refused bay, names it, and leaves an Undo for the bays before it", async () => {
  const desk = renderParty(changing([8]), ARRIVING);
  await desk.user.click(await screen.findByRole("button", { name: "Check in all 3 bays" }));
  const refusal = await screen.findByText("Bay 2 is not checked in");
  expect(refusal.textContent).toContain("Bay 2 is still in use.");
  expect(statuses(desk).map(([id]) => id)).toEqual([7, 8]);
  expect(await screen.findByText("Bay 1: checked in")).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Undo/ })).toBeTruthy();
});

test("offers no action for all bays if only one is left", async () => {
  const [first, ...others] = ARRIVING;
  renderParty({}, [{ ...first, status: "checked_in", allowed_actions: ["complete"] }, ...others.slice(1)]);
  expect(await screen.findByText("Bay 3")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /all/ })).toBeNull();
});
