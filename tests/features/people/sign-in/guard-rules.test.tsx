import { describe, expect, it } from "vitest";
import { DEFAULT_PREFERENCES } from "#schema/people/sign-in/default-preferences.ts";
import type { Role } from "#web/apollo/schema-types.generated.ts";
import { lockRedirect, staffRedirect } from "#web/app/guard-rules.ts";
import { breadcrumbsOf, safeReturnTo } from "#web/screen/paths.ts";
import { isClientOnly, type Session } from "#web/session/session.ts";

const signedIn = (...roles: Role[]): Session => ({
  status: "signed_in",
  person: {
    id: 1,
    roles,
    first_name: "A",
    last_name: "B",
    name: "A B",
    initials: "AB",
    email: null,
    permissions: [],
    own_permissions: [],
    impersonation: null,
    phone: null,
    preferences: { ...DEFAULT_PREFERENCES, version: 1 },
    version: 1,
    must_set_up_two_factor: false,
  },
});

describe("staff screens", () => {
  it("send visitors to sign in and back", () => {
    expect(staffRedirect({ status: "anonymous" }, "/bookings", "/bookings?page=2")).toBe(
      "/login?next=%2Fbookings%3Fpage%3D2",
    );
    expect(staffRedirect({ status: "anonymous" }, "/", "/")).toBe("/login");
  });

  it("send a person whose only role is client to the booking page, except from their own screens", () => {
    const client = signedIn("client");
    for (const path of ["/", "/bookings", "/locations/3", "/booking", "/accounting"]) {
      expect(staffRedirect(client, path, path), path).toBe("/book");
    }
    for (const path of ["/book", "/book/my-bookings", "/member/profile", "/account", "/account/cards"]) {
      expect(staffRedirect(client, path, path), path).toBeUndefined();
    }
  });

  it("open for every staff role, also together with client", () => {
    for (const role of ["staff", "coach", "owner", "facility_admin"] as const) {
      expect(staffRedirect(signedIn(role, "client"), "/locations", "/locations"), role).toBeUndefined();
    }
  });

  it("compare roles as lower-case names", () => {
    expect(isClientOnly({ roles: ["Client"] })).toBe(true);
    expect(isClientOnly({ roles: [] })).toBe(false);
  });
});

describe("a locked company", () => {
  it("sends every page to its lock, except the lock and the booking page, which shows it", () => {
    expect(lockRedirect("soft", "/bookings")).toBe("/locked?reason=soft");
    expect(lockRedirect("hard", "/login")).toBe("/locked?reason=hard");
    expect(lockRedirect("soft", "/locked")).toBeUndefined();
    expect(lockRedirect("soft", "/book/when")).toBeUndefined();
    expect(lockRedirect(undefined, "/bookings")).toBeUndefined();
  });

  it("leaves the page for a forgotten password open, because its owner must sign in to lift the lock", () => {
    expect(lockRedirect("soft", "/forgot-password")).toBeUndefined();
    expect(lockRedirect("hard", "/reset-password")).toBeUndefined();
  });
});

describe("the redirect after sign-in", () => {
  it("stays on this host", () => {
    expect(safeReturnTo("/bookings?page=2")).toBe("/bookings?page=2");
    expect(safeReturnTo("/clients?search=%C3%A9&page=2")).toBe("/clients?search=%C3%A9&page=2");
    const leadElsewhere = ["//evil.test", "/\\evil.test", "https://evil.test", "javascript:alert(1)", "/%09/evil.test"];
    const dressedUp = ["/\t/evil.test", "/%5Cevil.test", "/%2Fevil.test", "/\u0000/evil.test", "/%", "\\\\evil.test"];
    for (const next of [null, "", "bookings", ...leadElsewhere, ...dressedUp]) {
      expect(safeReturnTo(next), String(next)).toBe("/");
    }
  });
});

describe("breadcrumbs", () => {
  it("start at Home and have one crumb per segment, title-cased, with spaces for hyphens", () => {
    expect(breadcrumbsOf("/")).toEqual([{ label: "Home", path: "/" }]);
    expect(breadcrumbsOf("/products/membership-plans")).toEqual([
      { label: "Home", path: "/" },
      { label: "Products", path: "/products" },
      { label: "Membership Plans", path: "/products/membership-plans" },
    ]);
  });

  it("read a mistyped address", () => {
    expect(breadcrumbsOf("/a%zz/caf%C3%A9").map(({ label }) => label)).toEqual(["Home", "A%zz", "Café"]);
  });
});
