/** Begins to listen; what it answers is sent as it comes, until the caller goes away or it ends. */
export type OpenEvents = () => ReadableStream<Uint8Array<ArrayBuffer>>;

export function eventResponse(events: ReturnType<OpenEvents>): Response {
  return new Response(events, {
    // Some proxies would keep the events until there are enough of them.
    headers: { "content-type": "text/event-stream; charset=utf-8", "x-accel-buffering": "no" },
  });
}
