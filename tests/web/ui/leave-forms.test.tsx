import { ApolloClient, ApolloLink, Observable } from "@apollo/client";
import { screen, waitFor, within } from "@testing-library/react";
import type userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createMemoryRouter, Link, RouterProvider } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { planRow } from "#tests/features/memberships/plans/plan-row.ts";
import { AT_THE_DESK, PERSON } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";
import { createCache } from "#web/apollo/cache.ts";
import { GraphProvider } from "#web/apollo/GraphProvider.tsx";
import { DryRun } from "#web/features/clients/imports/DryRun.tsx";
import { ClosureCard } from "#web/features/venue/locations/ClosureCard.tsx";
import { HolidayCard } from "#web/features/venue/locations/HolidayCard.tsx";
import { LeaveGuard } from "#web/screen/LeaveGuard.tsx";
import { renderKit } from "./render-kit.tsx";

type User = ReturnType<typeof userEvent.setup>;

const FILE = {
  __typename: "ImportPreview",
  import_id: 7,
  file_name: "people.csv",
  encoding: "utf-8",
  delimiter: ",",
  kind: "clients",
  has_dates: false,
  date_order: null,
  columns: [{ __typename: "ImportColumn", name: "Mail", sample: "mia@example.test", field: "email" }],
  problem: null,
  problem_code: null,
  notes: [],
  records: 1,
  ready: 1,
  skipped: 0,
  waiting: 0,
  rows: [],
};

const write = (date: string) => date;
const nothing = () => undefined;
const name = (label: string) => async (user: User) => user.type(await screen.findByLabelText(label), "New floor");

/** Forms of a screen, each with how something is changed in it. */
const FORMS: Record<string, { form: ReactNode; change: (user: User) => Promise<void> }> = {
  "a closure": {
    form: <ClosureCard closures={[]} isReadOnly={false} write={write} onClosures={nothing} />,
    change: name("Why"),
  },
  "a holiday": {
    form: <HolidayCard holidays={[]} isReadOnly={false} write={write} onHolidays={nothing} />,
    change: name("Holiday"),
  },
  "an import": {
    form: <DryRun importId={7} onSubmitted={nothing} onOtherFile={nothing} />,
    change: async (user) =>
      user.selectOptions(await screen.findByRole("combobox", { name: "Mail holds" }), "Leave out"),
  },
};

/** A screen with a form, and a link that leads away from it. */
function onScreen(form: ReactNode) {
  const screenOf = (children: ReactNode) => (
    <LeaveGuard>
      {children}
      <Link to="/elsewhere">Elsewhere</Link>
    </LeaveGuard>
  );
  const router = createMemoryRouter([
    { path: "/", element: screenOf(form) },
    { path: "/elsewhere", element: <p>Another screen</p> },
  ]);
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { previewImport: FILE } });
        observer.complete();
      }),
  );
  return renderKit(
    <GraphProvider client={new ApolloClient({ cache: createCache(), link })}>
      <RouterProvider router={router} />
    </GraphProvider>,
  );
}

const question = () => screen.findByRole("alertdialog", { name: "Leave without saving?" });
const leave = async (user: User) => user.click(await screen.findByRole("link", { name: "Elsewhere" }));

describe.each(Object.entries(FORMS))("%s with unsaved input", (_, { form, change }) => {
  it("asks before it is left, and stays on request", async () => {
    const { user } = onScreen(form);
    await change(user);
    await leave(user);
    await user.click(within(await question()).getByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(screen.queryByText("Another screen")).toBeNull();
    await leave(user);
    await user.click(within(await question()).getByRole("button", { name: "Discard changes" }));
    expect(await screen.findByText("Another screen")).toBeTruthy();
  });

  it("does not ask if nothing was changed", async () => {
    const { user } = onScreen(form);
    await leave(user);
    expect(await screen.findByText("Another screen")).toBeTruthy();
  });
});

describe("a plan whose name was changed", () => {
  const plans = [planRow({ id: 9, name: "Winter" }), planRow({ id: 10, name: "Summer" })];
  const open = () =>
    renderApp("/products/membership-plans?plan=9", {
      ...AT_THE_DESK,
      Profile: () => ({ data: { userProfile: { ...PERSON, permissions: ["plans.read", "plans.write"] } } }),
      PlanList: () => ({
        data: {
          membershipPlans: { __typename: "MembershipPlanPage", data: plans, meta: { __typename: "Meta", total: 2 } },
        },
      }),
      PlanChoices: () => ({
        data: {
          services: { __typename: "ServicePage", data: [] },
          resourceTypes: { __typename: "ResourceTypePage", data: [] },
          tags: [],
        },
      }),
      PlanSyncStatus: () => ({ code: "not_found", status: 404, message: "No provider is connected." }),
    });

  it("asks before another plan opens, and before it closes", async () => {
    const app = open();
    const field = () => screen.findByLabelText<HTMLInputElement>("Name");
    await app.user.clear(await field());
    await app.user.type(await field(), "Autumn");
    await app.user.click(await screen.findByRole("rowheader", { name: /^Summer/, hidden: true }));
    await app.user.click(within(await question()).getByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect((await field()).value).toBe("Autumn");
    await app.user.click(screen.getByRole("button", { name: "Cancel" }));
    await app.user.click(within(await question()).getByRole("button", { name: "Discard changes" }));
    await waitFor(() => expect(app.address()).toBe("/products/membership-plans"));
  });
});
