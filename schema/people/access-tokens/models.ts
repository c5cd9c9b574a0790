import { z } from "zod";
import { Instant } from "#schema/shared/time.ts";

const MOST_FIELDS = 50;
const LONGEST_DAYS = 366;

export const AccessTokenState = z.enum(["active", "ended", "revoked"]).meta({
  id: "AccessTokenState",
  description: "active: it can be used to read; ended: its last day has passed; revoked: it was revoked before that",
});
export type AccessTokenState = z.infer<typeof AccessTokenState>;

const fields = z.array(z.string()).nullable();

export const AccessToken = z
  .object({
    id: z.int().describe("Id"),
    name: z.string().describe("The name its owner gave it"),
    fields: fields.describe("The fields that it may read, by name; null if it may read everything its owner may"),
    state: AccessTokenState.describe("Whether it can still be used"),
    created_at: Instant.describe("When it was created"),
    expires_at: Instant.describe("When it expires"),
    last_used_at: Instant.nullable().describe("When it was last used, to the minute; null if never"),
    revoked_at: Instant.nullable().describe("When it was revoked; null if it was not"),
  })
  .meta({ id: "AccessToken", description: "A token that a script presents in its owner's place; it is read-only" });
export type AccessToken = z.infer<typeof AccessToken>;

export const ReadableField = z
  .object({
    name: z.string().describe("The name of a field of the graph"),
    about: z.string().describe("What it returns"),
  })
  .meta({ id: "ReadableField", description: "What an access token can be limited to" });

export const AccessTokenList = z
  .object({
    data: z.array(AccessToken).describe("The caller's own tokens, newest first"),
    readable_fields: z.array(ReadableField).describe("The fields that a token can be limited to, by name"),
  })
  .meta({ id: "AccessTokenList", description: "The caller's access tokens" });
export type AccessTokenList = z.infer<typeof AccessTokenList>;

export const CreateAccessTokenInput = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, "Enter a name.")
      .max(60, "Use at most 60 characters.")
      .describe("The name to give it"),
    expires_in_days: z
      .int("Choose for how long.")
      .min(1, "Choose at least one day.")
      .max(LONGEST_DAYS, `Choose at most ${LONGEST_DAYS} days.`)
      .describe(`Number of days for which it can be used, at most ${LONGEST_DAYS}`),
    fields: fields
      .refine((all) => all === null || all.length > 0, "Choose at least one field, or all.")
      .refine((all) => all === null || all.length <= MOST_FIELDS, `Choose at most ${MOST_FIELDS} fields, or all.`)
      .default(null)
      .describe("The fields that it may read, by name; null for everything the caller may read"),
  })
  .meta({ id: "CreateAccessTokenInput", description: "An access token for a script" });
export type CreateAccessTokenInput = z.infer<typeof CreateAccessTokenInput>;

export const NewAccessToken = z
  .object({
    secret: z.string().describe("What the script sends as Authorization: Bearer; it is shown only once"),
    access_token: AccessToken.describe("The stored token"),
  })
  .meta({ id: "NewAccessToken", description: "A newly created access token" });
export type NewAccessToken = z.infer<typeof NewAccessToken>;
