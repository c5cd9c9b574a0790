import { act, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { lookFrom, MAIN_STREET, renderDesk } from "#tests/features/bookings/bookings/render-desk.tsx";
import { fullBooking } from "#tests/features/bookings/bookings/some-booking.ts";
import { COMPANY } from "#tests/features/people/sign-in/fake-graph.ts";
import { clockOf } from "#tests/support/clock-of.ts";
import { VenueClock } from "#web/app/layouts/VenueClock.tsx";
import { BookingPanel } from "#web/features/bookings/shared/panel/BookingPanel.tsx";
import { WaitingList } from "#web/features/bookings/shared/waiting/WaitingList.tsx";
import { SignInTable } from "#web/features/people/own-account/security/SignInTable.tsx";
import { AuditLogScreen } from "#web/features/platform/audit-log/AuditLogScreen.tsx";
import { ActivityList } from "#web/features/platform/shared/ActivityList.tsx";
import { CompanyContext } from "#web/tenant/company.ts";
import { VenueContext, type Venue } from "#web/tenant/venue.ts";

const LONDON: Venue = { ...MAIN_STREET, city: "London", timezone: "Europe/London", ...clockOf("Europe/London") };
/** 00:30 on 15 July in London; by the clock of December it would be 23:30 on the 14th. */
const IN_JULY = "2026-07-14T23:30:00Z";

const inLondon = (children: ReactNode) => (
  <VenueContext value={{ venues: [LONDON], venue: LONDON, choose: () => {} }}>{children}</VenueContext>
);

describe("a moment in July, seen in December, is shown in summer time", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse("2026-12-10T12:00:00Z"), toFake: ["Date"] });
    return () => vi.useRealTimers();
  });

  test("in the sign-ins, by the company's clock and in the venue's format", () => {
    const row = { id: 1, at: IN_JULY, outcome: "signed_in", how: "password", device: null, ip_address: null } as const;
    render(
      <CompanyContext value={{ ...COMPANY, locale: "en-GB", timezone: "Europe/London", ...clockOf("Europe/London") }}>
        <VenueContext value={{ venues: [MAIN_STREET], venue: MAIN_STREET, choose: () => {} }}>
          <SignInTable rows={[row]} />
        </VenueContext>
      </CompanyContext>,
    );
    expect(screen.getByText("Wed, Jul 15, 00:30")).toBeTruthy();
  });

  test("in the audit log", async () => {
    lookFrom(375);
    const entry = {
      __typename: "AuditEntry",
      id: 1,
      at: IN_JULY,
      sentence: "Changed location Main Street",
      actor_name: "Aiko Sato",
      on_behalf_of_name: null,
      entity: "location",
      entity_id: "1",
      changes: [],
      put_back: null,
    };
    renderDesk(inLondon(<AuditLogScreen />), {
      AuditPeople: () => ({
        company: { __typename: "Company", id: "demo", audit_months: null },
        accounts: { __typename: "AccountPage", data: [] },
      }),
      AuditLogList: () => ({
        auditLog: {
          __typename: "AuditPage",
          data: [entry],
          meta: { __typename: "Meta", total: 1, more: false },
        },
      }),
    });
    expect(await screen.findByText("Aiko Sato, 2026-07-15, 00:30")).toBeTruthy();
  });

  test("in the activity", () => {
    const line = { id: 1, at: IN_JULY, sentence: "Booked Bay 6", actor_name: "Aiko Sato", on_behalf_of_name: null };
    const list = { rows: [line], isKnown: true, error: null, onRetry: () => {} };
    render(inLondon(<ActivityList list={list} name="Ava Fontaine" />));
    expect(screen.getByText("2026-07-15, 00:30")).toBeTruthy();
  });

  test("in a booking's notes, by the clock of its location", async () => {
    const note = {
      __typename: "BookingNote",
      id: 1,
      body: "Left-handed",
      author_name: "Aiko Sato",
      created_at: IN_JULY,
      is_deletable: false,
    };
    const location = { __typename: "Location", ...LONDON };
    renderDesk(<BookingPanel bookingId={7} onClose={() => {}} />, {
      BookingDetails: () => ({ booking: { ...fullBooking(), notes: [note], location } }),
    });
    expect(await screen.findByText("Aiko Sato, Wed, Jul 15, 00:30")).toBeTruthy();
  });

  test("in a waiting list", () => {
    const person = {
      id: 1,
      version: 1,
      service_name: "Simulator",
      class_session_id: null,
      coach_name: null,
      local_start: "2026-07-20T10:00:00+01:00",
      local_end: "2026-07-20T11:00:00+01:00",
      start_time: "2026-07-20T09:00:00Z",
      name: "Ava Fontaine",
      email: null,
      status: "waiting",
      place: 1,
      party_size: 1,
      offered_until: null,
      told_at: IN_JULY,
      allowed_actions: [],
    } as const;
    renderDesk(<WaitingList people={[{ ...person, allowed_actions: [] }]} venue={LONDON} />, {});
    expect(screen.getByText("Told Wed, Jul 15, 00:30")).toBeTruthy();
  });
});

test("updates an open screen at a clock change, without loading it again", () => {
  vi.useFakeTimers({ now: Date.parse("2026-10-25T00:59:30Z") });
  try {
    render(inLondon(<VenueClock />));
    expect(document.body.textContent).toBe("01:59London, UTC+1");
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(document.body.textContent).toBe("01:00London, UTC");
  } finally {
    vi.useRealTimers();
  }
});
