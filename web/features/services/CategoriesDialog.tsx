import { refusedWith } from "#web/apollo/refused-with.ts";
import { useCan } from "#web/session/session.ts";
import { NamesDialog } from "#web/ui/form/NamesDialog.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { MAY_NOT_CHANGE, MAY_NOT_DELETE } from "./service-words.ts";
import {
  type CategoryRowFragment,
  useCreateServiceCategoryMutation,
  useDeleteServiceCategoryMutation,
  useUpdateServiceCategoryMutation,
} from "./services.generated.ts";

interface CategoriesDialogProps {
  categories: readonly CategoryRowFragment[];
  onClose: () => void;
}

const LISTS = { refetchQueries: ["ServiceChoices"], awaitRefetchQueries: true };

/** The headings that services stand under. */
export function CategoriesDialog({ categories, onClose }: CategoriesDialogProps) {
  const [add] = useCreateServiceCategoryMutation(LISTS);
  const [rename] = useUpdateServiceCategoryMutation(LISTS);
  const [remove] = useDeleteServiceCategoryMutation(LISTS);
  const mayChange = useCan("catalog.write");
  const mayDelete = useCan("catalog.delete");
  return (
    <NamesDialog
      title="Categories"
      noun="category"
      items={categories}
      note={({ service_count }) => (service_count === 1 ? "1 service" : `${service_count} services`)}
      changeRefusal={mayChange ? undefined : MAY_NOT_CHANGE}
      removeRefusal={mayDelete ? undefined : MAY_NOT_DELETE}
      onAdd={(name) => refusedWith(add({ variables: { input: { name } } }))}
      onRename={({ id, version }, name) => refusedWith(rename({ variables: { id, input: { version, name } } }))}
      onRemove={async ({ id, name, version }) => {
        const refusal = await refusedWith(remove({ variables: { id, version } }));
        if (refusal !== undefined) showToast({ message: `${name} was not removed`, detail: refusal, tone: "error" });
      }}
      onClose={onClose}
    />
  );
}
