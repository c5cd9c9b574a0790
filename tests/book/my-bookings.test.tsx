import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderBook } from "./render-book.tsx";
import { BOOKING, MARGAUX } from "./sample-data.ts";

/** Twenty-one own bookings: the last stands alone on the second page. */
function renderList(address: string) {
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
    },
  });
}

test("shows the last page to who asks for one behind it, instead of saying that nothing is booked", async () => {
  const { asked } = renderList("/book/my-bookings?page=99");
  expect(await screen.findByText("Page 2 of 2")).toBeTruthy();
  expect(asked("MyBookings").map(({ variables }) => variables["page"])).toEqual([99, 2]);
  expect(screen.queryByText("Nothing is booked.")).toBeNull();
});

test.each(["1.5", "-1", "0", "abc", "1e9", "99999999999"])("takes page %s for the first", async (page) => {
  const { asked } = renderList(`/book/my-bookings?page=${page}`);
  await waitFor(() => expect(asked("MyBookings")[0]?.variables["page"]).toBe(1));
  expect(await screen.findByText("Page 1 of 2")).toBeTruthy();
});
