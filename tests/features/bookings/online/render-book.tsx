import { cleanup, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, vi } from "vitest";
import { clockOf } from "#tests/support/clock-of.ts";
import { NO_ACTS } from "#tests/support/session-acts.ts";
import { createApolloClient } from "#web/apollo/client.ts";
import { GraphProvider } from "#web/apollo/GraphProvider.tsx";
import { BookRoutes } from "#web/features/bookings/online/BookRoutes.tsx";
import type { SessionPersonFragment } from "#web/session/session.generated.ts";
import { SessionContext } from "#web/session/session.ts";
import type { CompanyFaceFragment } from "#web/tenant/company.generated.ts";
import { CompanyContext } from "#web/tenant/company.ts";
import { LiveRegion } from "#web/ui/announce/LiveRegion.tsx";
import { BOOKING } from "./sample-data.ts";

// jsdom has no layout and so cannot scroll.
Element.prototype.scrollTo ??= () => undefined;
vi.stubGlobal("scrollTo", () => undefined);

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

interface Asked {
  operationName: string;
  variables: Record<string, unknown>;
  headers: Headers;
}

/** A response of the graph: data by root field, or an error. */
export type Answer =
  Record<string, unknown> | { code: string; status: number; message: string; alternatives?: unknown[] };
export type Answers = Record<string, (variables: Record<string, unknown>) => Answer | Promise<Answer>>;

const COMPANY = {
  id: "demo",
  name: "Harbour Indoor Golf",
  timezone: "America/Vancouver",
  ...clockOf("America/Vancouver"),
  locale: "en-CA",
  currency: "CAD",
  brand_color: null,
  logo: null,
  cover: null,
  is_locked: false,
  lock_kind: null,
  google_sign_in: false,
  payment_mode: "live" as const,
  sends_email: true,
  sells_plans: true,
  offers_gift_cards: false,
  hold_minutes: 5,
  report_day_hour: 0,
  tax: null,
  taxes: [],
};
const cad = (amount: number) => ({ __typename: "Money", amount, currency: "CAD" });

export const CATALOGUE = {
  publicLocations: {
    data: [
      {
        __typename: "PublicLocation",
        id: 1,
        name: "Main Street",
        address_line: "1280 Main Street",
        city: "Vancouver",
        picture: null,
        phone: null,
        timezone: "America/Vancouver",
        locale: "en-US",
        timeformat: "H:mm",
        dateformat: "D MMM YYYY",
        ...clockOf("America/Vancouver"),
      },
    ],
  },
  publicServices: {
    data: [
      {
        __typename: "PublicService",
        id: 1,
        name: "Simulator",
        description: null,
        picture: null,
        kind: "resource",
        category_id: null,
        resource_type_id: 1,
        durations: [{ duration_minutes: 60, price: cad(6000), peak_price: null }],
        max_party_size: 4,
        horizon_days: 30,
        waitlist_offers: "in_turn",
      },
    ],
  },
  publicServiceCategories: { data: [] },
  publicResourceTypes: { data: [{ __typename: "PublicResourceType", id: 1, name: "Bay", default_service_id: 1 }] },
};

/** A start on 4 May 2027 at the venue, in minutes since midnight. */
export function freeTime(minutes: number) {
  const at = (offset: number) => new Date(Date.parse("2027-05-04T00:00:00Z") + (minutes + offset) * 60_000);
  const utc = (offset: number) =>
    `${at(offset + 420)
      .toISOString()
      .slice(0, 19)}Z`;
  const local = (offset: number) => `${at(offset).toISOString().slice(0, 19)}-07:00`;
  return {
    __typename: "FreeTime",
    start_time: utc(0),
    end_time: utc(60),
    local_start: local(0),
    local_end: local(60),
    resource_ids: [9],
    coach_ids: [],
    price: cad(7200),
    member_price: null,
  };
}

export const HOLD = {
  __typename: "Hold",
  token: "hold-token",
  expires_at: "2027-05-01T12:05:00Z",
  booking: { ...BOOKING, __typename: "PublicBooking", status: "held", contact_email: null },
};

