import { z } from "zod";
import { Instant } from "../shared/time.ts";

const MOST_FIELDS = 50;
const LONGEST_DAYS = 366;

export const AccessTokenState = z.enum(["active", "ended", "revoked"]).meta({
  id: "AccessTokenState",
  description: "active: it reads; ended: its last day is over; revoked: it was taken back before that",
});
export type AccessTokenState = z.infer<typeof AccessTokenState>;

const fields = z.array(z.string()).nullable();

export const AccessToken = z
  .object({
    id: z.int().describe("Id"),
    name: z.string().describe("What its person calls it"),
    fields: fields.describe("The questions that it may ask, by name; null where it reads all that its person may"),
    state: AccessTokenState.describe("Whether it still reads"),
    created_at: Instant.describe("When it was made"),
    expires_at: Instant.describe("When it ends"),
    last_used_at: Instant.nullable().describe("Last use, to the minute; null before the first"),
    revoked_at: Instant.nullable().describe("When it was revoked; null where it was not"),
  })
  .meta({ id: "AccessToken", description: "What a script shows in its person's place; it only reads" });
export type AccessToken = z.infer<typeof AccessToken>;

export const ReadableField = z
  .object({
    name: z.string().describe("A question of the graph"),
    about: z.string().describe("What it answers"),
  })
  .meta({ id: "ReadableField", description: "What an access token can be limited to" });

export const AccessTokenList = z
  .object({
    data: z.array(AccessToken).describe("The caller's own, the latest first"),
    readable_fields: z.array(ReadableField).describe("What a token can be limited to, by name"),
  })
  .meta({ id: "AccessTokenList", description: "The caller's access tokens" });
export type AccessTokenList = z.infer<typeof AccessTokenList>;

export const CreateAccessTokenInput = z
  .object({
    name: z.string().trim().min(1, "Enter a name.").max(60, "Use at most 60 characters.").describe("What to call it"),
    expires_in_days: z
      .int("Choose for how long.")
      .min(1, "Choose at least one day.")
      .max(LONGEST_DAYS, `Choose at most ${LONGEST_DAYS} days.`)
      .describe(`For how many days it reads, at most ${LONGEST_DAYS}`),
    fields: fields
      .refine((all) => all === null || all.length > 0, "Choose at least one field, or all.")
      .refine((all) => all === null || all.length <= MOST_FIELDS, `Choose at most ${MOST_FIELDS} fields, or all.`)
      .default(null)
      .describe("The questions that it may ask, by name; null for all that the caller may read"),
  })
  .meta({ id: "CreateAccessTokenInput", description: "A token for a script" });
export type CreateAccessTokenInput = z.infer<typeof CreateAccessTokenInput>;

export const NewAccessToken = z
  .object({
    secret: z.string().describe("What the script sends as Authorization: Bearer; it is told this once"),
    access_token: AccessToken.describe("What is kept of it"),
  })
  .meta({ id: "NewAccessToken", description: "An access token that was just made" });
export type NewAccessToken = z.infer<typeof NewAccessToken>;
