import { refusedWith } from "#web/apollo/refused-with.ts";
import { useCan } from "#web/session/session.ts";
import { NamesDialog } from "#web/ui/form/NamesDialog.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { MAY_NOT_CHANGE, MAY_NOT_DELETE } from "./may-not.ts";
import {
  type TypeRowFragment,
  useCreateResourceTypeMutation,
  useDeleteResourceTypeMutation,
  useUpdateResourceTypeMutation,
} from "./resources.generated.ts";

interface TypesDialogProps {
  types: readonly TypeRowFragment[];
  onClose: () => void;
}

const LISTS = { refetchQueries: ["ResourceTypes"], awaitRefetchQueries: true };

/** The kinds of bays, simulators and rooms. */
export function TypesDialog({ types, onClose }: TypesDialogProps) {
  const [add] = useCreateResourceTypeMutation(LISTS);
  const [rename] = useUpdateResourceTypeMutation(LISTS);
  const [remove] = useDeleteResourceTypeMutation(LISTS);
  const mayChange = useCan("catalog.write");
  const mayDelete = useCan("catalog.delete");
  return (
    <NamesDialog
      title="Resource types"
      noun="type"
      items={types}
      note={({ resource_count }) => (resource_count === 1 ? "1 resource" : `${resource_count} resources`)}
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
