/** Opens an event stream, which is sent as it is produced until the caller disconnects or the stream ends. */
export type OpenEvents = () => ReadableStream<Uint8Array<ArrayBuffer>>;

export function eventResponse(events: ReturnType<OpenEvents>): Response {
  return new Response(events, {
    // Some proxies would otherwise buffer the events.
    headers: { "content-type": "text/event-stream; charset=utf-8", "x-accel-buffering": "no" },
  });
}
