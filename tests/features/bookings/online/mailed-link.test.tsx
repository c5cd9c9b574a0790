import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderBook } from "./render-book.tsx";
import { BOOKING } from "./sample-data.ts";

const MANAGED = { ...BOOKING, __typename: "PublicBooking", allowed_actions: ["move", "cancel"] };
const unknown = () => ({ code: "not_found", status: 404, message: "There is none." });
const answers = {
  ManagedBooking: () => ({ managedBooking: MANAGED }),
  RequestedPayment: unknown,
  WaitingByLink: unknown,
};

test.each(["/book/manage#some-token-000", "/book/manage/some-token-000"])(
  "opens the booking of %s, and leaves its token only behind the # of the address",
  async (address) => {
    const { asked } = renderBook(address, { answers });
    const move = await screen.findByRole("link", { name: "Move" });
    expect(asked("ManagedBooking").map(({ variables }) => variables["token"])).toEqual(["some-token-000"]);
    expect(move.getAttribute("href")).toBe("/book/manage/move#some-token-000");
    const ways = screen.getAllByRole("link").map((link) => link.getAttribute("href") ?? "");
    expect(ways.filter((way) => way.split("#")[0]?.includes("some-token"))).toEqual([]);
    expect(ways.some((way) => way.startsWith("/login?next="))).toBe(true);
  },
);

test.each([
  ["/book/manage/some-token-000/move", "ManagedBooking"],
  ["/book/done/some-token-000", "ManagedBooking"],
  ["/book/pay/some-token-000", "RequestedPayment"],
  ["/book/waitlist/some-token-000", "WaitingByLink"],
])("removes the token from the address %s", async (address, question) => {
  const { asked } = renderBook(address, { answers });
  const tokens = () => asked(question).map(({ variables }) => variables["token"]);
  await expect.poll(tokens).toEqual(["some-token-000"]);
});

test("opens the waiting-list form, and loads no existing entry", async () => {
  const { asked } = renderBook("/book/waitlist?service=1");
  await screen.findAllByRole("link");
  expect(asked("WaitingByLink")).toEqual([]);
});

test.each(["not_found", "bad_argument"])("says how to get the right payment link if it is %s", async (code) => {
  renderBook("/book/pay#some-token-000", {
    answers: { RequestedPayment: () => ({ code, status: 404, message: "An argument is wrong." }) },
  });
  expect(await screen.findByRole("heading", { name: "This link leads to no payment" })).toBeTruthy();
  expect(screen.getByText(/Open it from the mail again/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});
