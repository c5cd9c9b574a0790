import { useCallback } from "react";
import { usePerson } from "./session.ts";

type DraftHook<Draft> = (
  subject: number | string,
) => readonly [draft: Draft | undefined, keep: (draft: Draft | undefined) => void];

/**
 * Makes a hook for unsaved drafts of one kind, by author and subject. A draft survives a look at another row or screen,
 * and is kept until the page is reloaded; undefined drops it.
 */
export function draftHook<Draft>(): DraftHook<Draft> {
  const drafts = new Map<string, Draft>();
  return function useDraft(subject) {
    const key = `${usePerson().id} ${subject}`;
    const keep = useCallback(
      (draft: Draft | undefined) => void (draft === undefined ? drafts.delete(key) : drafts.set(key, draft)),
      [key],
    );
    return [drafts.get(key), keep];
  };
}
