import type { z } from "zod";
import type { Permission } from "#schema/people/sign-in/permissions.ts";
import type { AuditSentence } from "./audit-sentence.ts";

/**
 * Who may call: anyone; `signed_in` any role; `staff` any role but client; `owner`; `holder` the holder of the
 * token in the request; `proxy` a person acting for another.
 */
export type Audience = "anyone" | "signed_in" | "staff" | "owner" | "holder" | "proxy";

type ObjectModel = z.ZodObject<z.ZodRawShape>;

/** A field of the graph that this batch look-up resolves for the rows of another type. */
export interface Join {
  on: string;
  field: string;
  /** The row's id to look up. */
  key: string;
  description: string;
}

interface Read {
  method: "get";
  isQuestion?: never;
  retry?: never;
  refreshes?: never;
  audit?: never;
  /** The types that reach these entities through one of their ids; for a response that is a list of models with ids. */
  joins?: readonly Join[];
}

/** Changes nothing although it is a POST because of its body: a query of the graph. */
interface Question {
  method: "post";
  isQuestion: true;
  retry?: never;
  refreshes?: never;
  audit?: never;
  joins?: never;
}

interface Write {
  method: "post" | "put" | "patch" | "delete";
  isQuestion?: never;
  /**
   * What a repeated Idempotency-Key gets. `same_answer`: the first response, which is kept for a day. `runs_again`:
   * nothing is stored, either because the response contains a token or link, or the body a password or code, whose
   * fast hash would end up in the table of keys; or because a second run does no harm: it finds the same payment,
   * asks for the same state, or ends what has ended.
   */
  retry: "same_answer" | "runs_again";
  /**
   * The reads whose responses it changes, besides the returned entity, which the web's cache finds by its id: lists
   * that gain, lose or count it. The web refetches those currently on screen; empty for none.
   */
  refreshes: readonly string[];
  /** How the history describes it; null if it is not recorded there. */
  audit: AuditSentence | null;
  joins?: never;
}

/**
 * One call of the REST platform, with everything known about it before it runs. Its key in a feature's table is the
 * operationId and the GraphQL root field. A write that leaves something out is a compile error.
 */
export type Operation = Described & (Read | Question | Write);

interface Described {
  path: `/api/${"v1" | "central"}/${string}`;
  audience: Audience;
  permission?: Permission;
  /** Permissions that its handler additionally requires, for part of what it does. */
  alsoAsks?: readonly Permission[];
  /** Available even if the company is locked (domain rule: sign-in, company, plans). */
  lockExempt?: true;
  /** Concerns no company and no signed-in person: served without a tenant, on any host. */
  ofNoCompany?: true;
  /** Available with any session, even an expired one. */
  ignoresSession?: true;
  /** Verifies or hashes a password, which occupies a core for a while: few run at once. */
  hashesPassword?: true;
  /**
   * Refused to a person acting for another and to read-only tokens: reserved for the person themselves, as is every
   * read that answers a secret, a code or a link with which somebody can act.
   */
  inPersonOnly?: true;
  /**
   * Changes who can sign in or where money goes, hands out lasting access, exports lists, or merges or erases people:
   * refused unless the person proved their identity within the last minutes, and to a person acting for another. `partly`: the handler requires it (`requireFreshSignIn`) for part
   * of what it does.
   */
  asksAgain?: "always" | "partly";
  /** A write open to a person acting for another who has not given a reason yet. */
  beforeReason?: true;
  /** Open to a person who is required to set up two-factor sign-in and has not done so yet. */
  beforeTwoFactor?: true;
  /** Streams rows of text, over REST only: not part of the graph. */
  answersCsv?: true;
  /** Streams in the single file of a form, over REST only: not part of the graph. */
  takesFile?: true;
  /** Streams one model after another for as long as the caller listens; a subscription of the graph. */
  answersEvents?: true;
  /** Redirects the browser, on the central host and over REST only; on failure it shows a page with this heading. */
  redirects?: { refusedHeading: string };
  /** Served by the read replica if there is one: the response may be a few seconds old. */
  mayLag?: true;
  /** The price in rows of each day from `start` to `end`, for calls that read more rows than they return. */
  rowsADay?: number;
  /** 200 by default. */
  status?: 201;
  summary: string;
  params?: ObjectModel;
  query?: ObjectModel;
  body?: ObjectModel;
  answer: z.ZodType;
  /** The response when the query's `fields` selects a part of each row. */
  sparseAnswer?: z.ZodType;
}

/** Files, in either direction: the graph only carries JSON. */
export const isForRestAlone = ({ answersCsv, takesFile }: Pick<Operation, "answersCsv" | "takesFile">): boolean =>
  Boolean(answersCsv ?? takesFile);

export type OperationTable = Record<string, Operation>;

/** Preserves the literal types of a feature's table, so that handlers and documents derive from it. */
export function defineOperations<const T extends OperationTable>(table: T): T {
  return table;
}
