import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { AVA, ONE_CLIENT } from "#tests/features/clients/clients/fake-clients.ts";
import { AT_THE_DESK, COMPANY, OPEN_HOUSE, PERSON, type Answers } from "./fake-graph.ts";
import { renderApp } from "./render-app.tsx";

const LOCATIONS: Answers = {
  LocationList: () => ({ data: { locations: { data: [], meta: { total: 0 } } } }),
};
const LOGGED_IN = {
  data: { login: { access_token: "secret", expires_at: "2027-01-01T00:00:00Z", second_factor: null } },
};
const LOCKED_SOFT: Answers = {
  ...OPEN_HOUSE,
  CompanyFace: () => ({ data: { publicCompany: { ...COMPANY, is_locked: true, lock_kind: "soft" } } }),
};
const SOFT_TEXT =
  "This account is locked because your trial has expired or there is no active subscription. Please choose a plan and subscribe to continue.";
const HARD_TEXT =
  "This account has been cancelled. To regain access, please re-subscribe to a plan. If you need assistance, contact support.";

async function signIn(user: ReturnType<typeof renderApp>["user"]) {
  await user.type(await screen.findByLabelText("Email"), "admin@demo.test");
  await user.type(screen.getByLabelText("Password"), "demo-password");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
}

describe("signing in", () => {
  it("sends a visitor to the sign-in screen and then to the requested page", async () => {
    let isIn = false;
    const app = renderApp("/locations?search=main", {
      ...OPEN_HOUSE,
      ...LOCATIONS,
      Login: () => {
        isIn = true;
        return LOGGED_IN;
      },
      Profile: () =>
        isIn ? { data: { userProfile: PERSON } } : { code: "unauthenticated", status: 401, message: "Sign in." },
    });
    await screen.findByRole("heading", { name: "Sign in" });
    expect(app.address()).toBe("/login?next=%2Flocations%3Fsearch%3Dmain");
    await signIn(app.user);
    await screen.findByRole("heading", { level: 1, name: "Locations" });
    expect(app.address()).toBe("/locations?search=main");
    expect(sessionStorage.getItem("access_token")).toBe("secret");
    // The page is rendered before it has sent its requests.
    await waitFor(() => expect(app.askedFor("LocationList")[0]?.headers.get("Authorization")).toBe("Bearer secret"));
    expect(document.title).toBe("Locations · Harbour Indoor Golf");
  });

  it("loads the profile once if nobody is signed in", async () => {
    const app = renderApp("/locations", OPEN_HOUSE);
    await screen.findByRole("heading", { name: "Sign in" });
    expect(app.askedFor("Profile")).toHaveLength(1);
  });

  it("retries the profile at most twice when the server fails, then offers another try", async () => {
    const app = renderApp("/locations", { ...OPEN_HOUSE, Profile: () => ({ http: 502 }) });
    await screen.findByText("Your sign-in could not be checked");
    expect(app.askedFor("Profile")).toHaveLength(3);
  });

  it("reports that no access token was received", async () => {
    const app = renderApp("/login", { ...OPEN_HOUSE, Login: () => ({ data: { login: null } }) });
    await signIn(app.user);
    expect(await screen.findByText("Login failed: No access token received.")).toBeTruthy();
  });

  it("reports that the profile did not load, and stores no token", async () => {
    const app = renderApp("/login", { ...OPEN_HOUSE, Login: () => LOGGED_IN });
    await signIn(app.user);
    expect(await screen.findByText("Failed to fetch user profile after login.")).toBeTruthy();
    expect(sessionStorage.getItem("access_token")).toBeNull();
  });

  it("shows the server's message for a wrong password and leaves the email address in the form", async () => {
    const message = "That email and password do not go together.";
    const app = renderApp("/login", {
      ...OPEN_HOUSE,
      Login: () => ({ code: "invalid_credentials", status: 401, message }),
    });
    await signIn(app.user);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("admin@demo.test");
    // A wrong password does not end the session.
    expect(app.askedFor("Profile")).toHaveLength(1);
  });

  it("signs in by the cookie in a new tab, and skips the sign-in screen", async () => {
    const app = renderApp("/login", { ...AT_THE_DESK, DaySchedule: () => ({ http: 404 }) });
    await waitFor(() => expect(app.address()).toBe("/"));
    expect(app.askedFor("Profile")[0]?.headers.has("Authorization")).toBe(false);
  });
});

