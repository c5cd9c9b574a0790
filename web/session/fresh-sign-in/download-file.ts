import { SignInProof } from "#schema/shared/errors.ts";
import { appFetch } from "#web/apollo/caller-headers.ts";
import { NETWORK_SENTENCE } from "#web/apollo/explain-fault.ts";
import { offerFile } from "#web/ui/file/save-file.ts";
import { accessToken } from "../access-token.ts";
import { sessionReturn } from "../ended/session-return.ts";
import { askAgain } from "./ask-again.ts";

/** Why there is no file: the API's message and code, with the rest of its body. */
interface FileRefusal {
  message: string;
  error?: unknown;
  proof?: unknown;
}

/**
 * Downloads a file from the API and saves it as `name`, or under the server's name; retries once after the person signed
 * in again or confirmed the sign-in. Resolves to the message of a refusal.
 */
export async function downloadFile(address: string, name?: string): Promise<string | undefined> {
  const ask = () => saveFile(address, name);
  let refusal = await ask();
  if (refusal?.error === "unauthenticated" && (await sessionReturn.returns())) refusal = await ask();
  if (refusal?.error !== "fresh_sign_in_required") return refusal?.message;
  const isConfirmed = await askAgain(SignInProof.catch("password").parse(refusal.proof));
  return (isConfirmed ? await ask() : refusal)?.message;
}

async function saveFile(address: string, name: string | undefined): Promise<FileRefusal | undefined> {
  try {
    const response = await appFetch(address, accessToken());
    if (!response.ok) return await refusalOf(response);
    offerFile(await response.blob(), name ?? nameOf(response));
    return undefined;
  } catch {
    // No response, or one that was interrupted.
    return { message: NETWORK_SENTENCE };
  }
}

async function refusalOf(response: Response): Promise<FileRefusal> {
  const body: unknown = await response.json();
  return isRefusal(body) ? body : { message: NETWORK_SENTENCE };
}

const isRefusal = (body: unknown): body is FileRefusal =>
  typeof body === "object" && body !== null && "message" in body && typeof body.message === "string";

/** `bookings-2027-05-03.csv` of `attachment; filename="bookings-2027-05-03.csv"`. */
function nameOf({ headers }: Response): string {
  return /filename="([^"]+)"/.exec(headers.get("content-disposition") ?? "")?.[1] ?? "list.csv";
}
