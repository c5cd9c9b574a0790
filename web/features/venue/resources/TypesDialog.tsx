import { CatalogueNamesDialog } from "#web/features/venue/shared/CatalogueNamesDialog.tsx";
import {
  useCreateResourceTypeMutation,
  useDeleteResourceTypeMutation,
  useUpdateResourceTypeMutation,
  type TypeRowFragment,
} from "./resources.generated.ts";

interface TypesDialogProps {
  types: readonly TypeRowFragment[];
  onClose: () => void;
}

const AWAITED = { awaitRefetchQueries: true };

/** Types of bays, simulators and rooms. */
export function TypesDialog({ types, onClose }: TypesDialogProps) {
  const [add] = useCreateResourceTypeMutation(AWAITED);
  const [rename] = useUpdateResourceTypeMutation(AWAITED);
  const [remove] = useDeleteResourceTypeMutation(AWAITED);
  return (
    <CatalogueNamesDialog
      title="Resource types"
      noun="type"
      member="resource"
      items={types}
      membersOf={({ resource_count }) => resource_count}
      add={(name) => add({ variables: { input: { name } } })}
      rename={({ id, version }, name) => rename({ variables: { id, input: { version, name } } })}
      remove={({ id, version }) => remove({ variables: { id, version } })}
      onClose={onClose}
    />
  );
}
