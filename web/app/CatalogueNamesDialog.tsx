import type { Permission } from "#schema/auth/permissions.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { NamesDialog } from "#web/ui/form/NamesDialog.tsx";

interface Kept {
  id: number;
  name: string;
  version: number;
}

interface CatalogueNamesDialogProps<Item extends Kept> {
  title: string;
  /** "category" */
  noun: string;
  /** What stands under each, in the singular: "service". */
  member: string;
  items: readonly Item[];
  /** How many stand under one. */
  membersOf: (item: Item) => number;
  /** The calls; each rejects when the platform refuses. */
  add: (name: string) => Promise<unknown>;
  rename: (item: Item, name: string) => Promise<unknown>;
  remove: (item: Item) => Promise<unknown>;
  /** What becomes of the members when one is removed; those of the catalogue keep it. */
  removeText?: (item: Item) => string;
  /** Whose names these are: the catalogue's unless said. */
  permissions?: { change: Permission; remove: Permission };
  onClose: () => void;
}

/** The names that things stand under: categories of services, types of bays, tags of clients. */
export function CatalogueNamesDialog<Item extends Kept>(props: CatalogueNamesDialogProps<Item>) {
  const { title, noun, member, items, membersOf, add, rename, remove, removeText, onClose } = props;
  const { permissions = { change: "catalog.write", remove: "catalog.delete" } } = props;
  const changeRefusal = useRefusal(permissions.change);
  const removeRefusal = useRefusal(permissions.remove);
  const confirm = useConfirm();
  const removeAsked = async (item: Item) => {
    const isMeant = await confirm({
      title: `Remove ${item.name}?`,
      text: removeText?.(item) ?? `It leaves the lists. A ${noun} that a ${member} still stands under is kept.`,
      confirmLabel: `Remove ${noun}`,
      cancelLabel: "Keep it",
      tone: "danger",
    });
    return isMeant ? refusedWith(remove(item)) : undefined;
  };
  return (
    <NamesDialog
      title={title}
      noun={noun}
      items={items}
      note={(item) => formatCount(membersOf(item), member)}
      changeRefusal={changeRefusal}
      removeRefusal={removeRefusal}
      onAdd={(name) => refusedWith(add(name))}
      onRename={(item, name) => refusedWith(rename(item, name))}
      onRemove={removeAsked}
      onClose={onClose}
    />
  );
}

function formatCount(count: number, member: string): string {
  return count === 1 ? `1 ${member}` : `${count} ${member}s`;
}

/** Why an act was refused, in a sentence; nothing when it was done. */
async function refusedWith(act: Promise<unknown>): Promise<string | undefined> {
  try {
    await act;
    return undefined;
  } catch (error) {
    const { message, fields } = explain(error);
    return Object.values(fields)[0] ?? message;
  }
}
