import { z } from "zod";
import { pageOf, Version } from "../shared/paging.ts";
import { lineText } from "../shared/text.ts";
import { Instant } from "../shared/time.ts";

const LONGEST_TEXT = 20_000;

const name = lineText()
  .min(1, "Give the query a name.")
  .max(80, "Use at most 80 characters.")
  .describe("What the company calls it");
const query = z
  .string()
  .refine((text) => text.trim() !== "", "Write the query first.")
  .max(LONGEST_TEXT, `A saved query has at most ${LONGEST_TEXT} characters.`)
  .describe("The document, as it was written");
const variables = z
  .string()
  .max(LONGEST_TEXT, `Variables have at most ${LONGEST_TEXT} characters.`)
  .refine(isObjectText, 'Variables are a JSON object, as { "days": 60 }.')
  .describe("Values for its variables, as a JSON object; {} where it has none");

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
    version: Version.describe("The latest version; each change makes one, and those before stay"),
    ...saved,
  })
  .meta({
    id: "SavedQuery",
    description: "A question to the graph that a company keeps, as its latest version asks it",
  });
export type SavedQuery = z.infer<typeof SavedQuery>;

export const SavedQueryPage = pageOf("SavedQueryPage", SavedQuery, "saved queries");

export const SavedQueryVersion = z
  .object({ version: Version.describe("From 1"), ...saved })
  .meta({ id: "SavedQueryVersion", description: "A saved query as it was once" });
export type SavedQueryVersion = z.infer<typeof SavedQueryVersion>;

export const SavedQueryVersionList = z
  .object({ data: z.array(SavedQueryVersion).describe("The latest first") })
  .meta({ id: "SavedQueryVersionList", description: "Everything that a saved query was" });

export const CreateSavedQueryInput = z
  .object({ name, query, variables })
  .meta({ id: "CreateSavedQueryInput", description: "A query to keep under a name" });
export type CreateSavedQueryInput = z.infer<typeof CreateSavedQueryInput>;

export const UpdateSavedQueryInput = z
  .object({ version: Version, name: name.optional(), query: query.optional(), variables: variables.optional() })
  .meta({
    id: "UpdateSavedQueryInput",
    description: "What becomes a saved query's next version, and the one that was seen",
  });
export type UpdateSavedQueryInput = z.infer<typeof UpdateSavedQueryInput>;
