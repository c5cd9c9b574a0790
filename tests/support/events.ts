/** Yields the events of a stream until it ends or is released. */
export async function* eventsIn(response: Response): AsyncGenerator<unknown> {
  let text = "";
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const parts = `${text}${chunk}`.split("\n\n");
    text = parts.pop() ?? "";
    for (const part of parts) {
      const data = part.split("\n").find((line) => line.startsWith("data: "));
      if (data !== undefined) yield JSON.parse(data.slice("data: ".length));
    }
  }
}

/** The first event of a stream, which is then released; the refusal if it is not a stream. */
// Tests inspect responses of any shape.
// oxlint-disable-next-line typescript/no-explicit-any
export async function firstEvent(response: Response): Promise<any> {
  if (!response.headers.get("content-type")?.startsWith("text/event-stream")) return response.json();
  for await (const event of eventsIn(response)) return event;
  throw new Error("The stream ended without an event");
}
