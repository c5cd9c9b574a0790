import { CatalogueNamesDialog } from "#web/features/venue/shared/CatalogueNamesDialog.tsx";
import {
  useCreateServiceCategoryMutation,
  useDeleteServiceCategoryMutation,
  useUpdateServiceCategoryMutation,
  type CategoryRowFragment,
} from "./services.generated.ts";

interface CategoriesDialogProps {
  categories: readonly CategoryRowFragment[];
  onClose: () => void;
}

const AWAITED = { awaitRefetchQueries: true };

export function CategoriesDialog({ categories, onClose }: CategoriesDialogProps) {
  const [add] = useCreateServiceCategoryMutation(AWAITED);
  const [rename] = useUpdateServiceCategoryMutation(AWAITED);
  const [remove] = useDeleteServiceCategoryMutation(AWAITED);
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
