import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";
import { ADMIN, NOOR, ONE_ACCOUNT } from "./fake-accounts.ts";

const LESSON = {
  id: 5,
  client_name: "Gil Guest",
  service_name: "Lesson",
  resource_name: null,
  location_id: 1,
  start_time: "2027-05-04T19:00:00Z",
  end_time: "2027-05-04T20:00:00Z",
  local_start: "2027-05-04T12:00:00-07:00",
  local_end: "2027-05-04T13:00:00-07:00",
  status: "confirmed",
  payment_status: "due",
};

describe("the list of accounts", () => {
  it("loads what the address says", async () => {
    const app = renderApp("/config/accounts?search=no&type=owner&page=2&sortBy=last_seen_at&sortDir=desc", ONE_ACCOUNT);
    await waitFor(() => expect(app.askedFor("AccountList")).toHaveLength(1));
    expect(app.askedFor("AccountList")[0]?.variables).toMatchObject({
      search: "no",
      type: "owner",
      status: null,
      page: 2,
      sortBy: "last_seen_at",
      sortDir: "desc",
    });
    await app.user.click(await screen.findByRole("button", { name: /^Invited/ }));
    await waitFor(() =>
      expect(app.askedFor("AccountList").at(-1)?.variables).toMatchObject({ status: "invited", type: null }),
    );
  });

  it("opens an account beside it, with its details, who invited it, and its history", async () => {
    renderApp("/config/accounts?account=31", ONE_ACCOUNT);
    const panel = within(await screen.findByRole("dialog", { name: "Noor Haddad" }));
    expect(await panel.findByText("Invited Noor Haddad")).toBeTruthy();
    expect(panel.getAllByText("Priya Nair")).toHaveLength(2);
    expect(panel.getByRole("button", { name: "Invite again" })).toBeTruthy();
  });

  it("filters from the first page on, and clears filter and search at once", async () => {
    const app = renderApp("/config/accounts?search=zz&page=3", {
      ...ONE_ACCOUNT,
      AccountList: () => ({ data: { accounts: { data: [], meta: { total: 0 } } } }),
    });
    await app.user.click(await screen.findByRole("button", { name: /^Invited/ }));
    await waitFor(() => expect(app.address()).toBe("/config/accounts?search=zz&type=invited"));
    await app.user.click(await screen.findByRole("button", { name: "Clear all" }));
    await waitFor(() => expect(app.address()).toBe("/config/accounts"));
  });

  it("is closed without the permission to see accounts", async () => {
    const coach = { ...ADMIN, roles: ["coach"], permissions: ["bookings.read"] };
    const app = renderApp("/config/accounts", { ...ONE_ACCOUNT, Profile: () => ({ data: { userProfile: coach } }) });
    await waitFor(() => expect(app.address()).toBe("/403"));
    expect(app.askedFor("AccountList")).toHaveLength(0);
  });

  it("explains to people who may only look why nothing can be changed", async () => {
    const app = renderApp("/config/accounts?account=31", {
      ...ONE_ACCOUNT,
      Profile: () => ({ data: { userProfile: { ...ADMIN, permissions: ["accounts.read"] } } }),
      AccountDetails: () => ({ data: { account: { ...NOOR, allowed_actions: [] } } }),
    });
    const edit = await screen.findByRole("button", { name: "Edit" });
    expect(edit.getAttribute("aria-disabled")).toBe("true");
    expect(edit.getAttribute("title")).toBe("Your role does not include “Invite and change accounts”.");
    expect(screen.getByText("Your role does not include “View the audit log”.")).toBeTruthy();
    expect(app.askedFor("AccountActivities")).toHaveLength(0);
  });
});

