import { SignInProof } from "#schema/shared/errors.ts";
import { accessToken } from "#web/session/access-token.ts";
import { saveFile } from "#web/ui/file/save-file.ts";
import { sessionReturn } from "#web/session/ended/session-return.ts";
import { askAgain } from "./ask-again.ts";

/**
 * Downloads a file from the API, retrying once after the person signed in again or confirmed the sign-in; resolves to
 * the message of a refusal.
 */
export async function downloadFile(address: string, name?: string): Promise<string | undefined> {
  const ask = () => saveFile(address, accessToken(), name);
  let refusal = await ask();
  if (refusal?.error === "unauthenticated" && (await sessionReturn.returns())) refusal = await ask();
  if (refusal?.error !== "fresh_sign_in_required") return refusal?.message;
  const isConfirmed = await askAgain(SignInProof.catch("password").parse(refusal.proof));
  return (isConfirmed ? await ask() : refusal)?.message;
}
