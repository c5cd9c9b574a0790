import { z } from "zod";

/** What a Google sign-in still needs; kept in the history state so that no token is in the URL. */
const PendingSignIn = z.object({
  /** The Google account to link, once its owner has signed in with the password. */
  to_link: z.object({ email: z.string(), link_token: z.string() }).optional(),
  second_step: z.object({ challenge: z.string(), expires_at: z.string() }).optional(),
});
export type PendingSignIn = z.infer<typeof PendingSignIn>;

export function pendingSignInOf(state: unknown): PendingSignIn {
  return PendingSignIn.safeParse(state).data ?? {};
}
