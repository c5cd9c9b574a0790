import type { ApolloClient } from "@apollo/client";
import { explain } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";
import type { PreferencesChange } from "./preferences.ts";
import { savePreferences } from "./save-preferences.ts";
import { createSaveQueue } from "./save-queue.ts";
import type { SessionPersonFragment } from "#web/session/session.generated.ts";

interface Owner {
  client: ApolloClient;
  /** Nobody: what is changed is not sent. */
  person: SessionPersonFragment | undefined;
  renewPerson: (person: SessionPersonFragment) => void;
}

interface PreferenceSaving {
  add: (change: PreferencesChange) => void;
  flush: () => void;
  /** Whose preferences they are, as last known. Another person begins with nothing unsaved. */
  belongTo: (owner: Owner) => void;
}

/** Saves a person's changes in the background; a failure is told once and can be tried again. */
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
      // The next save may begin before the page is drawn again.
      if (owner.person?.id === saved.id) owner = { ...owner, person: saved };
    },
    onUnsaved,
    onFailure: failed.show,
  });
  return {
    add: queue.add,
    flush: queue.flush,
    belongTo: (next) => {
      if (owner?.person?.id !== next.person?.id) queue.drop();
      owner = next;
    },
  };
}

/** One toast, however often it fails. A lost session has its own way to be told. */
function failureToast(retry: () => void) {
  let dismiss = () => {};
  return {
    clear: () => dismiss(),
    show: (error: unknown) => {
      dismiss();
      if (faultOf(error).status === 401) return;
      dismiss = showToast({
        message: "Your preferences are not saved",
        detail: explain(error).message,
        tone: "error",
        action: { label: "Try again", onClick: retry },
      });
    },
  };
}
