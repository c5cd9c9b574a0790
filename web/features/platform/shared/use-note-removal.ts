import { attempt } from "#web/apollo/show-failure.ts";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";

interface Note {
  id: number;
  body: string;
  author_name: string;
}

/** Asks for confirmation first: a deleted note cannot be restored. */
export function useNoteRemoval(deleteNote: (noteId: number) => Promise<unknown>): (note: Note) => Promise<void> {
  const confirm = useConfirm();
  return async ({ id, body, author_name }) => {
    const isMeant = await confirm({
      title: "Delete this note?",
      text: `${author_name} wrote: “${body}”`,
      confirmLabel: "Delete note",
      cancelLabel: "Keep it",
      tone: "danger",
    });
    if (!isMeant) return;
    await attempt("The note was not deleted", () => deleteNote(id), "The note is deleted");
  };
}