describe("an expired session", () => {
  it("drops the token, and asks to sign in again over the page", async () => {
    sessionStorage.setItem("access_token", "old");
    let isLost = false;
    const app = renderApp("/locations", {
      ...AT_THE_DESK,
      Profile: () =>
        isLost ? { code: "unauthenticated", status: 401, message: "no" } : { data: { userProfile: PERSON } },
      LocationList: () => {
        isLost = true;
        return { code: "unauthenticated", status: 401, message: "Your session ended." };
      },
    });
    const dialog = await screen.findByRole("dialog", { name: "Your session ended" });
    expect(sessionStorage.getItem("access_token")).toBeNull();
    expect(app.address()).toBe("/locations");
    await app.user.click(within(dialog).getByRole("button", { name: "Leave without saving" }));
    await screen.findByRole("heading", { name: "Sign in" });
    expect(app.address()).toBe("/login?next=%2Flocations");
    expect(screen.getByText("Your sign-in has ended. Sign in to go back to where you were.")).toBeTruthy();
  });

  it("is not mentioned to a visitor who was never signed in", async () => {
    const nobody = () => ({ code: "unauthenticated", status: 401, message: "Sign in." });
    renderApp("/locations", { ...AT_THE_DESK, Profile: nobody });
    await screen.findByRole("heading", { name: "Sign in" });
    expect(screen.queryByText(/Your sign-in has ended/)).toBeNull();
  });
});

