import type { z } from "zod";
import type { Permission } from "../auth/permissions.ts";
import type { AuditSentence } from "./audit-sentence.ts";

/**
 * Who may call: anyone; `signed_in` any role; `staff` any role but client; `owner`; `holder` whoever has the token that it
 * takes; `proxy` whoever acts for another person.
 */
export type Audience = "anyone" | "signed_in" | "staff" | "owner" | "holder" | "proxy";

type ObjectModel = z.ZodObject<z.ZodRawShape>;

/** A field of the graph that this look-up of many ids answers for the rows of another type. */
export interface Join {
  on: string;
  field: string;
  /** The row's id that is looked up. */
  key: string;
  description: string;
}

interface Read {
  method: "get";
  isQuestion?: never;
  retry?: never;
  refreshes?: never;
  audit?: never;
  /** Which entities reach these through one of their ids; for an answer that is a list of models with ids. */
  joins?: readonly Join[];
}

/** Changes nothing although its body makes it a POST: a query of the graph. */
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
   * What a repeated Idempotency-Key gets. `same_answer`: the first one's, which is kept for a day. `runs_again`: nothing is
   * kept, because the answer holds a token or the body a password, whose quick hash would lie in the table of keys.
   */
  retry: "same_answer" | "runs_again";
  /**
   * The reads whose answers it changes beyond the entity that it answers, which the web's cache knows by its id: lists that
   * gain, lose or count it. The web asks those again that are on the screen; none is an empty list.
   */
  refreshes: readonly string[];
  /** How the history tells of it; null where it writes nothing there. */
  audit: AuditSentence | null;
  joins?: never;
}

/**
 * One call of the REST platform, and all that is known about it before it runs. Its key in a feature's table is the
 * operationId and the GraphQL root field. A write that leaves something out does not compile.
 */
export type Operation = Described & (Read | Question | Write);

interface Described {
  path: `/api/${"v1" | "central"}/${string}`;
  audience: Audience;
  permission?: Permission;
  /** What its verb asks for besides, for a part of what it does. */
  alsoAsks?: readonly Permission[];
  /** Answers although the company is locked (domain rule: sign-in, company, plans). */
  lockExempt?: true;
  /** About no company and nobody who is signed in: answered without a tenant, whatever host is asked. */
  ofNoCompany?: true;
  /** Answers whatever session is sent along, also a lost one. */
  ignoresSession?: true;
  /** Checks or makes a password, which costs a core for a while: few run at once. */
  hashesPassword?: true;
  /** Refused to whoever acts for another person: what is the person's alone. */
  inPersonOnly?: true;
  /**
   * Changes who can get in, or takes lists away: refused unless the person proved who they are within the last minutes, and
   * to whoever acts for another person. `partly`: the verb asks (`requireFreshSignIn`), for a part of what it does.
   */
  asksAgain?: "always" | "partly";
  /** A write that is open to whoever acts for another person and has not said why yet. */
  beforeReason?: true;
  /** Open to whoever the company asks for two-factor sign-in and who has yet to set it up. */
  beforeTwoFactor?: true;
  /** Answers rows of text as they are read, over REST alone: the graph leaves it out. */
  answersCsv?: true;
  /** Takes the one file of a form as it comes, over REST alone: the graph leaves it out. */
  takesFile?: true;
  /** Answers one model after another for as long as it is listened to; a subscription of the graph. */
  answersEvents?: true;
  /** Answers the browser by leading it elsewhere, on the central host and over REST alone; else by a page with this heading. */
  redirects?: { refusedHeading: string };
  /** Is read from the read replica where there is one: its answer may be some seconds old. */
  mayLag?: true;
  /** What each day from `start` to `end` is priced at, in rows, where more is read than told. */
  rowsADay?: number;
  /** 200 unless said. */
  status?: 201;
  summary: string;
  params?: ObjectModel;
  query?: ObjectModel;
  body?: ObjectModel;
  answer: z.ZodType;
  /** The same where its query's `fields` names a part of each row. */
  sparseAnswer?: z.ZodType;
}

/** Files, either way: the graph carries JSON alone. */
export const isForRestAlone = ({ answersCsv, takesFile }: Pick<Operation, "answersCsv" | "takesFile">): boolean =>
  Boolean(answersCsv ?? takesFile);

export type OperationTable = Record<string, Operation>;

/** Keeps the literal types of a feature's table, so that handlers and documents derive from it. */
export function defineOperations<const T extends OperationTable>(table: T): T {
  return table;
}
