import { ApolloClient, ApolloLink, Observable } from "@apollo/client";
import { OperationTypeNode } from "graphql";
import { useMemo, type ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { DEFAULT_PREFERENCES } from "#schema/people/sign-in/default-preferences.ts";
import { clockOf } from "#tests/support/clock-of.ts";
import { NO_ACTS } from "#tests/support/session-acts.ts";
import { renderKit } from "#tests/web/ui/render-kit.tsx";
import { createCache } from "#web/apollo/cache.ts";
import { GraphProvider } from "#web/apollo/GraphProvider.tsx";
import { SessionContext } from "#web/session/session.ts";
import { VenueContext, type Venue } from "#web/tenant/venue.ts";

export interface Asked {
  operation: string;
  variables: Readonly<Record<string, unknown>>;
}

/** An error as GraphQL carries it: inside a 200 response. */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;

  /** The state that the caller had not seen. */
  readonly current: unknown;
  /** Sentences by field. */
  readonly errors: Readonly<Record<string, readonly string[]>> | undefined;

  constructor(code: string, status: number, sentence: string, current?: unknown, errors?: Refusal["errors"]) {
    super(sentence);
    this.code = code;
    this.status = status;
    this.current = current;
    this.errors = errors;
  }
}

/** An answer that does not come, as on a slow line. */
export const NEVER = Symbol("never");

export type Answers = Readonly<
  Record<string, (variables: Asked["variables"]) => Record<string, unknown> | Refusal | typeof NEVER>
>;

export const MAIN_STREET: Venue = {
  id: 1,
  name: "Main Street",
  city: "Vancouver",
  timezone: "America/Vancouver",
  locale: "en-US",
  timeformat: "HH:mm",
  dateformat: "YYYY-MM-DD",
  ...clockOf("America/Vancouver"),
};

/** An admin, who may do everything that a desk screen checks for. */
export const AT_THE_DESK = {
  ...NO_ACTS,
  session: {
    status: "signed_in" as const,
    person: {
      id: 7,
      roles: ["facility_admin" as const],
      first_name: "Aiko",
      last_name: "Sato",
      name: "Aiko Sato",
      initials: "AS",
      email: "aiko@demo.test",
      permissions: ["clients.export", "clients.read", "clients.write", "payments.refund"],
      own_permissions: [],
      impersonation: null,
      phone: null,
      preferences: { ...DEFAULT_PREFERENCES, version: 1 },
      version: 1,
      must_set_up_two_factor: false,
    },
  },
};

/** Sets the width that media queries see. jsdom does no layout: a phone's cards are rendered, a desktop's grid rows are not. */
export function lookFrom(width: 375 | 1440): void {
  window.matchMedia = (media) => {
    const [, bound = "", px = "0"] = /(min|max)-width: ([\d.]+)px/.exec(media) ?? [];
    const matches = bound === "min" ? width >= Number(px) : bound === "max" && width <= Number(px);
    const silent = { media, matches, onchange: null, addListener: () => {}, removeListener: () => {} };
    return Object.assign(new EventTarget(), silent);
  };
}

/**
 * Renders a desk screen over a fake graph with the given answers; `changesHeld` delays mutations. Returns the requests made and
 * the current address.
 */
export function renderDesk(children: ReactNode, answers: Answers, address = "/", changesHeld?: Promise<void>) {
  const asked: Asked[] = [];
  let shownAddress = address;
  const client = new ApolloClient({ cache: createCache(), link: answering(answers, asked, changesHeld) });
  const { user } = renderKit(
    <GraphProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <SessionContext value={AT_THE_DESK}>
          <OneVenue>{children}</OneVenue>
        </SessionContext>
        <AddressReader onAddress={(now) => (shownAddress = now)} />
      </MemoryRouter>
    </GraphProvider>,
  );
  return {
    user,
    address: () => new URL(shownAddress, "http://desk.test"),
    asked: (operation: string) => asked.filter((question) => question.operation === operation),
  };
}

function OneVenue({ children }: { children: ReactNode }) {
  const value = useMemo(() => ({ venues: [MAIN_STREET], venue: MAIN_STREET, choose: () => {} }), []);
  return <VenueContext value={value}>{children}</VenueContext>;
}

function AddressReader({ onAddress }: { onAddress: (address: string) => void }) {
  const { pathname, search } = useLocation();
  onAddress(`${pathname}${search}`);
  return null;
}

function answering(answers: Answers, asked: Asked[], changesHeld?: Promise<void>): ApolloLink {
  return new ApolloLink(
    ({ operationName = "", operationType, variables }) =>
      new Observable((observer) => {
        asked.push({ operation: operationName, variables });
        const tell = () => {
          const answer = (answers[operationName] ?? EVERY_DESK[operationName])?.(variables);
          if (answer === NEVER) return;
          if (answer === undefined) observer.error(new Error(`No answer to ${operationName}`));
          else if (answer instanceof Refusal) {
            const { message, code, status, current, errors } = answer;
            observer.next({ data: null, errors: [{ message, extensions: { code, status, current, errors } }] });
          } else observer.next({ data: answer });
          observer.complete();
        };
        if (changesHeld && operationType === OperationTypeNode.MUTATION) void changesHeld.then(tell);
        else tell();
      }),
  );
}

const NOTHING_DUE = { __typename: "Money", amount: 0, currency: "CAD" };

/** What the panel of any booking also queries, for one that costs nothing. */
const EVERY_DESK: Answers = {
  BookingAccount: ({ id }) => ({
    bookingAccount: {
      __typename: "BookingAccount",
      booking_id: id,
      client_id: 70,
      payment_status: "not_due",
      charged: NOTHING_DUE,
      paid: NOTHING_DUE,
      refunded: NOTHING_DUE,
      balance: NOTHING_DUE,
      credit: NOTHING_DUE,
      payments: [],
      transactions: [],
    },
  }),
  RefundDueCount: () => ({ refundsDue: { meta: { __typename: "Meta", total: 0 } } }),
  WaitingList: () => ({ waitlist: { __typename: "WaitlistPage", data: [] } }),
  BookingFees: ({ id }) => ({
    bookingFees: {
      __typename: "BookingFees",
      booking_id: id,
      terms: { __typename: "BookingTerms", cancel_due: NOTHING_DUE, no_show_due: NOTHING_DUE },
      cancel_refund: NOTHING_DUE,
      cancel_refund_as: "payment",
      amounts_due: [],
    },
  }),
};
