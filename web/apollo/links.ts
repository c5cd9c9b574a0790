import { ApolloLink, CombinedGraphQLErrors } from "@apollo/client";
import { SetContextLink } from "@apollo/client/link/context";
import { ErrorLink } from "@apollo/client/link/error";
import { RetryLink } from "@apollo/client/link/retry";
import { OperationTypeNode } from "graphql";
import { catchError, from, mergeMap, Observable, of, tap, throwError } from "rxjs";
import type { SignInProof } from "#schema/shared/errors.ts";
import { callerHeaders } from "./caller-headers.ts";
import { faultOf, mayBeDone, type Fault } from "./http-fault.ts";

export const RETRY_DELAY_CAP_MS = 5000;
const RETRY_FIRST_DELAY_MS = 300;
const RETRIES_AT_MOST = 2;

/** The user stopped waiting for a pending mutation. */
export class StoppedError extends DOMException {
  constructor() {
    super("Stopped by the person who waited", "AbortError");
  }
}

/** Reports each mutation that is sent, so that a user who waits long sees it and can stop waiting. */
export function pendingLink(begin: (stop: () => void) => () => void): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
    return new Observable((observer) => {
      // The error also ends the subscription. Unsubscribing first would leave no observer to receive the error.
      const end = begin(() => observer.error(new StoppedError()));
      const sent = forward(operation).subscribe(observer);
      return () => {
        end();
        sent.unsubscribe();
      };
    });
  });
}

/**
 * Resends an operation that required a fresh sign-in once the user has confirmed it; passes the refusal on if they
 * decline.
 */
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

/** How calls wait for a session that has ended. */
export interface AwaitedSession {
  /** Whether the session has ended and its person is expected back: any call would be refused. */
  isAwaited: () => boolean;
  /** Resolves to true once the same person signed in again; to false at once where no screen waits for anybody. */
  returns: () => Promise<boolean>;
}

/**
 * Resends an operation that was refused for want of a session once the same person has signed in again; passes the
 * refusal on if they do not. Sends nothing while the session is awaited, except what is about the session itself.
 */
export function sessionLink(session: AwaitedSession): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (ABOUT_THE_SESSION.has(operation.operationName ?? "")) return forward(operation);
    if (session.isAwaited()) return from(session.returns()).pipe(mergeMap(() => forward(operation)));
    const again = (refused: () => Observable<ApolloLink.Result>) =>
      from(session.returns()).pipe(mergeMap((isBack) => (isBack ? forward(operation) : refused())));
    return forward(operation).pipe(
      mergeMap((result) => {
        const isRefused = result.errors?.length && lacksSession(new CombinedGraphQLErrors(result));
        return isRefused ? again(() => of(result)) : of(result);
      }),
      catchError((error: unknown) =>
        lacksSession(error) ? again(() => throwError(() => error)) : throwError(() => error),
      ),
    );
  });
}

const ABOUT_THE_SESSION: ReadonlySet<string> = new Set([
  "Profile",
  "Login",
  "CompleteLogin",
  "Logout",
  "EndImpersonation",
]);

const lacksSession = (error: unknown): boolean => faultOf(error).code === "unauthenticated";

const FRESH_SIGN_IN_REQUIRED = "fresh_sign_in_required";
const NO_FAULT = { code: undefined, proof: undefined };

/** Reports each refusal once, after the retries. */
export function faultLink(onFault: (fault: Fault) => void): ApolloLink {
  return new ErrorLink(({ error }) => {
    const fault = faultOf(error);
    // The confirmation dialog already handles this refusal.
    if (!wasGivenUp(error) && fault.code !== FRESH_SIGN_IN_REQUIRED) onFault(fault);
  });
}

/** How long a mutation that is sent once more counts as a repetition of the one whose outcome nobody knows. */
export const REPEATED_WITHIN_MS = 2 * 60_000;

/**
 * Gives each mutation an idempotency key, which stays the same across retries. A mutation without an answer (lost
 * connection, timeout, stopped, 5xx) may have been done all the same: its key stays for the user who sends the same again
 * soon, who then gets the first one's answer instead of a second payment.
 */
export function idempotencyLink(): ApolloLink {
  const unanswered = new Map<string, { key: string; since: number }>();
  return new ApolloLink((operation, forward) => {
    const headers = headersOf(operation.getContext());
    if (operation.operationType !== OperationTypeNode.MUTATION || headers[KEY_HEADER]) return forward(operation);
    const request = JSON.stringify([operation.operationName, operation.variables]);
    const before = unanswered.get(request);
    unanswered.delete(request);
    const key = before && Date.now() - before.since < REPEATED_WITHIN_MS ? before.key : crypto.randomUUID();
    operation.setContext({ headers: { ...headers, [KEY_HEADER]: key } });
    let isAnswered = false;
    return forward(operation).pipe(
      tap({
        next: ({ errors, data }) => {
          isAnswered = hasData(data) || !errors?.length || !mayBeDone(new CombinedGraphQLErrors({ errors }));
        },
        error: (error: unknown) => {
          isAnswered = !mayBeDone(error);
        },
        finalize: () => {
          if (!isAnswered) unanswered.set(request, { key, since: Date.now() });
        },
      }),
    );
  });
}

const KEY_HEADER = "Idempotency-Key";

interface RetryOptions {
  firstDelayMs?: number;
}

/** Each wait is at least as long as the one before: between one and two times the base, which doubles each time. */
function backOff(count: number, firstDelayMs: number): number {
  const base = (2 / 3) * firstDelayMs * 2 ** (count - 1);
  return Math.min(RETRY_DELAY_CAP_MS, base * (1 + Math.random()));
}

/**
 * Retries calls without a response or with a 5xx, at most twice: after 300 ms on average, then twice as long, never over
 * 5 s.
 */
export function retryLink({ firstDelayMs = RETRY_FIRST_DELAY_MS }: RetryOptions = {}): ApolloLink {
  return new RetryLink({
    delay: (count) => backOff(count, firstDelayMs),
    attempts: { max: 1 + RETRIES_AT_MOST, retryIf: mayHelpToRepeat },
  });
}

/** The server itself has waited as long as it would: whoever asks has waited long enough. */
const TIMED_OUT = "timed_out";

function mayHelpToRepeat(error: unknown): boolean {
  return !wasGivenUp(error) && mayBeDone(error) && faultOf(error).code !== TIMED_OUT;
}

/** The caller has unmounted or aborted: neither a fault nor worth retrying. */
function wasGivenUp(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

/** RetryLink sees only thrown errors, so this throws a 5xx that arrived inside a 200 response without data. */
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

/** Sends the headers that identify the caller: this app, and the tab's access token if there is one. */
export function callerLink(accessToken: () => string | undefined): ApolloLink {
  return new SetContextLink((context) => ({ headers: { ...headersOf(context), ...callerHeaders(accessToken()) } }));
}

function headersOf(context: Readonly<ApolloLink.OperationContext>): Record<string, string> {
  return context.headers ?? {};
}

/** A `fetch` that times out; the caller's own abort signal still applies. */
export function fetchWithin(timeoutMs: number, fetchNow: typeof fetch): typeof fetch {
  return (input, init) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    return fetchNow(input, { ...init, signal });
  };
}
