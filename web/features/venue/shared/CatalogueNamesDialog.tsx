import type { Permission } from "#schema/people/sign-in/permissions.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { NamesDialog } from "#web/ui/form/NamesDialog.tsx";
import { countText } from "#web/ui/text/count-text.ts";

interface Kept {
  id: number;
  name: string;
  version: number;
}

interface CatalogueNamesDialogProps<Item extends Kept> {
  title: string;
  /** "category" */
  noun: string;
  /** Singular noun for the things under each name: "service". */
  member: string;
  items: readonly Item[];
  /** Number of things under one name. */
  membersOf: (item: Item) => number;
  /** API calls; each rejects when refused. */
  add: (name: string) => Promise<unknown>;
  rename: (item: Item, name: string) => Promise<unknown>;
  remove: (item: Item) => Promise<unknown>;
  /** What happens to the members when their name is removed. Defaults to the catalogue's text: they keep it. */
  removeText?: (item: Item) => string;
  /** Default to the permissions of the catalogue. */
  permissions?: { change: Permission; remove: Permission };
  onClose: () => void;
}

/** Edits the names things are grouped under: service categories, bay types, client tags. */
export function CatalogueNamesDialog<Item extends Kept>(props: CatalogueNamesDialogProps<Item>) {
  const { title, noun, member, items, membersOf, add, rename, remove, removeText, onClose } = props;
  const { permissions = { change: "catalog.write", remove: "catalog.delete" } } = props;
  const changeRefusal = useRefusal(permissions.change);
  const removeRefusal = useRefusal(permissions.remove);
  const confirm = useConfirm();
  const removeAsked = async (item: Item) => {
    const isMeant = await confirm({
      title: `Remove ${item.name}?`,
      text: removeText?.(item) ?? `It leaves the lists. A ${noun} that still has a ${member} is kept.`,
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
      note={(item) => countText(membersOf(item), member)}
      changeRefusal={changeRefusal}
      removeRefusal={removeRefusal}
      onAdd={(name) => refusedWith(add(name))}
      onRename={(item, name) => refusedWith(rename(item, name))}
      onRemove={removeAsked}
      onClose={onClose}
    />
  );
}

/** Resolves to the reason an action was refused, or undefined if it succeeded. */
async function refusedWith(act: Promise<unknown>): Promise<string | undefined> {
  try {
    await act;
    return undefined;
  } catch (error) {
    const { message, fields } = explain(error);
    return Object.values(fields)[0] ?? message;
  }
}
