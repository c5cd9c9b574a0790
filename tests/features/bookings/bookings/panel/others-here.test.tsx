import * as streams from "node:stream/web";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BookingPanel } from "#web/features/bookings/shared/panel/BookingPanel.tsx";
import { lookFrom, renderDesk } from "../render-desk.tsx";
import { fullBooking } from "../some-booking.ts";

interface Asked {
  variables: { booking_id: number; is_editing: boolean };
  signal: AbortSignal;
  tell: (viewers: { id: number; name: string; is_editing: boolean }[]) => void;
}

const asked: Asked[] = [];

/** Opens a stream for each subscription; the test sends its events by hand. */
async function openStream(_input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { variables } = JSON.parse(typeof init?.body === "string" ? init.body : "{}");
  const { signal } = init ?? {};
  if (!signal) throw new Error("A stream can be stopped");
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const tell: Asked["tell"] = (viewers) =>
        controller.enqueue(Buffer.from(`data: ${JSON.stringify({ data: { bookingViewers: { viewers } } })}\n\n`));
      asked.push({ variables, signal, tell });
      signal.addEventListener("abort", () => controller.error(new DOMException("stopped", "AbortError")));
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

/** jsdom renders nothing, and so reports the page as hidden. */
const hide = (hidden: boolean) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  asked.length = 0;
  hide(false);
  lookFrom(1440);
  vi.stubGlobal("fetch", openStream);
  // jsdom has no streams of its own.
  vi.stubGlobal("ReadableStream", streams.ReadableStream);
  vi.stubGlobal("TextDecoderStream", streams.TextDecoderStream);
  Object.defineProperty(navigator, "locks", { value: {}, configurable: true });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, "locks");
  Reflect.deleteProperty(document, "hidden");
  vi.unstubAllGlobals();
});

const show = () =>
  renderDesk(<BookingPanel bookingId={7} onClose={() => {}} />, { BookingDetails: () => ({ booking: fullBooking() }) });

test("names the colleagues who view or change the same booking", async () => {
  show();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.variables).toEqual({ booking_id: 7, is_editing: false });
  const [kim, sam] = [
    { id: 2, name: "Kim Berg", is_editing: false },
    { id: 3, name: "Sam Lee", is_editing: false },
  ];
  const panel = screen.getByRole("complementary", { name: "Owen Lindqvist" });
  asked[0]?.tell([kim]);
  expect(await within(panel).findByText("Kim Berg has this booking open too.")).toBeTruthy();
  asked[0]?.tell([kim, sam]);
  expect(await within(panel).findByText("Kim Berg and Sam Lee have this booking open too.")).toBeTruthy();
  asked[0]?.tell([{ ...kim, is_editing: true }]);
  expect(await within(panel).findByText("Kim Berg is changing this booking.")).toBeTruthy();
  asked[0]?.tell([]);
  await waitFor(() => expect(within(panel).queryByText(/this booking/)).toBeNull());
});

test("stops polling while the panel is closed or the tab hidden, and then starts again", async () => {
  show();
  await waitFor(() => expect(asked).toHaveLength(1));
  hide(true);
  expect(asked[0]?.signal.aborted).toBe(true);
  hide(false);
  await waitFor(() => expect(asked).toHaveLength(2));
  cleanup();
  expect(asked[1]?.signal.aborted).toBe(true);
});
