import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AT_THE_DESK, COMPANY, PERSON, type Answers } from "./fake-graph.ts";
import { renderApp } from "./render-app.tsx";

const stale = (proof: string) => ({
  code: "fresh_sign_in_required",
  status: 403,
  proof,
  message: "Confirm that it is you, then try again.",
});
const FRESH = { data: { confirmSignIn: { fresh_until: "2027-05-03T17:10:00.000Z" } } };
const LINKED = { data: { googleLink: { email: "marta@gmail.example", is_available: true } } };

const ACCOUNT: Answers = {
  ...AT_THE_DESK,
  CompanyFace: () => ({ data: { publicCompany: { ...COMPANY, google_sign_in: true } } }),
  Profile: () => ({ data: { userProfile: { ...PERSON, roles: ["client"] } } }),
  GoogleLink: () => LINKED,
};

/** Unlinks Google, which is refused until the sign-in is confirmed. */
async function unlink(proof: string, answers: Answers = {}) {
  let isFresh = false;
  const app = renderApp("/account/sessions", {
    ...ACCOUNT,
    UnlinkGoogle: () =>
      isFresh ? { data: { unlinkGoogle: { message: "marta@gmail.example is unlinked." } } } : stale(proof),
    ConfirmSignIn: () => {
      isFresh = true;
      return FRESH;
    },
    ...answers,
  });
  const button = await screen.findByRole("button", { name: "Unlink Google" });
  await app.user.click(button);
  return { app, dialog: await screen.findByRole("dialog", { name: "Confirm that it is you" }) };
}

describe("the dialog that confirms one's identity", () => {
  it("focuses the password field, works by keyboard, and continues the interrupted action", async () => {
    const { app, dialog } = await unlink("password");
    const field = within(dialog).getByLabelText("Your password");
    await waitFor(() => expect(document.activeElement).toBe(field));
    await app.user.keyboard("demo-password{Enter}");
    expect(await screen.findByText("marta@gmail.example is unlinked.")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(app.askedFor("ConfirmSignIn").map(({ variables }) => variables)).toEqual([
      { input: { password: "demo-password" } },
    ]);
    expect(app.askedFor("UnlinkGoogle")).toHaveLength(2);
  });

  it("asks for a code from people with two factors, and shows an error under the field", async () => {
    const message = "This code is wrong or was already used.";
    const { app, dialog } = await unlink("code", {
      ConfirmSignIn: () => ({ code: "validation_failed", status: 422, message, errors: { code: [message] } }),
    });
    await app.user.type(within(dialog).getByLabelText("Authentication code"), "000000{Enter}");
    expect(await within(dialog).findByText(message)).toBeTruthy();
    expect(app.askedFor("UnlinkGoogle")).toHaveLength(1);
  });

  it("refuses the interrupted action if the person cancels", async () => {
    const { app, dialog } = await unlink("password");
    await app.user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    expect(await screen.findByText(/Confirm that it is you, then try again/)).toBeTruthy();
    expect(app.askedFor("UnlinkGoogle")).toHaveLength(1);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("sends people with only Google there, and says that the page returns", async () => {
    const { app, dialog } = await unlink("google", {
      GoogleRedirect: () => ({ code: "unavailable", status: 503, message: "Google is not responding." }),
    });
    expect(within(dialog).queryByLabelText("Your password")).toBeNull();
    await app.user.click(within(dialog).getByRole("button", { name: "Continue with Google" }));
    await waitFor(() => expect(app.askedFor("GoogleRedirect").length).toBeGreaterThan(0));
    expect(sessionStorage.getItem("return_to")).toBe("/account/sessions");
  });
});
