/** Debounce: several clicks in a row become one call. */
const SAVE_AFTER_MS = 600;

interface SaveQueueOptions<Change> {
  /** Saves these changes, in order. */
  save: (changes: readonly Change[]) => Promise<void>;
  /** Called whenever the unsaved changes differ. */
  onUnsaved: (changes: readonly Change[]) => void;
  onFailure: (error: unknown) => void;
}

export interface SaveQueue<Change> {
  add: (change: Change) => void;
  /** Saves pending changes now; also retries after a failure. */
  flush: () => void;
  /** Discards unsaved changes. */
  drop: () => void;
}

/** Saves changes a moment after the last one, one call at a time; failed changes are kept and sent with the next. */
export function createSaveQueue<Change>({ save, onUnsaved, onFailure }: SaveQueueOptions<Change>): SaveQueue<Change> {
  let unsaved: readonly Change[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSaving = false;

  const become = (changes: readonly Change[]) => {
    unsaved = changes;
    onUnsaved(changes);
  };
  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(flush, SAVE_AFTER_MS);
  };
  const flush = () => {
    clearTimeout(timer);
    if (!isSaving && unsaved.length > 0) void saveNow(unsaved);
  };
  const saveNow = async (sent: readonly Change[]) => {
    isSaving = true;
    try {
      await save(sent);
      become(unsaved.filter((change) => !sent.includes(change)));
      if (unsaved.length > 0) saveSoon();
    } catch (error) {
      if (unsaved.length > 0) onFailure(error);
    } finally {
      isSaving = false;
    }
  };

  return {
    add: (change) => {
      become([...unsaved, change]);
      saveSoon();
    },
    flush,
    drop: () => {
      clearTimeout(timer);
      if (unsaved.length > 0) become([]);
    },
  };
}