describe("another tab", () => {
  const told = (change = "signed_in") =>
    window.dispatchEvent(new StorageEvent("storage", { key: "session.changed", newValue: `${change} x` }));

  it("signs this one out at once when the person signs out there", async () => {
    let isIn = true;
    const app = renderApp("/locations", {
      ...AT_THE_DESK,
      ...LOCATIONS,
      Profile: () =>
        isIn ? { data: { userProfile: PERSON } } : { code: "unauthenticated", status: 401, message: "Sign in." },
    });
    await screen.findByRole("heading", { level: 1, name: "Locations" });
    isIn = false;
    told("signed_out");
    // They chose to leave: nothing of theirs waits behind a dialog.
    await waitFor(() => expect(app.address()).toBe("/login?next=%2Flocations"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("leaves no data of one person to the next when an impersonation ends there", async () => {
    // jsdom has no layout.
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        disconnect() {}
        unobserve() {}
      },
    );
    sessionStorage.setItem("access_token", "in-their-name");
    const isActing = () => sessionStorage.getItem("access_token") !== null;
    const acting = { actor_id: PERSON.id, actor_name: PERSON.name, reason: null, expires_at: "2027-01-01T00:00:00Z" };
    const acted = { ...PERSON, id: 12, name: "Dayo Okafor", impersonation: { __typename: "Impersonation", ...acting } };
    let isOver = false;
    renderApp("/clients", {
      ...ONE_CLIENT,
      Profile: () => {
        if (!isActing()) return { data: { userProfile: PERSON } };
        return isOver ? { code: "unauthenticated", status: 401, message: "no" } : { data: { userProfile: acted } };
      },
      ClientList: () => {
        const name = isActing() ? "Theirs Alone" : "Mine Alone";
        return { data: { clients: { data: [{ ...AVA, name }], meta: { total: 1 } } } };
      },
    });
    await screen.findByText("Theirs Alone");
    isOver = true;
    told();
    await screen.findByText("Mine Alone");
    expect(screen.queryByText("Theirs Alone")).toBeNull();
    expect(screen.queryByText(/you act for/)).toBeNull();
  });

  it("informs this one of each sign-in and sign-out", async () => {
    let isIn = false;
    const app = renderApp("/login", {
      ...OPEN_HOUSE,
      ...LOCATIONS,
      Login: () => {
        isIn = true;
        return LOGGED_IN;
      },
      Logout: () => ({ data: { logout: { message: "Signed out." } } }),
      Profile: () =>
        isIn ? { data: { userProfile: PERSON } } : { code: "unauthenticated", status: 401, message: "Sign in." },
    });
    expect(localStorage.getItem("session.changed")).toBeNull();
    await signIn(app.user);
    await waitFor(() => expect(app.address()).toBe("/"));
    expect(localStorage.getItem("session.changed")).not.toBeNull();
  });
});

describe("a client who opens a staff screen", () => {
  it("is sent to the booking page", async () => {
    const app = renderApp("/locations", {
      ...OPEN_HOUSE,
      Profile: () => ({ data: { userProfile: { ...PERSON, roles: ["client"] } } }),
    });
    await waitFor(() => expect(app.address()).toMatch(/^\/book/));
  });
});

describe("a locked company", () => {
  it("shows the soft lock's text and lets people sign in there", async () => {
    const app = renderApp("/bookings", LOCKED_SOFT);
    expect(await screen.findByText(SOFT_TEXT)).toBeTruthy();
    expect(app.address()).toBe("/locked?reason=soft");
    expect(await screen.findByRole("button", { name: "Sign in" })).toBeTruthy();
  });

  it("shows the hard lock's text", async () => {
    const app = renderApp("/login", {
      ...OPEN_HOUSE,
      CompanyFace: () => ({ data: { publicCompany: { ...COMPANY, is_locked: true, lock_kind: "hard" } } }),
    });
    expect(await screen.findByText(HARD_TEXT)).toBeTruthy();
    expect(app.address()).toBe("/locked?reason=hard");
  });

  it("shows who is signed in and lets them sign out", async () => {
    let isIn = true;
    const app = renderApp("/locked", {
      ...LOCKED_SOFT,
      Profile: () =>
        isIn ? { data: { userProfile: PERSON } } : { code: "unauthenticated", status: 401, message: "Sign in." },
      Logout: () => {
        isIn = false;
        return { data: { logout: { message: "Signed out." } } };
      },
    });
    await screen.findByRole("heading", { name: "Marta Kowalczyk" });
    await app.user.click(screen.getByRole("button", { name: "Sign out" }));
    expect(await screen.findByRole("button", { name: "Sign in" })).toBeTruthy();
  });

  it.each([
    ["the owner that the account can be unlocked here", ["billing.manage"], "You are signed in.", true],
    ["others who can unlock it", ["bookings.read"], /The owner of .+ can unlock the account\.$/, false],
  ] as const)("tells %s", async (_who, permissions, sentence, maySubscribe) => {
    renderApp("/locked", {
      ...LOCKED_SOFT,
      Profile: () => ({ data: { userProfile: { ...PERSON, permissions } } }),
    });
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Subscribe Now" }) !== null).toBe(maySubscribe);
  });

  it("is noticed by the first request that is refused for it", async () => {
    let isLocked = false;
    const app = renderApp("/locations", {
      ...AT_THE_DESK,
      CompanyFace: () => ({
        data: { publicCompany: { ...COMPANY, is_locked: isLocked, lock_kind: isLocked ? "hard" : null } },
      }),
      LocationList: () => {
        isLocked = true;
        return { code: "account_locked", status: 423, message: "locked" };
      },
    });
    expect(await screen.findByText(HARD_TEXT)).toBeTruthy();
    expect(app.address()).toBe("/locked?reason=hard");
  });
});

describe("the frame", () => {
  it("shows the 404 screen for an unknown company", async () => {
    renderApp("/", { CompanyFace: () => ({ code: "tenant_not_found", status: 404, message: "tenant not found" }) });
    expect(await screen.findByRole("heading", { name: "No company has this address" })).toBeTruthy();
  });

  it("shows the 404 screen for an unknown path", async () => {
    renderApp("/no/such/page", AT_THE_DESK);
    expect(await screen.findByRole("heading", { name: "This page is out of bounds" })).toBeTruthy();
  });

  it("links only to existing screens", async () => {
    renderApp("/locations", { ...AT_THE_DESK, ...LOCATIONS });
    await screen.findByRole("heading", { level: 1, name: "Locations" });
    const sidebar = within(screen.getByRole("complementary", { name: "Sidebar" }));
    expect(sidebar.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/",
      "/schedule-overview",
      "/bookings",
      "/clients",
      "/classes",
      "/coaches",
      "/locations",
      "/communication",
      "/products/membership-plans",
      "/config/company",
      "/book",
    ]);
  });

  it("remembers that the sidebar is collapsed", async () => {
    const { user } = renderApp("/locations", { ...AT_THE_DESK, ...LOCATIONS });
    await user.click(await screen.findByRole("button", { name: "Collapse" }));
    expect(localStorage.getItem("sidebar")).toBe("folded");
  });
});
