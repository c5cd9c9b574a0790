import { ApolloLink, CombinedGraphQLErrors } from "@apollo/client";
import { SetContextLink } from "@apollo/client/link/context";
import { ErrorLink } from "@apollo/client/link/error";
import { RetryLink } from "@apollo/client/link/retry";
import { OperationTypeNode } from "graphql";
import { from, mergeMap, Observable, of, throwError } from "rxjs";
import type { SignInProof } from "#schema/shared/errors.ts";
import { type Fault, faultOf } from "./http-fault.ts";

export const REQUEST_TIMEOUT_MS = 30_000;
export const RETRY_DELAY_CAP_MS = 5000;
const RETRY_FIRST_DELAY_MS = 300;
const RETRIES_AT_MOST = 2;
const APP_CLIENT = "fairway-web";

/** What was waited for is given up by the person who waits. */
export class StoppedError extends DOMException {
  constructor() {
    super("Stopped by the person who waited", "AbortError");
  }
}

/** Tells of each change that is sent, so that a person who waits long is told so and can stop waiting. */
export function pendingLink(begin: (stop: () => void) => () => void): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
    return new Observable((observer) => {
      // The error ends the subscription with it; ended first, there would be nobody left to tell.
      const end = begin(() => observer.error(new StoppedError()));
      const sent = forward(operation).subscribe(observer);
      return () => {
        end();
        sent.unsubscribe();
      };
    });
  });
}

/** What must be confirmed first is sent again once the person has; not where they would not. */
export function freshSignInLink(askAgain: (proof: SignInProof) => Promise<boolean>): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      mergeMap((result) => {
        const { code, proof } = result.errors?.length ? faultOf(new CombinedGraphQLErrors(result)) : NO_FAULT;
        if (code !== FRESH_SIGN_IN_REQUIRED || !proof) return of(result);
        return from(askAgain(proof)).pipe(mergeMap((isConfirmed) => (isConfirmed ? forward(operation) : of(result))));
      }),
    ),
  );
}

const FRESH_SIGN_IN_REQUIRED = "fresh_sign_in_required";
const NO_FAULT = { code: undefined, proof: undefined };

/** Says each refusal once, after the retries. */
export function faultLink(onFault: (fault: Fault) => void): ApolloLink {
  return new ErrorLink(({ error }) => {
    const fault = faultOf(error);
    // Whoever is asked again is told so, and no fault of theirs.
    if (!wasGivenUp(error) && fault.code !== FRESH_SIGN_IN_REQUIRED) onFault(fault);
  });
}

/** Gives each mutation the key that lets the server know a repetition; it stays the same over retries. */
export function idempotencyLink(): ApolloLink {
  return new SetContextLink((context, operation) => {
    if (operation.operationType !== OperationTypeNode.MUTATION) return {};
    return { headers: { "Idempotency-Key": crypto.randomUUID(), ...headersOf(context) } };
  });
}

interface RetryOptions {
  firstDelayMs?: number;
}

/** Repeats what got no answer or a 5xx, at most twice, waiting 300 ms and then twice as long, never over 5 s. */
export function retryLink({ firstDelayMs = RETRY_FIRST_DELAY_MS }: RetryOptions = {}): ApolloLink {
  return new RetryLink({
    delay: { initial: firstDelayMs, max: RETRY_DELAY_CAP_MS, jitter: true },
    attempts: { max: 1 + RETRIES_AT_MOST, retryIf: mayHelpToRepeat },
  });
}

function mayHelpToRepeat(error: unknown): boolean {
  if (wasGivenUp(error)) return false;
  const { status, code } = faultOf(error);
  return status === undefined ? code === undefined : status >= 500;
}

/** The screen that asked is gone: neither a fault nor worth repeating. */
function wasGivenUp(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

/** RetryLink sees only what is thrown: lifts a 5xx that travelled inside a 200 answer without data. */
export function liftLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      mergeMap((result) => {
        if (!result.errors?.length || hasData(result.data)) return of(result);
        const error = new CombinedGraphQLErrors(result);
        return (faultOf(error).status ?? 0) >= 500 ? throwError(() => error) : of(result);
      }),
    ),
  );
}

function hasData(data: object | null | undefined): boolean {
  return Object.values(data ?? {}).some((value) => value !== null);
}

/** Names the caller: this app, and the person by the tab's token if there is one. */
export function callerLink(accessToken: () => string | undefined): ApolloLink {
  return new SetContextLink((context) => {
    const token = accessToken();
    return {
      headers: {
        ...headersOf(context),
        "X-Requested-With": "XMLHttpRequest",
        "X-App-Client": APP_CLIENT,
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
    };
  });
}

function headersOf(context: Readonly<ApolloLink.OperationContext>): Record<string, string> {
  return context.headers ?? {};
}

/** A fetch that gives up after 30 s; the caller's own signal still counts. */
export function fetchWithin(timeoutMs: number, fetchNow: typeof fetch): typeof fetch {
  return (input, init) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    return fetchNow(input, { ...init, signal });
  };
}
