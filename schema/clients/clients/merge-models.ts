import { z } from "zod";
import { Id } from "#schema/shared/paging.ts";
import { Client } from "./models.ts";

export const MERGE_FIELDS = ["first_name", "last_name", "email", "contact_email", "phone"] as const;
export const MergeField = z.enum(MERGE_FIELDS).meta({
  id: "MergeField",
  description:
    "A field for which a merged client keeps one of two values. first_name: first name; last_name: last name; email: the person's own address, used to sign in; contact_email: an address shared with others; phone: phone number",
});
export type MergeField = z.infer<typeof MergeField>;

export const DuplicateReason = z.enum(["email", "phone", "name"]).meta({
  id: "DuplicateReason",
  description:
    "What two clients have in common. email: an email address, either the person's own or one shared with others; phone: the last ten digits of the phone number; name: first and last name, ignoring case, accents, apostrophes, dashes and blanks; an umlaut is also written ae, oe or ue",
});

export const DuplicatePair = z
  .object({
    one: Client.describe("The client who was added first"),
    other: Client.describe("The one who was added later"),
    reasons: z.array(DuplicateReason).describe("What they have in common"),
  })
  .meta({ id: "DuplicatePair", description: "Two clients who may be the same person" });
export type DuplicatePair = z.infer<typeof DuplicatePair>;

export const MovedRows = z
  .object({
    what: z.string().describe("What they are, in words"),
    count: z.int().describe("How many"),
    examples: z.array(z.string()).describe("The first of them, by name"),
  })
  .meta({ id: "MovedRows", description: "Rows of one kind that move from one client to another" });
export type MovedRows = z.infer<typeof MovedRows>;

export const MergeChoice = z
  .object({
    field: MergeField.describe("Field"),
    kept: z.string().nullable().describe("Value of the client who stays"),
    merged: z.string().nullable().describe("Value of the client whose record ends"),
    decided: z
      .enum(["kept", "merged"])
      .meta({
        id: "MergeSide",
        description:
          "Which of two clients a value is taken from. kept: the client who stays; merged: the client whose record ends",
      })
      .nullable()
      .describe("Which one it must be, because that client signs in with it; null if it can be chosen"),
  })
  .meta({ id: "MergeChoice", description: "Two values of which the merged client keeps one" });

export const PreviewClientMergeInput = z
  .object({ keep_id: Id.describe("Who stays"), merge_id: Id.describe("The client whose record ends in the other's") })
  .meta({ id: "PreviewClientMergeInput", description: "Two clients who are the same person" });
export type PreviewClientMergeInput = z.infer<typeof PreviewClientMergeInput>;

export const ClientMerge = z
  .object({
    keep: Client.describe("Who stays"),
    merge: Client.describe("The client whose record ends in the other's"),
    obstacles: z.array(z.string()).describe("What has to be settled first, in words; none if it can be done"),
    notices: z.array(z.string()).describe("What is worth knowing before merging"),
    choices: z.array(MergeChoice).describe("Fields for which one of two values is kept"),
    moves: z.array(MovedRows).describe("What moves to the client who stays"),
    token: z
      .string()
      .describe("Identifies this preview: the merge requires it, and is refused if something has changed"),
  })
  .meta({ id: "ClientMerge", description: "What merging two clients would do" });
export type ClientMerge = z.infer<typeof ClientMerge>;

export const MergeClientsInput = z
  .object({
    keep_id: Id.describe("Who stays"),
    merge_id: Id.describe("The client whose record ends in the other's"),
    take: z
      .array(MergeField)
      .max(MERGE_FIELDS.length)
      .describe("Fields whose value is taken from the record that ends"),
    token: z.string().max(100).describe("The token of the preview"),
  })
  .meta({ id: "MergeClientsInput", description: "Two clients to merge into one, as the preview showed them" });
export type MergeClientsInput = z.infer<typeof MergeClientsInput>;
