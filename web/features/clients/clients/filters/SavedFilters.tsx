import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { z } from "zod";
import { explain } from "#web/apollo/explain-fault.ts";
import { attempt } from "#web/apollo/show-failure.ts";
import {
  filterArguments,
  NO_FILTERS,
  ofSaved,
  sameFilters,
  type ClientFilters,
} from "#web/features/clients/shared/client-filters.ts";
import { LabelFromTablet } from "#web/ui/button/LabelFromTablet.tsx";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { FailedPart } from "#web/ui/page/FailedPart.tsx";
import { ViewTabs } from "#web/ui/page/ViewTabs.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import {
  useCreateSavedFilterMutation,
  useDeleteSavedFilterMutation,
  useSavedFilterListQuery,
  type SavedFilterTabFragment,
} from "./saved-filters.generated.ts";
import type { ClientFiltersUrl } from "./use-client-filters.ts";

const ALL = "all";
const LIST = { awaitRefetchQueries: true };

/** The user's saved filters as tabs above the list; new ones can be saved under a name. */
export function SavedFilters({ filters, change }: ClientFiltersUrl) {
  const { data, error, refetch } = useSavedFilterListQuery({ fetchPolicy: "cache-and-network" });
  const [isNaming, setIsNaming] = useState(false);
  const saved = data?.savedFilters ?? [];
  const current = saved.find((one) => sameFilters(ofSaved(one.filters), filters));
  const savedId = current ? String(current.id) : null;
  const isUnfiltered = sameFilters(filters, NO_FILTERS);
  const choose = (view: string) => {
    const one = saved.find(({ id }) => String(id) === view);
    change(one ? ofSaved(one.filters) : NO_FILTERS);
  };
  if (error && !data)
    return <FailedPart title="Your filters did not load" error={explain(error)} onRetry={() => void refetch()} />;
  return (
    <Row>
      <ViewTabs
        label="Saved filters"
        views={[{ view: ALL, label: "All" }, ...saved.map(({ id, name }) => ({ view: String(id), label: name }))]}
        current={isUnfiltered ? ALL : savedId}
        onChange={choose}
      />
      <div className="acts">
        {current ? <DeleteFilter filter={current} onDeleted={() => change(NO_FILTERS)} /> : null}
        {current || isUnfiltered ? null : (
          <Button startIcon={<Icon name="bookmark" size={14} />} onClick={() => setIsNaming(true)}>
            <LabelFromTablet>Save filter</LabelFromTablet>
          </Button>
        )}
      </div>
      {isNaming ? <SaveFilterDialog filters={filters} onClose={() => setIsNaming(false)} /> : null}
    </Row>
  );
}

const Name = z.object({ name: z.string().trim().min(1, "Enter a name.").max(60, "Use at most 60 characters.") });

function SaveFilterDialog({ filters, onClose }: { filters: ClientFilters; onClose: () => void }) {
  const [create] = useCreateSavedFilterMutation(LIST);
  return (
    <FormDialog
      title="Save filter"
      schema={Name}
      defaultValues={{ name: "" }}
      submitLabel="Save filter"
      onClose={onClose}
      onSubmit={async ({ name }) => {
        const { tag_ids, match, ...others } = filterArguments(filters);
        const kept = { search: filters.search, tag_ids: tag_ids ?? [], match: match ?? "any", ...others };
        await create({ variables: { input: { name, filters: kept } } });
        showToast({ message: `The filter ${name} is saved`, tone: "success" });
      }}
    >
      {({ control }) => (
        <TextInput
          control={control}
          name="name"
          label="Name"
          maxLength={60}
          autoComplete="off"
          help="It appears above the list, only for you."
        />
      )}
    </FormDialog>
  );
}

interface DeleteFilterProps {
  filter: SavedFilterTabFragment;
  onDeleted: () => void;
}

function DeleteFilter({ filter: { id, name }, onDeleted }: DeleteFilterProps) {
  const [remove] = useDeleteSavedFilterMutation(LIST);
  const confirm = useConfirm();
  const ask = async () => {
    const isMeant = await confirm({
      title: `Delete the filter ${name}?`,
      text: "The clients stay; only the filter goes.",
      confirmLabel: "Delete filter",
      cancelLabel: "Keep it",
      tone: "danger",
    });
    if (!isMeant) return;
    await attempt("The filter was not deleted", async () => {
      await remove({ variables: { id } });
      onDeleted();
    });
  };
  return (
    <Button variant="text" startIcon={<Icon name="close" size={14} />} onClick={() => void ask()}>
      <LabelFromTablet>Delete filter</LabelFromTablet>
    </Button>
  );
}

const Row = styled("div")({
  display: "flex",
  flex: "none",
  alignItems: "center",
  background: "var(--surface)",
  borderBottom: "1px solid var(--line)",
  "& > nav": { flex: 1, minWidth: 0, borderBottom: 0 },
  "& .acts": { padding: "0 16px 0 8px" },
});