describe("an invitation", () => {
  it("starts with the role in the address, requires a role, and offers none above the inviter's own", async () => {
    const app = renderApp("/config/accounts?invite=coach", {
      ...ONE_ACCOUNT,
      CreateAccount: () => ({ data: { createAccount: { ...NOOR, id: 32 } } }),
    });
    const dialog = within(await screen.findByRole("dialog", { name: "Invite somebody" }));
    expect(dialog.getByRole<HTMLInputElement>("checkbox", { name: "Owner" }).disabled).toBe(true);
    await app.user.type(dialog.getByLabelText("First name"), "Noor");
    await app.user.type(dialog.getByLabelText(/^Last name/), "Haddad");
    await app.user.type(dialog.getByLabelText("Email"), "noor@links.example");
    await app.user.click(dialog.getByRole("checkbox", { name: "Coach" }));
    await app.user.click(dialog.getByRole("button", { name: "Send invitation" }));
    expect(await dialog.findByText("Choose at least one role.")).toBeTruthy();
    await app.user.click(dialog.getByRole("checkbox", { name: "Coach" }));
    await app.user.click(dialog.getByRole("button", { name: "Send invitation" }));
    await waitFor(() => expect(app.askedFor("CreateAccount")).toHaveLength(1));
    expect(app.askedFor("CreateAccount")[0]?.variables["input"]).toMatchObject({
      roles: ["coach"],
      same_person: false,
    });
    await waitFor(() => expect(app.address()).toBe("/config/accounts"));
  });

  it("asks whether a client is the same person, and says so after a confirmation", async () => {
    const app = renderApp("/config/accounts?invite=staff", {
      ...ONE_ACCOUNT,
      CreateAccount: (_variables, turn) =>
        turn > 0
          ? { data: { createAccount: NOOR } }
          : {
              code: "invalid_state",
              status: 409,
              message: "Noor H. is a client with this address. Is it the same person?",
              current: { id: 31, name: "Noor H.", known_as: "client" },
            },
    });
    const dialog = within(await screen.findByRole("dialog", { name: "Invite somebody" }));
    await app.user.type(dialog.getByLabelText("First name"), "Noor");
    await app.user.type(dialog.getByLabelText(/^Last name/), "Haddad");
    await app.user.type(dialog.getByLabelText("Email"), "noor@links.example");
    await app.user.click(dialog.getByRole("button", { name: "Send invitation" }));
    await app.user.click(await dialog.findByRole("checkbox", { name: "It is Noor H., the same person" }));
    await app.user.click(dialog.getByRole("button", { name: "Send invitation" }));
    await waitFor(() => expect(app.askedFor("CreateAccount")).toHaveLength(2));
    expect(app.askedFor("CreateAccount")[1]?.variables["input"]).toMatchObject({ same_person: true });
  });
});

describe("changing an account", () => {
  it("sends only the changed fields", async () => {
    const app = renderApp("/config/accounts?account=31&edit=details", {
      ...ONE_ACCOUNT,
      UpdateAccount: () => ({ data: { updateAccount: { ...NOOR, version: 3 } } }),
    });
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Noor Haddad" }));
    await app.user.click(dialog.getByRole("checkbox", { name: "Coach" }));
    await app.user.click(dialog.getByRole("button", { name: "Save account" }));
    await waitFor(() => expect(app.askedFor("UpdateAccount")).toHaveLength(1));
    expect(app.askedFor("UpdateAccount")[0]?.variables).toEqual({
      id: 31,
      input: { roles: ["coach", "staff"], version: 2, keep_bookings: false },
    });
  });

  it("keeps a colleague's changes that were saved while the form was open", async () => {
    const theirs = { ...NOOR, roles: ["staff", "facility_admin"], version: 3 };
    const app = renderApp("/config/accounts?account=31&edit=details", {
      ...ONE_ACCOUNT,
      AccountDetails: (_variables, turn) => ({ data: { account: turn === 0 ? NOOR : theirs } }),
      UpdateAccount: (_variables, turn) =>
        turn === 0
          ? { code: "stale_version", status: 409, message: "Somebody else has just changed this.", current: theirs }
          : { data: { updateAccount: { ...theirs, last_name: "Saab", version: 4 } } },
    });
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Noor Haddad" }));
    await app.user.clear(dialog.getByLabelText(/^Last name/));
    await app.user.type(dialog.getByLabelText(/^Last name/), "Saab");
    await act(() => app.client.refetchQueries({ include: ["AccountDetails"] }));
    await app.user.click(dialog.getByRole("button", { name: "Save account" }));
    expect((await dialog.findByRole("alert")).textContent).toContain("Rolesnow Staff, facility admin, was Staff");
    await app.user.click(dialog.getByRole("button", { name: "Save account" }));
    await waitFor(() => expect(app.askedFor("UpdateAccount")).toHaveLength(2));
    expect(app.askedFor("UpdateAccount").map(({ variables }) => variables["input"])).toEqual([
      { version: 2, last_name: "Saab", keep_bookings: false },
      { version: 3, last_name: "Saab", keep_bookings: false },
    ]);
  });

  it("ends an account by name, and first lists a coach's lessons", async () => {
    const app = renderApp("/config/accounts?account=31", {
      ...ONE_ACCOUNT,
      // an account that has been removed can no longer be queried
      AccountActivities: (_variables, turn) =>
        turn === 0
          ? { data: { accountActivities: { data: [], meta: { total: 0 } } } }
          : { code: "not_found", status: 404, message: "There is no such account." },
      DeleteAccount: ({ keep_bookings }) =>
        keep_bookings
          ? { data: { deleteAccount: { __typename: "Account", id: 31 } } }
          : { code: "invalid_state", status: 409, message: "Noor still has 1 lesson to come.", current: [LESSON] },
    });
    await app.user.click(await screen.findByRole("button", { name: "End account" }));
    const first = within(await screen.findByRole("alertdialog"));
    await app.user.type(first.getByRole("textbox"), "Noor Haddad");
    await app.user.click(first.getByRole("button", { name: "End account" }));
    expect(await screen.findByText(/Gil Guest, Lesson/)).toBeTruthy();
    await app.user.click(screen.getByRole("button", { name: "End account, keep lessons" }));
    expect(await screen.findByText("The account of Noor Haddad is ended")).toBeTruthy();
    expect(app.address()).toBe("/config/accounts");
  });
});
