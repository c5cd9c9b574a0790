import { screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import { lookFrom, MAIN_STREET, Refusal, renderDesk } from "#tests/features/bookings/bookings/render-desk.tsx";
import { fullBooking } from "#tests/features/bookings/bookings/some-booking.ts";
import { COMPANY } from "#tests/features/people/sign-in/fake-graph.ts";
import { ScheduleClassDialog } from "#web/features/bookings/class-sessions/ScheduleClassDialog.tsx";
import type { BookingDetailsFragment } from "#web/features/bookings/shared/panel/booking-details.generated.ts";
import { BookingFees } from "#web/features/bookings/shared/panel/BookingFees.tsx";
import { CancelSeriesDialog } from "#web/features/bookings/shared/weekly/CancelSeriesDialog.tsx";
import { SavedFilters } from "#web/features/clients/clients/filters/SavedFilters.tsx";
import { NO_FILTERS } from "#web/features/clients/shared/client-filters.ts";
import { MembershipDialog } from "#web/features/memberships/shared/MembershipDialog.tsx";
import { PermissionPanel } from "#web/features/people/accounts/roles/PermissionPanel.tsx";
import type { Cell } from "#web/features/people/accounts/roles/use-role-draft.ts";
import { QueryMail } from "#web/features/reports/graphiql/QueryMail.tsx";
import { CompanyContext } from "#web/tenant/company.ts";

beforeEach(() => lookFrom(1440));

const ignore = () => {};
const money = (amount: number) => ({ __typename: "Money", amount, currency: "CAD" });

// The fake has the fields that the dialog reads.
const weekly = { ...fullBooking(), series_id: 5 } as unknown as BookingDetailsFragment & { series_id: number };

const fee = { booking_id: 7, kind: "no_show", waived_at: null, waived_by_name: null, waived_reason: null };
const fees = {
  __typename: "BookingFees",
  booking_id: 7,
  terms: { __typename: "BookingTerms", cancel_due: money(0), no_show_due: money(0) },
  cancel_refund: money(0),
  cancel_refund_as: "payment",
  amounts_due: [{ __typename: "AmountDue", id: 1, amount: money(2000), ...fee }],
};

const gained: Cell = {
  permission: "fees.waive",
  role: "staff",
  reach: "no",
  default_reach: "no",
  choices: ["no", "yes"],
  wanted: "yes",
};
const draft = {
  cellOf: () => gained,
  set: ignore,
  setAllToDefault: ignore,
  discard: ignore,
  changes: [],
  words: [],
  isDefault: false,
};
const waive = {
  id: "fees.waive",
  group: "Bookings",
  name: "Waive a fee",
  explanation: "Let it pass.",
  own_explanation: null,
  roles: [{ ...gained, choices: [...gained.choices] }],
};

const query = {
  id: 3,
  name: "Coaches",
  version: 1,
  query: "{ coaches { data { name } } }",
  variables: "",
  saved_by_name: "Aiko Sato",
  saved_at: "2027-05-01T17:00:00Z",
};

interface Case {
  part: ReactNode;
  operation: string;
  /** The answer once the query no longer fails, and what it then shows. */
  answer: Record<string, unknown>;
  shown: RegExp;
}

const CASES: Record<string, Case> = {
  ScheduleClassDialog: {
    part: <ScheduleClassDialog venue={MAIN_STREET} today="2027-05-04" onClose={ignore} />,
    operation: "ClassChoices",
    answer: { services: { data: [] }, coaches: { data: [] }, resources: { data: [] } },
    shown: /^Coach/,
  },
  MembershipDialog: {
    part: (
      <MembershipDialog
        kind="start"
        target={{ clientId: 9, membershipId: null }}
        clientName="Pia Lund"
        planId={null}
        onClose={ignore}
      />
    ),
    operation: "SoldPlans",
    answer: { membershipPlans: { data: [] } },
    shown: /^Plan/,
  },
  CancelSeriesDialog: {
    part: <CancelSeriesDialog booking={weekly} when="Tue" onClose={ignore} />,
    operation: "WeeklySeries",
    answer: { bookingSeries: { __typename: "BookingSeries", id: 5, weekday: "tuesday", start: "17:30", dates: [] } },
    shown: /^Cancel 1 booking$/,
  },
  BookingFees: {
    part: <BookingFees bookingId={7} name="Owen" locale="en-CA" />,
    operation: "BookingFees",
    answer: { bookingFees: fees },
    shown: /^No-show/,
  },
  QueryMail: {
    part: <QueryMail query={query} />,
    operation: "SavedQueryMails",
    answer: { savedQueryMails: { data: [] } },
    shown: /^Mail it to me$/,
  },
  SavedFilters: {
    part: <SavedFilters filters={NO_FILTERS} change={ignore} />,
    operation: "SavedFilterList",
    answer: { savedFilters: [] },
    shown: /^All$/,
  },
  PermissionPanel: {
    part: <PermissionPanel line={waive} draft={draft} mayChange onClose={ignore} />,
    operation: "PeopleOfRole",
    answer: { accounts: { data: [], meta: { total: 0 } } },
    shown: /^0 people with the role Staff gain it/,
  },
};

test.each(Object.entries(CASES))(
  "reports at %s that its data did not load, and shows them after another try",
  async (_name, { part, operation, answer, shown }) => {
    let isMended = false;
    const { user } = renderDesk(<CompanyContext value={COMPANY}>{part}</CompanyContext>, {
      [operation]: () => (isMended ? answer : new Refusal("unavailable", 503, "The server is busy.")),
    });
    expect(await screen.findByText(/did not load/)).toBeTruthy();
    expect(screen.getByText(/The server is busy\./)).toBeTruthy();
    expect(screen.queryByText(shown)).toBeNull();
    isMended = true;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByText(/did not load/)).toBeNull());
  },
);
