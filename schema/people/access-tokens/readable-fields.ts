import { centralOperations, v1Operations } from "#schema/operations.ts";
import { isForRestAlone, type Operation, type OperationTable } from "#schema/shared/operation.ts";

const OPERATIONS: OperationTable = { ...v1Operations, ...centralOperations };

/** Whether an access token may call this operation: it reads, is part of the graph, and is not for the person alone. */
export const isForTokens = (operation: Operation): boolean =>
  (operation.method === "get" || operation.isQuestion === true) &&
  !isForRestAlone(operation) &&
  !operation.answersEvents &&
  !operation.redirects &&
  !operation.ofNoCompany &&
  !operation.inPersonOnly &&
  operation.asksAgain !== "always";

/** The operations that a token can be limited to, by name. */
export const READABLE_FIELDS = Object.entries(OPERATIONS)
  .filter(([, operation]) => isForTokens(operation))
  .map(([name, { summary }]) => ({ name, about: summary }))
  .toSorted((one, other) => one.name.localeCompare(other.name));

/** The look-ups of many ids that answer a row's related entities, by the entity's field. */
const LOOK_UPS = new Map(
  Object.entries(OPERATIONS).flatMap(([name, { joins = [] }]) => joins.map(({ field }) => [field, name] as const)),
);

/** The look-up that answers this field of a row; none where it is no related entity. */
export const lookUpOf = (field: string): string | undefined => LOOK_UPS.get(field);
