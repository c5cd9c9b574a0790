interface FileWanted {
  /** Of the tab's session; the cookie's speaks where there is none. */
  token: string | undefined;
  /** What the browser saves it as. */
  name: string;
}

const UNREACHED = "The server cannot be reached. Check the connection and try again.";

/** Asks for a file and hands it to the browser; answers the sentence of a refusal. */
export async function saveFile(address: string, { token, name }: FileWanted): Promise<string | undefined> {
  const headers: HeadersInit = token === undefined ? {} : { authorization: `Bearer ${token}` };
  try {
    const response = await fetch(address, { headers });
    if (!response.ok) return await sentenceOf(response);
    offer(await response.blob(), name);
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

function offer(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
