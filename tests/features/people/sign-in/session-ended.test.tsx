import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AVA, ONE_CLIENT } from "#tests/features/clients/clients/fake-clients.ts";
import { PERSON, type Answer, type Answers } from "./fake-graph.ts";
import { renderApp } from "./render-app.tsx";

const ENDED: Answer = { code: "unauthenticated", status: 401, message: "Your session has ended." };
const ME = { ...PERSON, permissions: ["bookings.read", "clients.write"] };
const CREATED = { data: { createClient: { ...AVA, id: 71, name: "Noor Haddad" } } };
const token = (access_token: string) => ({ access_token, expires_at: "2027-01-01T00:00:00Z", second_factor: null });

/** Types into the form for a new client, and sends it after the session has ended. */
async function typeUntilItEnds(answers: Answers = {}) {
  let isIn = true;
  const app = renderApp("/clients", {
    ...ONE_CLIENT,
    Profile: () => (isIn ? { data: { userProfile: ME } } : ENDED),
    CreateClient: () => (isIn ? CREATED : ENDED),
    Login: () => {
      isIn = true;
      return { data: { login: token("new") } };
    },
    ...answers,
  });
  await app.user.click(await screen.findByRole("button", { name: "New client" }));
  const form = await screen.findByRole("dialog", { name: "New client" });
  await app.user.type(within(form).getByLabelText("First name"), "Noor");
  await app.user.type(within(form).getByLabelText(/^Last name/), "Haddad");
  isIn = false;
  fireEvent.submit(form.querySelector("form") ?? form);
  const dialog = await screen.findByRole("dialog", { name: "Your session ended" });
  return {
    app,
    form,
    dialog,
    enter: () => {
      isIn = true;
    },
  };
}

async function givePassword(app: ReturnType<typeof renderApp>, dialog: HTMLElement) {
  const field = within(dialog).getByLabelText("Password");
  await waitFor(() => expect(document.activeElement).toBe(field));
  await app.user.keyboard("demo-password{Enter}");
}

describe("a session that ends while a form is open", () => {
  it("hides the page, and continues as soon as the same person has signed in", async () => {
    const { app, dialog } = await typeUntilItEnds();
    expect(document.body.dataset).toHaveProperty("sessionEnded");
    expect(document.title).toBe("Sign in · Harbour Indoor Golf");
    expect(dialog.closest("[data-sign-in-again]")?.parentElement).toBe(document.body);
    expect(within(dialog).getByLabelText<HTMLInputElement>("Email").value).toBe(ME.email);
    await givePassword(app, dialog);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.body.dataset).not.toHaveProperty("sessionEnded");
    expect(document.title).toMatch(/^Clients/);
    const sent = app.askedFor("CreateClient");
    expect(sent).toHaveLength(2);
    expect(sent[1]?.variables).toMatchObject({ input: { first_name: "Noor", last_name: "Haddad" } });
    expect(sent[1]?.headers.get("Authorization")).toBe("Bearer new");
  });

  it("sends no request while it waits, and then loads what the screen shows", async () => {
    const { app, dialog } = await typeUntilItEnds();
    const asked = app.asked.length;
    void app.client.refetchObservableQueries().catch(() => undefined);
    await givePassword(app, dialog);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(app.asked.slice(asked, asked + 2).map(({ operation }) => operation)).toEqual(["Login", "Profile"]);
  });

  it("keeps the typed text through a wrong password, a code, and a refusal of the form itself", async () => {
    let turn = 0;
    let isIn = false;
    const { app, form, dialog, enter } = await typeUntilItEnds({
      CreateClient: () =>
        isIn ? { code: "validation_failed", status: 422, message: "no", errors: { last_name: ["Too long."] } } : ENDED,
      Login: () =>
        turn++ === 0
          ? { code: "invalid_credentials", status: 401, message: "The email address and password do not match." }
          : {
              data: {
                login: {
                  access_token: null,
                  second_factor: { challenge: "c", expires_at: "2027-01-01T00:00:00Z" },
                },
              },
            },
      CompleteLogin: () => {
        isIn = true;
        enter();
        return { data: { completeLogin: token("by-code") } };
      },
    });
    await givePassword(app, dialog);
    await within(dialog).findByText("The email address and password do not match.");
    await app.user.click(within(dialog).getByRole("button", { name: "Sign in" }));
    await app.user.type(await within(dialog).findByLabelText("Authentication code"), "123456{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Your session ended" })).toBeNull());
    await within(form).findByText("Too long.");
    expect(within(form).getByLabelText<HTMLInputElement>("First name").value).toBe("Noor");
  });

  it("continues after a sign-in in another tab, as with Google", async () => {
    const { app, form, enter } = await typeUntilItEnds({ CreateClient: () => ENDED });
    enter();
    window.dispatchEvent(new StorageEvent("storage", { key: "session.changed", newValue: "signed_in x" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Your session ended" })).toBeNull());
    // Refused once more, although the session is there: the form says so, and nothing repeats itself.
    await within(form).findByText("Your session has ended.");
    expect(app.askedFor("CreateClient")).toHaveLength(2);
    expect(within(form).getByLabelText<HTMLInputElement>("First name").value).toBe("Noor");
  });

  it("shows nothing of it to another person who signs in", async () => {
    let isTyping = true;
    const { app, dialog } = await typeUntilItEnds({
      Profile: () => {
        const by = sessionStorage.getItem("access_token");
        if (by === "other") return { data: { userProfile: { ...ME, id: 12, name: "Dayo Okafor" } } };
        return isTyping ? { data: { userProfile: ME } } : ENDED;
      },
      CreateClient: () => {
        isTyping = false;
        return ENDED;
      },
      Login: () => ({ data: { login: token("other") } }),
    });
    await givePassword(app, dialog);
    // The browser now loads the page again, which jsdom cannot.
    await waitFor(() => expect(screen.queryByRole("dialog", { hidden: true })).toBeNull());
    expect(screen.queryByDisplayValue("Noor")).toBeNull();
    expect(screen.queryByText("Ava Fontaine")).toBeNull();
    expect(app.askedFor("CreateClient")).toHaveLength(1);
  });

  it("is discarded by leaving the page", async () => {
    const { app, dialog } = await typeUntilItEnds();
    await app.user.click(within(dialog).getByRole("button", { name: "Leave without saving" }));
    await screen.findByRole("heading", { name: "Sign in" });
    expect(app.address()).toBe("/login?next=%2Fclients%3Fedit%3Dnew");
    expect(screen.queryByDisplayValue("Noor")).toBeNull();
    expect(document.body.dataset).not.toHaveProperty("sessionEnded");
  });
});
