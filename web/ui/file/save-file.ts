const UNREACHED = "The server cannot be reached. Check the connection and try again.";

/** Why there is no file: the platform's sentence and code, with what else its body says. */
export interface FileRefusal {
  message: string;
  error?: unknown;
  proof?: unknown;
}

/**
 * Asks for a file and hands it to the browser under the server's name; answers why not where it was refused.
 * `token` is of the tab's session; the cookie speaks where there is none. `name`: for an answer that is no file by itself.
 */
export async function saveFile(
  address: string,
  token: string | undefined,
  name?: string,
): Promise<FileRefusal | undefined> {
  const headers: HeadersInit = token === undefined ? {} : { authorization: `Bearer ${token}` };
  try {
    const response = await fetch(address, { headers });
    if (!response.ok) return await refusalOf(response);
    offerFile(await response.blob(), name ?? nameOf(response));
    return undefined;
  } catch {
    // No answer, or one that broke off.
    return { message: UNREACHED };
  }
}

async function refusalOf(response: Response): Promise<FileRefusal> {
  const body: unknown = await response.json();
  return isRefusal(body) ? body : { message: UNREACHED };
}

const isRefusal = (body: unknown): body is FileRefusal =>
  typeof body === "object" && body !== null && "message" in body && typeof body.message === "string";

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
