const UNREACHED = "The server cannot be reached. Check the connection and try again.";

/** Why there is no file: the API's message and code, with the rest of its body. */
export interface FileRefusal {
  message: string;
  error?: unknown;
  proof?: unknown;
}

/**
 * Downloads a file and saves it under the server's name; returns the reason if refused. `token` is the tab's session;
 * without it the cookie is used. `name`: for responses without a file name.
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
    // No response, or one that was interrupted.
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

/** Saves a file created by the page itself. */
export function offerFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
