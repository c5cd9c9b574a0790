import { useCallback } from "react";
import { usePerson } from "#web/session/session.ts";

/** Notes that were begun and not added, each with its writer and booking; they live as long as the page. */
const begun = new Map<string, string>();

/** What the person began to write about a booking, and the way to keep it: another booking may be needed in between. */
export function useNoteDraft(bookingId: number): readonly [string, (text: string) => void] {
  const key = `${usePerson().id} ${bookingId}`;
  const keep = useCallback((text: string) => void (text === "" ? begun.delete(key) : begun.set(key, text)), [key]);
  return [begun.get(key) ?? "", keep];
}
