import { z } from "zod";
import type { Person } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { metaOf, type PageQuery } from "#api/db/paging.ts";
import { utcTextMs } from "#api/time/instants.ts";
import type { SignIn, SignInPage } from "#schema/people/sign-in/session-models.ts";
import { listSignIns } from "./session-queries.ts";

/** Sign-ins and refused attempts for this person, from the audit log. */
export async function signIns({ db }: Call, { id }: Person, query: PageQuery): Promise<z.infer<typeof SignInPage>> {
  const { rows, total } = await listSignIns(db, id, query);
  return { data: rows.map(presentSignIn), meta: metaOf(query, total) };
}

type Row = Awaited<ReturnType<typeof listSignIns>>["rows"][number];

/** Details stored with a sign-in; rows of earlier versions have fewer. */
const Kept = z.object({
  way: z.enum(["password", "google"]).optional(),
  proof: z.string().optional(),
  wrong: z.string().optional(),
  device: z.string().optional(),
  address: z.string().optional(),
});
type Kept = z.infer<typeof Kept>;

function presentSignIn({ id, at, action, after }: Row): z.infer<typeof SignIn> {
  const kept = Kept.safeParse(after).data ?? {};
  const isRefused = action === "loginRefused";
  return {
    id,
    at: utcTextMs(at),
    outcome: isRefused ? "refused" : "signed_in",
    how: isRefused ? wrongLabel(kept) : proofLabel(kept),
    device: kept.device ?? null,
    ip_address: kept.address ?? null,
  };
}

const WRONG: Record<string, string> = {
  password: "wrong password",
  code: "wrong code",
  "too many tries": "too many tries",
};

const wrongLabel = ({ wrong = "password" }: Kept): string => WRONG[wrong] ?? wrong;

const WAYS = { password: "password", google: "Google" };
const PROOFS: Record<string, string> = { app: "app code" };

function proofLabel({ way, proof }: Kept): string {
  const first = way ? WAYS[way] : "password";
  return proof === undefined ? first : `${first} and ${PROOFS[proof] ?? proof}`;
}
