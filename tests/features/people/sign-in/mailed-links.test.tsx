import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AT_THE_DESK, COMPANY, OPEN_HOUSE, type Answer, type Answers } from "./fake-graph.ts";
import { renderApp } from "./render-app.tsx";

const LINK = "/reset-password#token=mailed-token-0000000000";
const linkOf = (email: string): Answer => ({
  data: { passwordLink: { purpose: "invite", first_name: "Ines", email } },
});
const LOCKED: Answers = {
  ...OPEN_HOUSE,
  CompanyFace: () => ({ data: { publicCompany: { ...COMPANY, is_locked: true, lock_kind: "soft" } } }),
};
const PASSWORD = "seven quiet herons";

async function setPassword(user: ReturnType<typeof renderApp>["user"]) {
  await user.type(await screen.findByLabelText("New password"), PASSWORD);
  await user.click(screen.getByRole("button", { name: "Set password" }));
}

describe("an emailed link", () => {
  it("opens while another person is signed in, says so, and lets its recipient sign in", async () => {
    let isIn = true;
    const app = renderApp(LINK, {
      ...AT_THE_DESK,
      Profile: (...asked) =>
        isIn
          ? (AT_THE_DESK["Profile"]?.(...asked) ?? "no answer")
          : { code: "unauthenticated", status: 401, message: "Sign in first." },
      PasswordLink: () => linkOf("ines@coach.test"),
      ResetPassword: () => ({ data: { resetPassword: { message: "Your password is set. You can sign in now." } } }),
      Logout: () => {
        isIn = false;
        return { data: { logout: { message: "Signed out." } } };
      },
    });
    const note = "Marta Kowalczyk is signed in here and will be signed out when you set this password.";
    expect(await screen.findByText(note)).toBeTruthy();
    await setPassword(app.user);
    expect(await screen.findByRole("heading", { name: "Sign in" })).toBeTruthy();
    expect(app.address()).toBe("/login");
    expect(app.askedFor("ResetPassword")[0]?.variables).toMatchObject({ input: { password: PASSWORD } });
  });

  it("does not mention other people to its signed-in recipient", async () => {
    renderApp(LINK, { ...AT_THE_DESK, PasswordLink: () => linkOf("admin@demo.test") });
    await screen.findByLabelText("New password");
    expect(screen.queryByText(/is signed in here/)).toBeNull();
  });

  it("opens in a locked company, and links to the sign-in on its lock", async () => {
    const app = renderApp(LINK, {
      ...LOCKED,
      PasswordLink: () => linkOf("owner@demo.test"),
      ResetPassword: () => ({ data: { resetPassword: { message: "Password reset successfully!" } } }),
    });
    await setPassword(app.user);
    await waitFor(() => expect(app.address()).toBe("/locked?reason=soft"));
    const forgot = await screen.findByRole("link", { name: "Forgot password?" });
    expect(forgot.getAttribute("href")).toBe("/forgot-password");
  });

  it.each([
    ["too old or used", { code: "link_expired", status: 410, message: "Too old." }],
    ["damaged", { code: "bad_argument", status: 400, message: "token: odd." }],
  ] satisfies [string, Answer][])("is reported as expired when it is %s", async (_why, refusal) => {
    renderApp(LINK, { ...OPEN_HOUSE, PasswordLink: () => refusal });
    expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeTruthy();
  });

  it.each([
    ["the server is unreachable", { http: 503 }],
    ["the rate limit is exceeded", { code: "rate_limited", status: 429, message: "Wait a moment." }],
  ] satisfies [string, Answer][])(
    "is not reported as expired when %s, and can be tried again",
    async (_why, refusal) => {
      renderApp(LINK, {
        ...OPEN_HOUSE,
        PasswordLink: () => refusal,
      });
      await screen.findByText("The link could not be checked");
      expect(screen.queryByText("This link no longer works")).toBeNull();
      expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
    },
  );
});

describe("the return from Google", () => {
  it("reports to a person who cancelled linking that nothing is linked, and returns to the account", async () => {
    renderApp("/auth/google/callback?error=refused", AT_THE_DESK);
    expect(await screen.findByRole("heading", { name: "Google is not linked" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Back to your account" }).getAttribute("href")).toBe("/account/sessions");
  });

  it("reports to a person who cancelled signing in that they are not signed in", async () => {
    renderApp("/auth/google/callback?error=refused", OPEN_HOUSE);
    expect(await screen.findByRole("heading", { name: "You are not signed in" })).toBeTruthy();
  });

  it("enables the button again for a person who uses the browser's Back from Google", async () => {
    const company = { ...COMPANY, google_sign_in: true };
    const app = renderApp("/login", {
      ...OPEN_HOUSE,
      CompanyFace: () => ({ data: { publicCompany: company } }),
      GoogleRedirect: () => ({ data: { googleRedirect: { url: "#google" } } }),
    });
    const button = await screen.findByRole("button", { name: "Continue with Google" });
    await app.user.click(button);
    await waitFor(() => expect(app.askedFor("GoogleRedirect")).toHaveLength(1));
    expect(button.hasAttribute("disabled")).toBe(true);
    window.dispatchEvent(new Event("pageshow"));
    await waitFor(() => expect(button.hasAttribute("disabled")).toBe(false));
  });
});
