import { BYTE_ORDER_MARK, csvLine, type CsvCell } from "#schema/shared/csv-line.ts";

/** A file whose rows are read while it is being sent. */
export interface CsvFile {
  /** Without its extension, for example `bookings-2027-05-03`. */
  name: string;
  head: readonly string[];
  /** Rows in batches: each is read only after the previous one has been consumed. */
  batches: AsyncIterable<readonly (readonly CsvCell[])[]>;
}

/** Sends a file batch by batch, with backpressure. */
export function csvResponse({ name, head, batches }: CsvFile, onFault: (error: unknown) => void): Response {
  const encoder = new TextEncoder();
  const rows = batches[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        controller.enqueue(encoder.encode(BYTE_ORDER_MARK + csvLine(head)));
      },
      async pull(controller) {
        try {
          const { done, value } = await rows.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value.map(csvLine).join("")));
        } catch (error) {
          // The headers have been sent: the file breaks off, which the browser shows as a failed download.
          onFault(error);
          controller.error(error);
        }
      },
      async cancel() {
        await rows.return?.();
      },
    },
    { highWaterMark: 1 },
  );
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}.csv"`,
    },
  });
}
