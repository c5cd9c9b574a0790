import type { z } from "zod";

const NOUNS: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

/** Plain-language messages for zod's issues, for people and API callers alike; a model's own message takes precedence. */
export const sentences: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return "This is required.";
      return `Enter ${NOUNS[issue.expected] ?? issue.expected}.`;
    case "invalid_value":
      return `Choose one of: ${issue.values.map(String).join(", ")}.`;
    case "too_small":
      return issue.origin === "string" && Number(issue.minimum) === 1
        ? "This is required."
        : `Enter ${measure(issue.origin, Number(issue.minimum), "at least")}.`;
    case "too_big":
      return `Enter ${measure(issue.origin, Number(issue.maximum), "at most")}.`;
    case "invalid_format":
      // A pattern has no name that people know.
      if (issue.format === "regex") return "This does not have the form that is expected here.";
      return `This is not a valid ${issue.format}.`;
    default:
      return "This value is not valid.";
  }
};

function measure(origin: string, bound: number, side: "at least" | "at most"): string {
  if (origin === "string") return `${side} ${bound} characters`;
  if (origin === "array" || origin === "set") return `${side} ${bound} entries`;
  return `${side} ${bound}`;
}
