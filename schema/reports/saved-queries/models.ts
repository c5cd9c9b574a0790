import { z } from "zod";
import { pageOf, Version } from "#schema/shared/paging.ts";
import { lineText } from "#schema/shared/text.ts";
import { Instant } from "#schema/shared/time.ts";

const LONGEST_TEXT = 20_000;

const name = lineText()
  .min(1, "Enter a name for the query.")
  .max(80, "Use at most 80 characters.")
  .describe("The company's name for it");
const query = z
  .string()
  .refine((text) => text.trim() !== "", "Write the query first.")
  .max(LONGEST_TEXT, `A saved query has at most ${LONGEST_TEXT} characters.`)
  .describe("The document as written");
const variables = z
  .string()
  .max(LONGEST_TEXT, `Variables have at most ${LONGEST_TEXT} characters.`)
  .refine(isObjectText, 'Variables are a JSON object, as { "days": 60 }.')
  .describe(
    "Values for its variables, as a JSON object; {} if it has none. For a date or a time, `today`, `start of` or `end of week`, `month` or `year`, each with `-1` or `+1` or the like behind it, stands for that day, or its start, at each run",
  );

/** Whether the text is empty or a JSON object. */
function isObjectText(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

const saved = {
  query,
  variables,
  saved_by_name: z.string().describe("Who saved this version"),
  saved_at: Instant.describe("When this version was saved"),
};

export const SavedQuery = z
  .object({
    id: z.int().describe("Id"),
    name,
    version: Version.describe("The latest version; each change creates one, and earlier ones stay"),
    ...saved,
  })
  .meta({
    id: "SavedQuery",
    description: "A saved query of the company, in its latest version",
  });
export type SavedQuery = z.infer<typeof SavedQuery>;

export const SavedQueryPage = pageOf("SavedQueryPage", SavedQuery, "saved queries");

export const SavedQueryVersion = z
  .object({ version: Version.describe("The version number, from 1"), ...saved })
  .meta({ id: "SavedQueryVersion", description: "An earlier or current version of a saved query" });
export type SavedQueryVersion = z.infer<typeof SavedQueryVersion>;

export const SavedQueryVersionList = z
  .object({ data: z.array(SavedQueryVersion).describe("Newest first") })
  .meta({ id: "SavedQueryVersionList", description: "All versions of a saved query" });

export const CreateSavedQueryInput = z
  .object({ name, query, variables })
  .meta({ id: "CreateSavedQueryInput", description: "A query to save under a name" });
export type CreateSavedQueryInput = z.infer<typeof CreateSavedQueryInput>;

export const UpdateSavedQueryInput = z
  .object({ version: Version, name: name.optional(), query: query.optional(), variables: variables.optional() })
  .meta({
    id: "UpdateSavedQueryInput",
    description: "The next version of a saved query, and the version last read",
  });
export type UpdateSavedQueryInput = z.infer<typeof UpdateSavedQueryInput>;

export const CurrentVariablesInput = z
  .object({ query, variables })
  .meta({ id: "CurrentVariablesInput", description: "A query with its variables as they were written" });
export type CurrentVariablesInput = z.infer<typeof CurrentVariablesInput>;

export const CurrentVariables = z
  .object({
    variables: z.string().describe("The variables with a date in place of each relative one, as a JSON object"),
  })
  .meta({ id: "CurrentVariables", description: "The variables with which a query runs now" });
export type CurrentVariables = z.infer<typeof CurrentVariables>;
