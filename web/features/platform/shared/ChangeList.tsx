import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { useVenues } from "#web/tenant/venue.ts";
import { formatMoment } from "#web/time/format.ts";
import { useNow } from "#web/time/use-now.ts";

interface Change {
  id: number;
  at: string;
  actor_name: string;
  changes: readonly { field: string; before: string | null; after: string | null }[];
  /** Subject of the change, shown above who and when. */
  lead?: ReactNode;
}

/** Who changed what and when, with the values before and after. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const { venue } = useVenues();
  const now = useNow();
  return (
    <List>
      {changes.map(({ id, at, actor_name, changes: fields, lead }) => (
        <li key={id}>
          {lead}
          <small>
            {actor_name}, {formatMoment(at, venue, now)}
          </small>
          {fields.map(({ field, before, after }) => (
            <span key={field}>
              {field}: <del>{before ?? "nothing"}</del> → <ins>{after ?? "nothing"}</ins>
            </span>
          ))}
        </li>
      ))}
    </List>
  );
}

const List = styled("ol")({
  fontSize: 13,
  lineHeight: "20px",
  "& li": { display: "grid", padding: "8px 0", borderTop: "1px solid var(--line-soft)", overflowWrap: "anywhere" },
  "& small": { fontSize: 13 },
  "& del": { color: "var(--text-2)" },
  "& ins": { fontWeight: 500, textDecoration: "none" },
});
