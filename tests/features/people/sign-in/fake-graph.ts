import { DEFAULT_PREFERENCES } from "#schema/people/sign-in/default-preferences.ts";
import { DEFAULT_WIDGETS } from "#schema/reports/dashboard/default-widgets.ts";
import { clockOf } from "#tests/support/clock-of.ts";

export interface Asked {
  operation: string;
  variables: Record<string, unknown>;
  headers: Headers;
}

/** The graph's response to one operation: data, an error inside a 200, a bare HTTP status, or none at all. */
export type Answer =
  | { data: Record<string, unknown>; headers?: Record<string, string> }
  | {
      code: string;
      status: number;
      message: string;
      errors?: Record<string, string[]>;
      alternatives?: unknown[];
      proof?: string;
      current?: unknown;
      retry_after?: number;
    }
  | { http: number }
  | "no answer";

export type Answers = Record<string, (variables: Record<string, unknown>, turn: number) => Answer>;

/** A graph behind its own fetch; an operation without a configured response is refused as unauthenticated. */
export function fakeGraph(answers: Answers) {
  const asked: Asked[] = [];
  const fetchNow: typeof fetch = async (_url, init) => {
    const { operationName, variables } = readBody(init);
    const turn = asked.filter(({ operation }) => operation === operationName).length;
    asked.push({ operation: operationName, variables, headers: new Headers(init?.headers) });
    const answer = answers[operationName]?.(variables, turn) ?? UNAUTHENTICATED;
    if (answer === "no answer") throw new TypeError("fetch failed");
    return respond(answer);
  };
  return {
    fetch: fetchNow,
    asked,
    askedFor: (name: string) => asked.filter((a) => a.operation === name),
  };
}

const UNAUTHENTICATED: Answer = { code: "unauthenticated", status: 401, message: "Sign in first." };

function readBody(init: RequestInit | undefined): { operationName: string; variables: Record<string, unknown> } {
  if (typeof init?.body !== "string") throw new Error("The client under test sends a JSON text");
  // The body that Apollo sends with each request.
  const body = JSON.parse(init.body) as { operationName: string; variables?: Record<string, unknown> };
  return { operationName: body.operationName, variables: body.variables ?? {} };
}

function respond(answer: Exclude<Answer, "no answer">): Response {
  if ("http" in answer) return new Response("upstream is away", { status: answer.http });
  if ("data" in answer) return json({ data: answer.data }, answer.headers);
  const { message, ...rest } = answer;
  return json({ data: null, errors: [{ message, extensions: { ...rest, request_id: "req-1" } }] });
}

function json(body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    headers: { "content-type": "application/graphql-response+json", ...headers },
  });
}

export const PERSON = {
  __typename: "User",
  id: 8,
  roles: ["facility_admin"],
  first_name: "Marta",
  last_name: "Kowalczyk",
  name: "Marta Kowalczyk",
  initials: "MK",
  email: "admin@demo.test",
  permissions: ["bookings.read", "bookings.write", "bookings.reassign_resource", "locations.write"],
  own_permissions: [],
  impersonation: null,
  phone: "604 555 0107",
  preferences: { __typename: "Preferences", ...DEFAULT_PREFERENCES, version: 1 },
  version: 1,
  must_set_up_two_factor: false,
};

export const COMPANY = {
  __typename: "PublicCompany",
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

export const MAIN_STREET = {
  __typename: "Location",
  id: 1,
  name: "Main Street",
  city: "Vancouver",
  timezone: "America/Vancouver",
  locale: "en-US",
  timeformat: "HH:mm",
  dateformat: "D MMM YYYY",
  ...clockOf("America/Vancouver"),
};

/** A company with one location and nobody signed in. */
export const OPEN_HOUSE: Answers = {
  CompanyFace: () => ({ data: { publicCompany: COMPANY } }),
  Venues: () => ({ data: { locations: { data: [MAIN_STREET] } } }),
  AccountTrial: () => ({ data: { accountInfo: { id: "demo", is_trial: false, trial_days_left: null } } }),
};

/** The same with a signed-in receptionist. */
export const AT_THE_DESK: Answers = {
  ...OPEN_HOUSE,
  Profile: () => ({ data: { userProfile: PERSON } }),
  OwnMarketingConsent: () => ({
    data: {
      ownMarketingConsent: {
        __typename: "MarketingConsent",
        client_id: PERSON.id,
        state: "not_asked",
        source: null,
        changed_at: null,
      },
    },
  }),
  OwnCalendar: () => ({ data: { calendarFeed: { __typename: "CalendarFeed", url: null, created_at: null } } }),
  PastDueCount: () => ({ data: { membershipCounts: { __typename: "MembershipCounts", past_due: 0 } } }),
  RefundDueCount: () => ({ data: { refundsDue: { meta: { __typename: "Meta", total: 0 } } } }),
  ZoneShiftCount: () => ({ data: { zoneShifts: { __typename: "ZoneShiftList", total: 0 } } }),
  WidgetPreferences: () => ({
    data: {
      widgetPreferences: {
        __typename: "WidgetPreferences",
        id: PERSON.id,
        version: 0,
        widgets: DEFAULT_WIDGETS.map((one) => ({ __typename: "DashboardWidget", saved_query_id: null, ...one })),
      },
    },
  }),
};
