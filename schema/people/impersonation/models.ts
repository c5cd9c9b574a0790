import { z } from "zod";
import { isOwnPath } from "#schema/shared/own-path.ts";
import { Id } from "#schema/shared/paging.ts";
import { proseText } from "#schema/shared/text.ts";
import { Instant } from "#schema/shared/time.ts";

export const StartImpersonationInput = z
  .object({
    user_id: Id.describe("The person to act for"),
    return_url: z
      .string()
      .max(500)
      .refine(isOwnPath, "Name a path of this site, for example /member/profile.")
      .optional()
      .describe("Path on this site to open, for example /member/profile"),
  })
  .meta({ id: "StartImpersonationInput", description: "The person for whom somebody wants to act" });

export const ImpersonationLink = z
  .object({
    url: z.string().describe("Path that opens the session; works once"),
    expires_at: Instant.describe("When the path stops working, a minute after it was created"),
  })
  .meta({ id: "ImpersonationLink", description: "A one-time way into a session as another person" });

export const RedeemImpersonationInput = z
  .object({ access_token: z.string().min(1).max(200).describe("The token of the path") })
  .meta({ id: "RedeemImpersonationInput", description: "A way in, to be used up" });

export const ImpersonationReasonInput = z
  .object({
    reason: proseText()
      .min(3, "Enter a short reason for your changes.")
      .max(300)
      .describe("Why something is changed in the person's name; kept in the audit log"),
  })
  .meta({ id: "ImpersonationReasonInput", description: "Why somebody acts in another person's name" });

export type ImpersonationReasonInput = z.infer<typeof ImpersonationReasonInput>;

export const Impersonation = z
  .object({
    actor_id: z.int().describe("Id of the person acting"),
    actor_name: z.string().describe("First and last name of the person acting"),
    reason: z.string().nullable().describe("The reason; without one the session is read-only"),
    expires_at: Instant.describe("When the session ends at the latest"),
  })
  .meta({ id: "Impersonation", description: "A session in which one person acts for another" });
