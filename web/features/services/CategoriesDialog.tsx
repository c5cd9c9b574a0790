import { CatalogueNamesDialog } from "#web/app/CatalogueNamesDialog.tsx";
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
  return (
    <CatalogueNamesDialog
      title="Categories"
      noun="category"
      member="service"
      items={categories}
      membersOf={({ service_count }) => service_count}
      add={(name) => add({ variables: { input: { name } } })}
      rename={({ id, version }, name) => rename({ variables: { id, input: { version, name } } })}
      remove={({ id, version }) => remove({ variables: { id, version } })}
      onClose={onClose}
    />
  );
}
