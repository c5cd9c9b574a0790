import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { PERMISSIONS } from "#schema/auth/permissions.ts";
import { AT_THE_DESK, type Answers, PERSON } from "#tests/auth/fake-graph.ts";
import { renderApp } from "#tests/auth/render-app.tsx";
import { paths } from "#web/app/paths.ts";

const OWNER = { ...PERSON, roles: ["owner"], permissions: Object.keys(PERMISSIONS) };
const REFUSED = { code: "forbidden", status: 403, message: "You may not see this today." } as const;

/** The frame of the app loads; every other operation is refused. */
const REFUSING = new Proxy<Answers>(
  { ...AT_THE_DESK, Profile: () => ({ data: { userProfile: OWNER } }) },
  { get: (known, name: string) => known[name] ?? (() => REFUSED) },
);

/** The sentences of an empty list. */
const IS_EMPTY = /\b(?:no (?!permission|access)|nobody|nothing|none|not one)\b|\byet\b/i;

const { schedule, bookings, clients, classes, coaches, communication, locations, clockChanges } = paths;
const { membershipPlans, memberships, services, resources, accounts, roles, auditLog, billing, cashUp } = paths;
const { analytics, revenueReport, membershipReport, coachReport, sessions, company, ecommerce, subscription } = paths;
const { import: imports } = paths;

describe("a list whose load is refused", { tags: ["long"] }, () => {
  it.each([
    schedule,
    `${schedule}?by=coach`,
    `${schedule}?view=week`,
    `${schedule}?view=list`,
    `${schedule}?view=month`,
    bookings,
    clients,
    classes,
    coaches,
    communication,
    locations,
    clockChanges,
    membershipPlans,
    memberships,
    services,
    resources,
    accounts,
    roles,
    auditLog,
    billing,
    cashUp,
    analytics,
    revenueReport,
    membershipReport,
    coachReport,
    sessions,
    company,
    ecommerce,
    subscription,
    imports,
  ])("says why at %s, offers to try again, and calls nothing empty", async (address) => {
    renderApp(address, REFUSING);
    await waitFor(() => expect(screen.getAllByText(new RegExp(REFUSED.message)).length).toBeGreaterThan(0));
    expect(screen.getAllByRole("button", { name: /Try again/ }).length).toBeGreaterThan(0);
    const sentences = [...document.querySelectorAll("main p, main h2, main li")].map(({ textContent }) => textContent);
    expect(sentences.filter((text) => IS_EMPTY.test(text ?? ""))).toEqual([]);
  });
});
