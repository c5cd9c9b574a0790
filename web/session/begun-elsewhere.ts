import { z } from "zod";

/** What a sign-in with Google still asks for; it travels in the history's state, not in the address. */
const BegunElsewhere = z.object({
  /** The Google account waits for its owner to sign in once by password. */
  to_link: z.object({ email: z.string(), link_token: z.string() }).optional(),
  second_step: z.object({ challenge: z.string(), expires_at: z.string() }).optional(),
});
export type BegunElsewhere = z.infer<typeof BegunElsewhere>;

export function begunElsewhere(state: unknown): BegunElsewhere {
  return BegunElsewhere.safeParse(state).data ?? {};
}
