import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { SidePanel } from "#web/ui/page/SidePanel.tsx";
import { Quiet } from "#web/ui/text/Quiet.ts";
import { kindLabel } from "./audit-filters.ts";
import type { AuditRowFragment } from "./audit-log.generated.ts";
import { UndoButton } from "./UndoButton.tsx";

interface AuditPanelProps {
  entry: AuditRowFragment;
  /** When, in venue time. */
  when: string;
  onClose: () => void;
  /** Shows the full history of the same thing; undefined while it is shown. */
  onHistory: (() => void) | undefined;
}

/** One change: who, when, and each field before and after. */
export function AuditPanel({ entry, when, onClose, onHistory }: AuditPanelProps) {
  const { actor_name, on_behalf_of_name, sentence, changes, entity, entity_id } = entry;
  // Nothing existed before: only the new values are shown.
  const isNew = changes.every(({ before }) => before === null);
  return (
    <SidePanel
      title={sentence}
      onClose={onClose}
      actions={
        <>
          {changes.length > 0 ? <UndoButton entry={entry} /> : null}
          {onHistory ? <Button onClick={onHistory}>All changes to this record</Button> : null}
        </>
      }
    >
      <Quiet>
        {actor_name}
        {on_behalf_of_name ? ` on behalf of ${on_behalf_of_name}` : null}, {when}
        <br />
        {kindLabel(entity)} {entity_id}
      </Quiet>
      {changes.length === 0 ? <Quiet>It changed no fields.</Quiet> : null}
      <Changes>
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd>
              {isNew ? null : (
                <>
                  <Was>{before ?? "nothing"}</Was>
                  <span aria-hidden="true"> → </span>
                </>
              )}
              <Is>{after ?? "nothing"}</Is>
            </dd>
          </div>
        ))}
      </Changes>
    </SidePanel>
  );
}

const Changes = styled("dl")({
  fontSize: 13,
  lineHeight: "20px",
  "& > div": { padding: "8px 0", borderTop: "1px solid var(--line-soft)" },
  "& dt": { color: "var(--text-2)" },
  "& dd": { overflowWrap: "anywhere" },
});
const Was = styled("del")({ color: "var(--text-2)" });
const Is = styled("ins")({ fontWeight: 500, textDecoration: "none" });
