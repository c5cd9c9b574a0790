import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { faultOf } from "#web/apollo/http-fault.ts";
import { Screen } from "#web/screen/Screen.tsx";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { ActButton } from "#web/ui/button/ActButton.tsx";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { CampaignAudience } from "./CampaignAudience.tsx";
import { CampaignFields } from "./CampaignFields.tsx";
import { CampaignPreview } from "./CampaignPreview.tsx";
import { useCampaignDetailsQuery, type CampaignTextFragment } from "./communications.generated.ts";
import { useCampaignEditor } from "./use-campaign-editor.ts";

interface CampaignEditorProps {
  /** The draft to edit; null for a new campaign. */
  campaignId: number | null;
  onClose: () => void;
}

/** Edits a campaign with a preview and its audience before it is sent. */
export function CampaignEditor({ campaignId, onClose }: CampaignEditorProps) {
  const query = useCampaignDetailsQuery({
    variables: { id: campaignId ?? 0 },
    skip: campaignId === null,
    // Editing starts from the latest version: saving fails if someone else has changed it since.
    fetchPolicy: "network-only",
  });
  const campaign = query.data?.campaign;
  if (campaignId === null) return <Editor onClose={onClose} />;
  if (campaign?.status === "draft") return <Editor key={campaign.id} draft={campaign} onClose={onClose} />;
  const isAbsent = query.error !== undefined && faultOf(query.error).code === "not_found";
  return (
    <Screen title="Campaign" actions={<Button onClick={onClose}>All campaigns</Button>}>
      {campaign ? (
        <EmptyState title="This campaign was sent">You find it among the sent campaigns, with its results.</EmptyState>
      ) : null}
      {isAbsent ? (
        <EmptyState title="There is no such campaign">The address is wrong, or the draft was deleted.</EmptyState>
      ) : null}
      {campaign || isAbsent ? null : (
        <Unloaded failure="The campaign did not load" query={query} waiting={<RowsSkeleton />} />
      )}
    </Screen>
  );
}

function Editor({ draft, onClose }: { draft?: CampaignTextFragment; onClose: () => void }) {
  const { texts, form, problem, reach, changeFilters, ...acts } = useCampaignEditor(draft, onClose);
  return (
    <Screen
      title={draft ? "Draft" : "New campaign"}
      actions={
        <>
          {draft ? (
            <Button color="error" onClick={() => void acts.remove()}>
              Delete draft
            </Button>
          ) : null}
          <Button onClick={() => void acts.leave()}>All campaigns</Button>
        </>
      }
    >
      <Columns>
        <form noValidate aria-label="Campaign" onSubmit={(event) => event.preventDefault()}>
          <CampaignFields form={texts} />
          <CampaignAudience filters={form.filters} reach={reach} onChange={changeFilters} />
          {problem ? (
            <Note tone="red" icon="warning" role="alert">
              {problem}
            </Note>
          ) : null}
          <div className="acts">
            <ActButton onAct={acts.send} variant="contained">
              Send…
            </ActButton>
            <ActButton onAct={acts.save}>Save draft</ActButton>
            <ActButton onAct={acts.test}>Send a test to me</ActButton>
          </div>
          <p className="quiet">It leaves as soon as you send it: scheduled sends are not yet available.</p>
        </form>
        <CampaignPreview form={form} />
      </Columns>
    </Screen>
  );
}

const Columns = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  minHeight: "100%",
  background: "var(--surface)",
  "& > form": { display: "grid", alignContent: "start", gap: 20, padding: 24, maxWidth: 720 },
  "& .quiet": { fontSize: 12, lineHeight: "16px", color: "var(--text-2)" },
  "@media (max-width: 1023.95px)": {
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > form": { padding: 16, maxWidth: "none" },
  },
});
