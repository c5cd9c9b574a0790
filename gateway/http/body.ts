/** Reads a body of at most `limit` bytes; returns null if it is larger, without reading the rest. */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (isDeclaredLarger(request, limit)) return null;
  if (!request.body) return new Uint8Array();
  if (request.headers.has("content-length")) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Returns the request with a body of at most `limit` bytes; null if it is larger. */
export async function withBodyLimit(request: Request, limit: number): Promise<Request | null> {
  if (isDeclaredLarger(request, limit)) return null;
  // HTTP itself limits a body to its declared length.
  if (request.headers.has("content-length") || !request.body) return request;
  const body = await readBody(request, limit);
  return body && new Request(request.url, { method: request.method, headers: request.headers, body });
}

function isDeclaredLarger(request: Request, limit: number): boolean {
  return Number(request.headers.get("content-length") ?? 0) > limit;
}
