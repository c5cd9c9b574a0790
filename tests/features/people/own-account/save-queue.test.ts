import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSaveQueue } from "#web/session/preferences/save-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function queueOf(save: (changes: readonly string[]) => Promise<void> = async () => undefined) {
  const saved = vi.fn<typeof save>(save);
  const onFailure = vi.fn<(error: unknown) => void>();
  let unsaved: readonly string[] = [];
  const queue = createSaveQueue<string>({ save: saved, onUnsaved: (changes) => (unsaved = changes), onFailure });
  return { queue, saved, onFailure, unsaved: () => unsaved };
}

describe("the queue of saves", () => {
  it("sends several quick changes in one request", async () => {
    const { queue, saved, unsaved } = queueOf();
    queue.add("a");
    await vi.advanceTimersByTimeAsync(300);
    queue.add("b");
    expect(unsaved()).toEqual(["a", "b"]);
    expect(saved).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(saved.mock.calls).toEqual([[["a", "b"]]]);
    expect(unsaved()).toEqual([]);
  });

  it("never sends two requests at once", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { queue, saved, unsaved } = queueOf(() => promise);
    queue.add("a");
    await vi.runAllTimersAsync();
    queue.add("b");
    await vi.runAllTimersAsync();
    expect(saved.mock.calls).toEqual([[["a"]]]);
    expect(unsaved()).toEqual(["a", "b"]);
    resolve();
    await vi.runAllTimersAsync();
    expect(saved.mock.calls).toEqual([[["a"]], [["b"]]]);
    expect(unsaved()).toEqual([]);
  });

  it("keeps failed changes and sends them with the next one, or on request", async () => {
    const refused = new Error("refused");
    const { queue, saved, unsaved, onFailure } = queueOf(() => Promise.reject(refused));
    queue.add("a");
    await vi.runAllTimersAsync();
    expect(onFailure).toHaveBeenCalledWith(refused);
    expect(unsaved()).toEqual(["a"]);
    queue.add("b");
    await vi.runAllTimersAsync();
    saved.mockResolvedValue(undefined);
    queue.flush();
    await vi.runAllTimersAsync();
    expect(saved.mock.calls).toEqual([[["a"]], [["a", "b"]], [["a", "b"]]]);
    expect(unsaved()).toEqual([]);
  });

  it("saves at once on request, and not again later", async () => {
    const { queue, saved } = queueOf();
    queue.add("a");
    queue.flush();
    await vi.runAllTimersAsync();
    expect(saved).toHaveBeenCalledTimes(1);
  });

  it("does not report the failure of discarded changes", async () => {
    const { promise, reject } = Promise.withResolvers<void>();
    const { queue, unsaved, onFailure } = queueOf(() => promise);
    queue.add("a");
    queue.flush();
    queue.drop();
    reject(new Error("signed out"));
    await vi.runAllTimersAsync();
    expect(unsaved()).toEqual([]);
    expect(onFailure).not.toHaveBeenCalled();
  });
});
