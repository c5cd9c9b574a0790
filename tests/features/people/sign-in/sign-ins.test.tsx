import { cleanup, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { clockOf } from "#tests/support/clock-of.ts";
import { formatTimeLeft, formatWhen } from "#web/features/people/own-account/security/format-when.ts";
import { PLAIN_FORMATS } from "#web/time/format.ts";
import { AT_THE_DESK, MAIN_STREET, PERSON, type Answers } from "./fake-graph.ts";
import { renderApp } from "./render-app.tsx";

const signIn = (id: number, outcome: string, how: string, device: string | null = "Firefox 151 on Windows") => ({
  __typename: "SignIn",
  id,
  at: `2027-02-12T17:${String(id).padStart(2, "0")}:00Z`,
  outcome,
  how,
  device,
  ip_address: device && "192.0.2.83",
});

const LATEST = [signIn(9, "signed_in", "password and app code"), signIn(8, "refused", "wrong code")];
const EARLIER = [signIn(7, "signed_in", "Google"), signIn(6, "signed_in", "password", null)];

const DEVICES: Answers = {
  ...AT_THE_DESK,
  AccountSessions: () => ({ data: { sessions: { data: [] } } }),
  AccountSignIns: ({ perPage }) => {
    const data = perPage === 5 ? LATEST : [...LATEST, ...EARLIER];
    return { data: { signIns: { data, meta: { total: 4 } } } };
  },
  TwoFactorState: () => ({
    data: { twoFactor: { is_on: false, since: null, recovery_codes_left: 0, is_required: false } },
  }),
  PasswordAge: () => ({ data: { userProfile: { ...PERSON, password_changed_at: "2027-02-12T12:00:00Z" } } }),
  GoogleLink: () => ({ data: { googleLink: { email: null, is_available: false } } }),
};

it("shows how and from where each sign-in came, marks refused ones, and shows all on request", async () => {
  const { user } = renderApp("/account/sessions", DEVICES);
  const card = await screen.findByRole("region", { name: "Sign-ins" });
  const rows = () => within(card).getAllByRole("row").slice(1);
  expect(rows()).toHaveLength(2);
  expect(within(rows()[0] ?? card).getByText("Firefox 151 on Windows, password and app code")).toBeTruthy();
  expect(within(rows()[1] ?? card).getByText("Refused")).toBeTruthy();
  expect(within(rows()[1] ?? card).getByText("192.0.2.83")).toBeTruthy();
  await user.click(within(card).getByRole("button", { name: "All 4" }));
  expect(await within(card).findByText("Firefox 151 on Windows, Google")).toBeTruthy();
  expect(within(card).getByText("Password")).toBeTruthy();
  expect(within(card).queryByRole("button", { name: "All 4" })).toBeNull();
});

it("shows times on the company's clock, whatever the browser's zone", async () => {
  renderApp("/account/sessions", DEVICES);
  const card = await screen.findByRole("region", { name: "Sign-ins" });
  expect(await within(card).findByText("Times in Vancouver")).toBeTruthy();
  const now = Date.parse("2027-02-13T05:30:00Z");
  const written = (timezone: string) =>
    formatWhen("2027-02-12T17:09:00Z", now, { ...PLAIN_FORMATS, ...clockOf(timezone) });
  expect(written("America/Vancouver")).toBe("Today, 10:09");
  expect(written("Asia/Kolkata")).toMatch(/12.*, 22:39$/);
});

const CLIENT = { ...PERSON, roles: ["client"], permissions: [] };
const LAST_YEAR = LATEST.map((one) => ({ ...one, at: one.at.replace("2027", "2026") }));
const timesOf = async (answers: Answers) => {
  const AccountSignIns = () => ({ data: { signIns: { data: LAST_YEAR, meta: { total: 2 } } } });
  renderApp("/account/sessions", { ...DEVICES, AccountSignIns, ...answers });
  const card = await screen.findByRole("region", { name: "Sign-ins" });
  await within(card).findAllByRole("row");
  return within(card)
    .getAllByRole("time")
    .map((time) => time.textContent.split(", ").at(-1));
};

it("shows hours in the venue's format: 24 or 12", async () => {
  expect(await timesOf({})).toEqual(["09:09", "09:08"]);
  cleanup();
  const twelve = { ...MAIN_STREET, timeformat: "hh:mm A" };
  expect(await timesOf({ Venues: () => ({ data: { locations: { data: [twelve] } } }) })).toEqual([
    "09:09 AM",
    "09:08 AM",
  ]);
});

it("uses the same format for clients", async () => {
  const times = await timesOf({
    Profile: () => ({ data: { userProfile: CLIENT } }),
    PublicVenues: () => ({ data: { publicLocations: { data: [{ ...MAIN_STREET, __typename: "PublicLocation" }] } } }),
  });
  expect(times).toEqual(["09:09", "09:08"]);
});

it("says that there are none yet", async () => {
  const empty = { data: { signIns: { data: [], meta: { total: 0 } } } };
  renderApp("/account/sessions", { ...DEVICES, AccountSignIns: () => empty });
  expect(await screen.findByText("No sign-ins yet.")).toBeTruthy();
});

it("shows when the password was changed, if known", async () => {
  renderApp("/account/sessions", DEVICES);
  expect(await screen.findByText(/^Changed .*2027\. Changing it signs out your other devices\./)).toBeTruthy();
});

it("tells password managers whose password is changed", async () => {
  const { user } = renderApp("/account/sessions", DEVICES);
  await user.click(await screen.findByRole("button", { name: "Change password" }));
  const form = (await screen.findByLabelText("Current password")).closest("form");
  expect(form?.querySelector<HTMLInputElement>("[autocomplete=username]")?.value).toBe(PERSON.email);
});

it("writes one hour in the singular", () => {
  const now = Date.parse("2027-02-12T17:00:00Z");
  expect(formatTimeLeft("2027-02-12T18:05:00Z", now)).toBe("in 1 hour");
  expect(formatTimeLeft("2027-02-12T19:00:00Z", now)).toBe("in 2 hours");
});