/** What a member's allowance covers and what the member price takes off; zero by default. */
export const quoteOf = (covered: number, uses: object[] = [], discount = 0) => ({
  allowanceQuote: {
    __typename: "AllowanceQuote",
    member_discount: cad(discount),
    covered: cad(covered),
    to_pay: cad(7200 - discount - covered),
    terms: BOOKING.terms,
    uses,
  },
});

/** A member's credit. */
export const creditOf = (amount: number) => ({
  clientCredit: { __typename: "ClientCredit", client_id: 31, left: amount === 0 ? [] : [cad(amount)] },
});

const ANSWERS: Answers = {
  AllowanceQuote: () => quoteOf(0),
  ClientCredit: () => creditOf(0),
  BookCatalogue: () => CATALOGUE,
  BookPlaces: () => ({
    publicResources: {
      data: [{ __typename: "PublicResource", id: 9, location_id: 1, resource_type_id: 1, capacity: 4 }],
    },
    publicCoaches: { data: [] },
  }),
  BookDays: () => ({
    publicAvailability: {
      __typename: "Availability",
      timezone: "America/Vancouver",
      days: [
        {
          __typename: "FreeDay",
          date: "2027-05-03",
          state: "closed",
          free_count: 0,
          is_closed: true,
        },
        {
          __typename: "FreeDay",
          date: "2027-05-04",
          state: "free",
          free_count: 2,
          is_closed: false,
        },
      ],
    },
  }),
  BookTimes: ({ date }) => ({
    publicAvailability: {
      __typename: "Availability",
      timezone: "America/Vancouver",
      data: date === "2027-05-04" ? [freeTime(20 * 60 + 15), freeTime(21 * 60 + 30)] : [],
    },
  }),
  CreateHold: () => ({ createHold: HOLD }),
  ReleaseHold: () => ({ releaseHold: { __typename: "Acknowledgement", message: "Given back." } }),
  OwnWaitingList: () => ({ ownWaitlist: { __typename: "OwnWaitlist", data: [] } }),
  CreatePublicBooking: () => ({
    createPublicBooking: {
      __typename: "ConfirmedBooking",
      manage_token: "manage-token",
      manage_url: "http://demo.localhost/book/manage#manage-token",
      booking: { ...BOOKING, __typename: "PublicBooking" },
    },
  }),
};

const ANONYMOUS = { status: "anonymous" } as const;

interface RenderOptions {
  /** Replaces or adds to the default responses. */
  answers?: Answers;
  company?: Partial<CompanyFaceFragment> | { is_locked: boolean; lock_kind: "soft" | "hard" };
  /** The signed-in client; a visitor if absent. */
  person?: SessionPersonFragment;
}

/** Renders the booking page at an address on an in-memory graph that records its requests. */
export function renderBook(address: string, { answers = {}, company = {}, person }: RenderOptions = {}) {
  const asked: Asked[] = [];
  const respond = async (_input: RequestInfo | URL, init?: RequestInit) => {
    const { operationName, variables } = JSON.parse(typeof init?.body === "string" ? init.body : "{}");
    asked.push({ operationName, variables, headers: new Headers(init?.headers) });
    const answer = await { ...ANSWERS, ...answers }[operationName as string]?.(variables);
    const body =
      answer && "code" in answer
        ? { data: null, errors: [{ message: answer.message, extensions: answer }] }
        : { data: answer ?? null };
    return new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });
  };
  const client = createApolloClient({
    accessToken: () => undefined,
    onFault: () => undefined,
    fetch: respond,
    uri: "http://demo.localhost/graphql",
  });
  const session = { ...NO_ACTS, session: person ? { status: "signed_in" as const, person } : ANONYMOUS };
  render(
    <GraphProvider client={client}>
      <LiveRegion />
      <MemoryRouter initialEntries={[address]} useTransitions={false}>
        <CompanyContext value={{ ...COMPANY, ...company }}>
          <SessionContext value={session}>
            <Routes>
              <Route path="/book/*" element={<BookRoutes />} />
            </Routes>
          </SessionContext>
        </CompanyContext>
      </MemoryRouter>
    </GraphProvider>,
  );
  return { user: userEvent.setup(), asked: (name: string) => asked.filter((one) => one.operationName === name) };
}
