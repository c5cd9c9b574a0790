import Button from "@mui/material/Button";
import { Controller } from "react-hook-form";
import { z } from "zod";
import { MERGE_FIELDS, type MergeField } from "#schema/clients/clients/merge-models.ts";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { Preview } from "#web/ui/layout/Preview.ts";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { useClientMergePreviewQuery, useMergeClientsMutation } from "./merge.generated.ts";
import { MergeChoices, type Merge } from "./MergeChoices.tsx";

interface MergeDialogProps {
  keepId: number;
  mergeId: number;
  onSwap: () => void;
  onMerged: (id: number) => void;
  onClose: () => void;
}

const Taken = z.object({ take: z.array(z.enum(MERGE_FIELDS)) });

/** Two clients side by side: which value each field keeps, what moves, and what to consider. */
export function MergeDialog({ keepId, mergeId, onSwap, onMerged, onClose }: MergeDialogProps) {
  const query = useClientMergePreviewQuery({
    variables: { input: { keep_id: keepId, merge_id: mergeId } },
    fetchPolicy: "network-only",
  });
  const merge = query.data?.previewClientMerge;
  if (!merge) {
    return (
      <FormDialog
        title="Merge two clients"
        schema={Taken}
        defaultValues={{ take: [] }}
        submitLabel="Merge"
        onSubmit={async () => ({ message: "The two clients have not loaded yet." })}
        onClose={onClose}
      >
        {() => <Unloaded failure="The two clients did not load" query={query} waiting={<RowsSkeleton />} />}
      </FormDialog>
    );
  }
  const again = () => void query.refetch();
  return <Compared merge={merge} onSwap={onSwap} onMerged={onMerged} onStale={again} onClose={onClose} />;
}

interface ComparedProps extends Pick<MergeDialogProps, "onSwap" | "onMerged" | "onClose"> {
  merge: Merge;
  onStale: () => void;
}

function Compared({ merge, onSwap, onMerged, onStale, onClose }: ComparedProps) {
  const [mergeClients] = useMergeClientsMutation();
  const { keep, merge: other, obstacles, notices, choices, token } = merge;
  return (
    <FormDialog
      title={`Merge ${other.name} into ${keep.name}`}
      schema={Taken}
      defaultValues={{ take: lackedBy(merge) }}
      submitLabel="Merge for good"
      onSubmit={async ({ take }) => {
        try {
          await mergeClients({
            variables: { input: { keep_id: keep.id, merge_id: other.id, take, token } },
          });
        } catch (refusal) {
          onStale();
          throw refusal;
        }
        showToast({ message: `${other.name} is merged into ${keep.name}`, tone: "success" });
        onMerged(keep.id);
        return undefined;
      }}
      onClose={onClose}
      foot={() => (
        <Button variant="text" onClick={onSwap}>
          Swap the two
        </Button>
      )}
      aside={() => <Moves merge={merge} />}
    >
      {({ control }) => (
        <>
          {obstacles.map((obstacle) => (
            <Note key={obstacle} tone="red" icon="warning">
              {obstacle}
            </Note>
          ))}
          {notices.map((notice) => (
            <Note key={notice} tone="amber" icon="warning">
              {notice}
            </Note>
          ))}
          <Controller
            control={control}
            name="take"
            render={({ field }) => (
              <MergeChoices keep={keep} merge={other} choices={choices} take={field.value} onChange={field.onChange} />
            )}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Fields missing in the kept record are taken from the other by default. */
const lackedBy = ({ choices }: Merge): MergeField[] =>
  choices.filter(({ kept, merged }) => kept === null && merged !== null).map(({ field }) => field);

function Moves({ merge: { keep, moves } }: { merge: Merge }) {
  return (
    <Preview as="div">
      <h3>Moves to {keep.name}</h3>
      {moves.length === 0 ? <p>Nothing: the other record is empty.</p> : null}
      <ul>
        {moves.map(({ what, count, examples }) => (
          <li key={what}>
            <span>
              {count} {what}
              {examples.map((example) => (
                <small key={example}>{example}</small>
              ))}
              {examples.length > 0 && count > examples.length ? (
                <small>and {count - examples.length} more</small>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      <p>This cannot be undone. Links to the record that ends lead to {keep.name}.</p>
    </Preview>
  );
}
