import type { ApolloClient } from "@apollo/client";
import { faultOf } from "#web/apollo/http-fault.ts";
import { showFailure } from "#web/apollo/show-failure.ts";
import type { SessionPersonFragment } from "../session.generated.ts";
import { changedFields, type PreferencesChange } from "./preferences.ts";
import { savePreferences } from "./save-preferences.ts";
import { createSaveQueue } from "./save-queue.ts";

interface Owner {
  client: ApolloClient;
  /** If undefined, changes are not sent. */
  person: SessionPersonFragment | undefined;
  renewPerson: (person: SessionPersonFragment) => void;
}

interface PreferenceSaving {
  add: (change: PreferencesChange) => void;
  flush: () => void;
  /** Sets the owner of the preferences, as last known. Another person starts without unsaved changes. */
  belongTo: (owner: Owner) => void;
}

/** Saves a person's changes in the background, also after a reload; a failure is shown once and can be retried. */
export function createPreferenceSaving(onUnsaved: (changes: readonly PreferencesChange[]) => void): PreferenceSaving {
  let owner: Owner | undefined;
  const failed = failureToast(() => queue.flush());
  const queue = createSaveQueue<PreferencesChange>({
    save: async (changes) => {
      if (!owner?.person) return;
      const { client, person, renewPerson } = owner;
      const saved = await savePreferences(client, person, changes);
      failed.clear();
      renewPerson(saved);
      // The next save may begin before the next render.
      if (owner.person?.id === saved.id) owner = { ...owner, person: saved };
    },
    onUnsaved: (changes) => {
      if (owner?.person) keepUnsaved(owner.person, changes);
      onUnsaved(changes);
    },
    onFailure: failed.show,
  });
  return {
    add: queue.add,
    flush: queue.flush,
    belongTo: (next) => {
      const isAnother = owner?.person?.id !== next.person?.id;
      if (isAnother) queue.drop();
      owner = next;
      const kept = isAnother && next.person ? keptUnsaved(next.person) : undefined;
      if (kept) queue.add(kept);
    },
  };
}

const STORAGE_KEY = "unsaved-preferences";

/** A reload can outrun a save: the next page would load the values from before the change. */
function keepUnsaved({ id, preferences }: SessionPersonFragment, changes: readonly PreferencesChange[]): void {
  try {
    if (changes.length === 0) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ id, changed: changedFields(preferences, changes) }));
  } catch {
    // Storage may be forbidden (private windows, embedded frames): the save itself outlives the page.
  }
}

/** Changes this person made before the tab was reloaded that are not known to be saved. */
function keptUnsaved({ id }: SessionPersonFragment): PreferencesChange | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null");
    return kept?.id === id ? kept.changed : undefined;
  } catch {
    return undefined;
  }
}

/** One toast, however often it fails. A lost session is reported elsewhere. */
function failureToast(retry: () => void) {
  let dismiss = () => {};
  return {
    clear: () => dismiss(),
    show: (error: unknown) => {
      dismiss();
      if (faultOf(error).status === 401) return;
      dismiss = showFailure("Your preferences are not saved", error, {
        action: { label: "Try again", onClick: retry },
      });
    },
  };
}
