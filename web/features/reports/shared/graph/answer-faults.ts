import type { GraphQLFormattedError } from "graphql";

/** An error in a query or its response in user-facing words: the message, its location, and what to do. */
export interface AnswerFault {
  sentence: string;
  wayOut: string | undefined;
}

export function answerFaults(errors: readonly GraphQLFormattedError[] = []): AnswerFault[] {
  return errors.map((error) => ({ sentence: `${placeOf(error)}${error.message}`, wayOut: wayOutOf(error) }));
}

function placeOf({ locations, path }: GraphQLFormattedError): string {
  const [at] = locations ?? [];
  if (at) return `Line ${at.line}: `;
  return path && path.length > 0 ? `${path.join(".")}: ` : "";
}

const WAYS_OUT: Readonly<Record<string, string>> = {
  limit_exceeded: "Ask for fewer rows with perPage, for fewer fields, or in two queries.",
  unauthenticated: "Renew the token in the bar below, or sign in again.",
  two_factor_required: "Set up two-factor sign-in in your account, then open GraphiQL again.",
  rate_limited: "Wait a minute, then run it again.",
  internal: "Run it again. If it fails again, send the request's id to your administrator.",
};

/** graphql-js validation messages and the matching advice. */
const OF_DOCUMENTS: readonly [RegExp, (found: RegExpExecArray) => string][] = [
  [
    /Cannot query field "\w+" on type "(\w+)"/,
    ([, type]) => `Look up ${type} in the docs: it lists the fields that there are.`,
  ],
  [
    /Unknown argument "\w+" on field "(\w+)\.(\w+)"/,
    ([, type, field]) => `Look up ${type}.${field} in the docs: it lists its arguments.`,
  ],
  [/must have a selection of subfields/, () => "Add the fields that you want, in { }."],
  [/must not have a selection/, () => "It is a value: leave its { } out."],
  [/^Syntax Error/, () => "Check the brackets and quotes on this line and the one before."],
  [
    /Variable "\$(\w+)".*(?:was not provided|got invalid value|of required type)/,
    ([, name]) => `Enter a value for ${name} in the pane Variables.`,
  ],
  [/Variable "\$(\w+)" is not defined/, ([, name]) => `Name it in the first line, with its type: $${name}: Int!`],
  [/Variable "\$(\w+)" is never used/, () => "Use it, or take it out of the first line."],
  [/does not exist in "(\w+)" enum/, ([, name]) => `Look up ${name} in the docs: it lists its values.`],
];

function wayOutOf({ message, extensions = {} }: GraphQLFormattedError): string | undefined {
  const { code, request_id: requestId } = extensions;
  if (code === "internal") return `${WAYS_OUT["internal"]} It is ${String(requestId)}.`;
  const known = typeof code === "string" ? WAYS_OUT[code] : undefined;
  if (known !== undefined) return known;
  for (const [pattern, wayOut] of OF_DOCUMENTS) {
    const found = pattern.exec(message);
    if (found) return wayOut(found);
  }
  return undefined;
}
