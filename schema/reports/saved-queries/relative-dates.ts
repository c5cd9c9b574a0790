import { GraphQLError } from "graphql";
import type { AskGraph } from "./read-all-pages.ts";

/** What a person who writes or saves a query is told of them. */
export const RELATIVE_DATES_HELP =
  "A date in the variables may be relative, counted from the day of each run: “today-7”, “start of month” or “end of week-1”, the last day of the week before.";

/** A sign counts days from today, and else the weeks, months or years whose start or end is meant. */
export const RELATIVE_DATE = /^(?:today|(start|end) of (week|month|year))(?: ?([+-]) ?(\d{1,5}))?$/i;

/** What begins as one does, in JSON: a question without it need not be asked what its dates are. */
const BEGINS_AS_ONE = /"(?:today|start|end)\b/i;

const CURRENT =
  "query CurrentVariables($input: CurrentVariablesInput!) { currentVariables(input: $input) { variables } }";

interface Asked {
  query: string;
  variables?: unknown;
}

type Current = { variables: unknown; errors?: never } | { variables?: never; errors: readonly GraphQLError[] };

/** Returns the variables to run a query with: the dates of this day in place of relative ones; or the graph's refusal. */
export async function currentVariables(ask: AskGraph, { query, variables }: Asked): Promise<Current> {
  const text = JSON.stringify(variables ?? {});
  if (!BEGINS_AS_ONE.test(text)) return { variables };
  const { data, errors } = await ask(CURRENT, { input: { query, variables: text } });
  // The path is that of this call, which the reader did not write.
  if (errors) return { errors: errors.map(({ message, extensions }) => new GraphQLError(message, { extensions })) };
  const current = data?.["currentVariables"];
  return isText(current) ? { variables: JSON.parse(current.variables) } : { variables };
}

const isText = (value: unknown): value is { variables: string } =>
  typeof value === "object" && value !== null && "variables" in value && typeof value.variables === "string";
