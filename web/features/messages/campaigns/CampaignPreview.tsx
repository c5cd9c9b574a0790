import { styled } from "@mui/material/styles";
import { PreviewCampaignInput } from "#schema/messages/campaigns/models.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { useDebouncedText } from "#web/ui/form/use-debounced-text.ts";
import type { CampaignForm } from "./campaign-form.ts";
import { useCampaignPreviewQuery } from "./communications.generated.ts";

/** Preview for a sample recipient. The iframe runs no scripts, and its links do not work. */
export function CampaignPreview({ form: { subject, body, marketing } }: { form: CampaignForm }) {
  const rested = useDebouncedText(JSON.stringify({ subject, body, marketing }));
  const parsed = PreviewCampaignInput.safeParse(JSON.parse(rested));
  const { data, previousData, error } = useCampaignPreviewQuery({
    variables: { input: parsed.data ?? { subject: "", body: "", marketing } },
    skip: !parsed.success,
  });
  const shown = parsed.success ? (data ?? previousData)?.previewCampaign : undefined;
  return (
    <Frame aria-labelledby="campaign-preview">
      <header>
        <h2 id="campaign-preview">Preview</h2>
        <p>For an example client, Alex Morgan, whose membership renews in 30 days</p>
      </header>
      {shown ? (
        <>
          <p className="subject">
            <span>Subject</span> <b>{shown.subject}</b>
          </p>
          <iframe title="The mail" sandbox="" srcDoc={shown.html} />
        </>
      ) : (
        <p className="none">{error ? explain(error).message : reasonOf(parsed.error, { subject, body })}</p>
      )}
    </Frame>
  );
}

/** Returns what is missing or invalid. */
function reasonOf(
  error: { issues: readonly { message: string }[] } | undefined,
  { subject, body }: Pick<CampaignForm, "subject" | "body">,
): string {
  if (!subject.trim() || !body.trim()) return "The mail appears here once it has a subject and a message.";
  return error?.issues[0]?.message ?? "The mail is being made ready…";
}

const Frame = styled("section")({
  position: "sticky",
  top: 0,
  alignSelf: "start",
  // Stays visible beside the form, below the screen's bars.
  height: "calc(100dvh - 98px)",
  display: "flex",
  flexDirection: "column",
  gap: 12,
  minWidth: 0,
  padding: 24,
  background: "var(--sunken)",
  borderLeft: "1px solid var(--line)",
  "& header p": { fontSize: 12, lineHeight: "16px", color: "var(--text-2)" },
  "& .subject": { fontSize: 13, lineHeight: "20px", overflowWrap: "anywhere" },
  "& .subject span": { marginRight: 4, color: "var(--text-2)" },
  // A mail defines its own background.
  "& iframe": {
    flex: 1,
    width: "100%",
    minHeight: 420,
    border: "1px solid var(--line)",
    borderRadius: "var(--r)",
    background: "#fff",
  },
  "& .none": { fontSize: 13, lineHeight: "20px", color: "var(--text-2)", overflowWrap: "anywhere" },
  "@media (max-width: 1023.95px)": {
    position: "static",
    height: "auto",
    padding: 16,
    borderLeft: 0,
    borderTop: "1px solid var(--line)",
  },
});
