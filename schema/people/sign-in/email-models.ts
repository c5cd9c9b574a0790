import { z } from "zod";
import { emailText } from "#schema/shared/email.ts";

export const RequestEmailChangeInput = z
  .object({ email: emailText().describe("The address to sign in with from then on") })
  .meta({ id: "RequestEmailChangeInput", description: "A new address to sign in with" });

export const ConfirmEmailChangeInput = z
  .object({
    token: z
      .string()
      .regex(/^[\w-]{20,200}$/, "This is no link of ours.")
      .describe("The token of the link that was emailed to the new address"),
  })
  .meta({ id: "ConfirmEmailChangeInput", description: "Proof that the new address is the person's own" });
