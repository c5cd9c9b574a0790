import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderBook } from "./render-book.tsx";
import { BOOKING, MARGAUX } from "./sample-data.ts";

const partyBay = (id: number, name: string) => ({ __typename: "PartyBay", id, name });
const BAY_9 = {
  ...BOOKING,
  __typename: "PublicBooking",
  other_bays: [partyBay(48103, "Bay 10"), partyBay(48104, "VIP suite")],
};
const BAY_10 = {
  ...BAY_9,
  id: 48103,
  resource: { __typename: "BookedResource", id: 10, name: "Bay 10" },
  other_bays: [partyBay(48102, "Bay 9"), partyBay(48104, "VIP suite")],
};
const cancelled = { ...BAY_9, status: "cancelled", allowed_actions: [], version: 2 };

test("shows by the mailed link which bay is cancelled, and which bays the party still has", async () => {
  const { user } = renderBook("/book/manage/some-token-000", {
    answers: {
      ManagedBooking: () => ({ managedBooking: BAY_9 }),
      CancelManagedBooking: () => ({ cancelManagedBooking: cancelled }),
    },
  });
  expect(await screen.findByText("One bay of your party, which also has Bay 10 and VIP suite.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Cancel booking" }));
  const question = screen.getByText("Cancel Bay 9 alone?").parentElement;
  expect(question?.textContent).toBe("Cancel Bay 9 alone? Bay 10 and VIP suite of your party stay booked.");
  await user.click(screen.getByRole("button", { name: "Yes, cancel it" }));
  const result = (await screen.findByText("Bay 9 is cancelled.")).parentElement;
  expect(result?.textContent).toBe("Bay 9 is cancelled. Bay 10 and VIP suite of your party are still booked.");
});

test("sends the reason for a cancellation if the client enters one", async () => {
  const book = renderBook("/book/manage/some-token-000", {
    answers: {
      ManagedBooking: () => ({ managedBooking: BAY_9 }),
      CancelManagedBooking: () => ({ cancelManagedBooking: cancelled }),
    },
  });
  await book.user.click(await screen.findByRole("button", { name: "Cancel booking" }));
  await book.user.selectOptions(screen.getByLabelText("Reason (optional)"), "Weather or travel");
  await book.user.type(screen.getByLabelText("Note to the venue (optional)"), "Snowed in");
  await book.user.click(screen.getByRole("button", { name: "Yes, cancel it" }));
  await screen.findByText("Bay 9 is cancelled.");
  expect(book.asked("CancelManagedBooking")[0]?.variables).toMatchObject({ reason: "weather", note: "Snowed in" });
});

test("removes the cancelled bay from the party in the client's own list at once", async () => {
  const page = { data: [BAY_9, BAY_10], meta: { current_page: 1, last_page: 1, total: 2 } };
  const { user } = renderBook("/book/my-bookings", {
    person: MARGAUX,
    answers: {
      MyBookings: () => ({ publicBookings: page }),
      CancelMyBooking: () => ({ cancelPublicBooking: cancelled }),
    },
  });
  const cards = await screen.findAllByRole("article");
  const [first, second] = cards.map((card) => within(card));
  if (!first || !second) throw new Error("Both bays are listed");
  expect(second.getByText("One bay of your party, which also has Bay 9 and VIP suite.")).toBeTruthy();
  await user.click(first.getByRole("button", { name: "Cancel booking" }));
  await user.click(first.getByRole("button", { name: "Yes, cancel it" }));
  expect(await second.findByText("One bay of your party, which also has VIP suite.")).toBeTruthy();
});

test("reloads a booking that another person has changed, and then cancels it", async () => {
  const sentence = "Somebody else has just changed this booking.";
  const current = { ...BAY_9, version: 7 };
  let isChanged = false;
  const book = renderBook("/book/manage/some-token-000", {
    answers: {
      ManagedBooking: () => ({ managedBooking: isChanged ? current : BAY_9 }),
      CancelManagedBooking: ({ version }) => {
        isChanged = true;
        return version === 7
          ? { cancelManagedBooking: { ...cancelled, version: 8 } }
          : { code: "stale_version", status: 409, message: sentence };
      },
    },
  });
  const cancel = async () => {
    await book.user.click(await screen.findByRole("button", { name: "Cancel booking" }));
    await book.user.click(screen.getByRole("button", { name: "Yes, cancel it" }));
  };
  await cancel();
  expect(await screen.findByText(sentence)).toBeTruthy();
  await cancel();
  expect(await screen.findByText("Bay 9 is cancelled.")).toBeTruthy();
});
