import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMovePreview, formatPreview } from "#web/features/bookings/shared/actions/move-preview.ts";

const money = (amount: number) => ({ amount, currency: "CAD" });
const PREVIEW = { price_before: money(6000), price: money(6000), notices: [], refusal: null };
const BOOKING = { id: 7, version: 4 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A preview on a graph that counts its requests. */
function asking(answer: object = PREVIEW) {
  const asked: unknown[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        asked.push(variables["input"]);
        observer.next({ data: { previewBookingUpdate: answer } });
        observer.complete();
      }),
  );
  const preview = createMovePreview(new ApolloClient({ cache: new InMemoryCache(), link }), "en-CA");
  const tell = vi.fn<() => void>();
  return { preview, asked, tell, stop: preview.onKnown(tell) };
}

test("loads the preview once a dragged booking rests at a place, and reuses it afterwards", async () => {
  const { preview, asked, tell } = asking();
  const input = { start_time: "2027-05-05T01:00:00Z" };
  expect(preview.labelFor(BOOKING, input)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(300);
  expect(tell).toHaveBeenCalledOnce();
  expect(preview.labelFor(BOOKING, input)).toBe("price unchanged");
  expect(asked).toEqual([input]);
});

test("loads no preview for places that are passed, or for a cancelled move", async () => {
  const { preview, asked, tell, stop } = asking();
  preview.labelFor(BOOKING, { start_time: "2027-05-05T01:00:00Z" });
  await vi.advanceTimersByTimeAsync(100);
  preview.labelFor(BOOKING, { start_time: "2027-05-05T01:15:00Z" });
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toEqual([{ start_time: "2027-05-05T01:15:00Z" }]);
  preview.labelFor(BOOKING, { start_time: "2027-05-05T01:30:00Z" });
  stop();
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toHaveLength(1);
  expect(tell).toHaveBeenCalledOnce();
});

test("loads the preview again for another version, and when it is old", async () => {
  const { preview, asked } = asking();
  const input = { start_time: "2027-05-05T01:00:00Z" };
  preview.labelFor(BOOKING, input);
  await vi.advanceTimersByTimeAsync(300);
  expect(preview.labelFor({ ...BOOKING, version: 5 }, input)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(21_000);
  expect(preview.labelFor(BOOKING, input)).toBeUndefined();
  expect(asked).toHaveLength(2);
});

test("shows the price and anything unusual, or why the move is impossible", () => {
  const past = { code: "past" as const, message: "The new start is past." };
  const told = { code: "client_told" as const, message: "The client gets an email with the new time." };
  const dearer = { ...PREVIEW, price: money(9000), notices: [past, told] };
  expect(formatPreview(dearer, "en-CA")).toBe("price rises to $90.00 · The new start is past.");
  const refusal = { error: "slot_taken", message: "Bay 2 is taken at 18:00." };
  expect(formatPreview({ ...PREVIEW, refusal }, "en-CA")).toBe("Bay 2 is taken at 18:00.");
});
