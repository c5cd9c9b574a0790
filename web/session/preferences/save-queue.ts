/** Several clicks in a row are one call. */
const SAVE_AFTER_MS = 600;

interface SaveQueueOptions<Change> {
  /** Saves these changes, in their order. */
  save: (changes: readonly Change[]) => Promise<void>;
  /** Told whenever it differs what is not saved yet. */
  onUnsaved: (changes: readonly Change[]) => void;
  onFailure: (error: unknown) => void;
}

export interface SaveQueue<Change> {
  add: (change: Change) => void;
  /** Saves now what waits; also the way to try again after a failure. */
  flush: () => void;
  /** Forgets what is not saved. */
  drop: () => void;
}

/** Saves changes a moment after the last one, one call at a time; what fails stays and is sent with the next. */
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
