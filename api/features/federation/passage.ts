import { z } from "zod";
import type { Seal } from "#api/auth/sealed.ts";

/** What travels in the address to the central host: for which company, and for which browser. */
export const Begun = z.object({ slug: z.string(), binding: z.string() });

/** What waits on the central host, in the browser, for Google's answer. */
export const Waiting = Begun.extend({
  checks: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
});

export type Waiting = z.infer<typeof Waiting>;

export const begunSeal = (secretKey: string): Seal => ({ secretKey, kind: "google begun" });
export const waitingSeal = (secretKey: string): Seal => ({ secretKey, kind: "google waiting" });

export const BEGUN_MINUTES = 5;
export const WAITING_MINUTES = 10;

/** Where a company's web takes a sign-in over. */
export const CALLBACK_PATH = "/auth/google/callback";
