const UNREACHED = "The server cannot be reached. Check the connection and try again.";

/**
 * Asks for a file and hands it to the browser under the server's name; answers the sentence of a refusal.
 * `token` is of the tab's session; the cookie speaks where there is none. `name`: for an answer that is no file by itself.
 */
export async function saveFile(address: string, token: string | undefined, name?: string): Promise<string | undefined> {
  const headers: HeadersInit = token === undefined ? {} : { authorization: `Bearer ${token}` };
  try {
    const response = await fetch(address, { headers });
    if (!response.ok) return await sentenceOf(response);
    offerFile(await response.blob(), name ?? nameOf(response));
    return undefined;
  } catch {
    // No answer, or one that broke off.
    return UNREACHED;
  }
}

async function sentenceOf(response: Response): Promise<string> {
  const body: unknown = await response.json();
  const hasMessage = typeof body === "object" && body !== null && "message" in body;
  return hasMessage && typeof body.message === "string" ? body.message : UNREACHED;
}

/** `bookings-2027-05-03.csv` of `attachment; filename="bookings-2027-05-03.csv"`. */
function nameOf({ headers }: Response): string {
  return /filename="([^"]+)"/.exec(headers.get("content-disposition") ?? "")?.[1] ?? "list.csv";
}

/** Hands to the browser what the page itself has made. */
export function offerFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
