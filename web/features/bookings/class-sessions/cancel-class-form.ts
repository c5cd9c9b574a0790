import { z } from "zod";

export const SCOPES = ["this", "following"] as const;

export const CancelClassForm = z.object({
  scope: z.enum(SCOPES),
  notify: z.boolean(),
  message: z.string().trim().max(1000, "Enter at most 1000 characters."),
  refund: z.enum(["payment", "credit", "later"]),
});
export type CancelClassValues = z.infer<typeof CancelClassForm>;

export const FIRST = { scope: "this", notify: true, message: "", refund: "payment" } as const;
