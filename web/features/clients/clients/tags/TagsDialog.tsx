import { explain } from "#web/apollo/explain-fault.ts";
import { CatalogueNamesDialog } from "#web/features/venue/shared/CatalogueNamesDialog.tsx";
import { LoadedDialog } from "#web/ui/dialog/LoadedDialog.tsx";
import { clientsText } from "./TagPicker.tsx";
import { useCreateTagMutation, useDeleteTagMutation, useTagListQuery, useUpdateTagMutation } from "./tags.generated.ts";

const PERMISSIONS = { change: "clients.write", remove: "clients.write" } as const;

/** The company's tags, to add, rename and remove, each with its number of clients. */
export function TagsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useTagListQuery({ fetchPolicy: "cache-and-network" });
  const [add] = useCreateTagMutation();
  const [rename] = useUpdateTagMutation();
  const [remove] = useDeleteTagMutation();
  return (
    <LoadedDialog
      title="Tags"
      data={data?.tags}
      error={error && explain(error)}
      onRetry={() => void refetch()}
      onClose={onClose}
    >
      {(tags) => (
        <CatalogueNamesDialog
          title="Tags"
          noun="tag"
          member="client"
          items={tags}
          membersOf={({ client_count }) => client_count}
          removeText={({ client_count }) =>
            client_count === 0
              ? "No client has it."
              : `It is taken off the ${clientsText(client_count)} who ${client_count === 1 ? "has" : "have"} it.`
          }
          permissions={PERMISSIONS}
          add={(name) => add({ variables: { input: { name } } })}
          rename={({ id, version }, name) => rename({ variables: { id, input: { version, name } } })}
          remove={({ id, version }) => remove({ variables: { id, version } })}
          onClose={onClose}
        />
      )}
    </LoadedDialog>
  );
}
