import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderBook, type Answers } from "./render-book.tsx";
import { BOOKING, MARGAUX } from "./sample-data.ts";

/** Twenty-one own bookings: the last is alone on the second page. */
function renderList(address: string, more: Answers = {}) {
  const row = { ...BOOKING, __typename: "PublicBooking" };
  return renderBook(address, {
    person: MARGAUX,
    answers: {
      MyBookings: ({ page }) => ({
        publicBookings: {
          __typename: "PublicBookingPage",
          data: Number(page) <= 2 ? [{ ...row, id: 100 + Number(page) }] : [],
          meta: { __typename: "PageMeta", current_page: page, last_page: 2, total: 21 },
        },
      }),
      ...more,
    },
  });
}

test("shows the link for a friend on request, and says why there is none", async () => {
  const link = "https://demo.test/book/manage#a-token";
  let refuses = true;
  const { user } = renderList("/book/my-bookings", {
    MyBookingLink: () =>
      refuses
        ? { code: "invalid_state", status: 409, message: "This booking has no link. Ask the venue to change it." }
        : { publicBookingLink: { __typename: "BookingLink", manage_url: link } },
  });
  const hand = await screen.findByRole("button", { name: /^Give to a friend: / });
  await user.click(hand);
  expect(await screen.findByText(/^This booking has no link/)).toBeTruthy();
  refuses = false;
  await user.click(hand);
  expect(await screen.findByText(link)).toBeTruthy();
  expect(document.activeElement?.textContent).toContain("Send this link to your friend.");
  expect(screen.getByRole("button", { name: "Copy link" })).toBeTruthy();
  expect(screen.queryByText(/^This booking has no link/)).toBeNull();
});

test("shows the last page when a later page is requested, instead of an empty list", async () => {
  const { asked } = renderList("/book/my-bookings?page=99");
  expect(await screen.findByText("Page 2 of 2")).toBeTruthy();
  expect(asked("MyBookings").map(({ variables }) => variables["page"])).toEqual([99, 2]);
  expect(screen.queryByText("Nothing is booked.")).toBeNull();
});

test.each(["1.5", "-1", "0", "abc", "1e9", "99999999999"])("treats page %s as the first page", async (page) => {
  const { asked } = renderList(`/book/my-bookings?page=${page}`);
  await waitFor(() => expect(asked("MyBookings")[0]?.variables["page"]).toBe(1));
  expect(await screen.findByText("Page 1 of 2")).toBeTruthy();
});
