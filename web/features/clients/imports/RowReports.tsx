import { styled } from "@mui/material/styles";
import { Rows } from "#web/ui/layout/Rows.ts";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { Quiet } from "#web/ui/text/Quiet.ts";
import { RESULTS, type Preview } from "./format-import.ts";

/** The outcome of the rows: counts, and each row not simply imported with its reason. */
export function RowReports({ preview: { ready, skipped, waiting, rows } }: { preview: Preview }) {
  return (
    <section aria-label="Dry run">
      <h3>Dry run</h3>
      <Counts>
        <div>
          <dt>Ready</dt>
          <dd>{ready.toLocaleString("en")}</dd>
        </div>
        <div>
          <dt>Skipped</dt>
          <dd>{skipped.toLocaleString("en")}</dd>
        </div>
        <div>
          <dt>Need attention</dt>
          <dd>{waiting.toLocaleString("en")}</dd>
        </div>
      </Counts>
      {rows.length === 0 ? <p>No row needs a note.</p> : null}
      <Rows>
        {rows.map(({ row, name, result, sentence, value }) => (
          <li key={row}>
            <span className="time">{row}</span>
            <div className="what">
              <b style={{ display: "inline" }}>{name || "No name"}</b> <Result result={result} />
              <Quiet>
                {sentence} {value && value !== name ? <code>{value}</code> : null}
              </Quiet>
            </div>
          </li>
        ))}
      </Rows>
    </section>
  );
}

function Result({ result }: { result: Preview["rows"][number]["result"] }) {
  const { label, tone, icon } = RESULTS[result];
  return (
    <StateChip tone={tone} icon={icon}>
      {label}
    </StateChip>
  );
}

const Counts = styled("dl")({
  display: "grid",
  gridTemplateColumns: "repeat(3, 1fr)",
  margin: "0 0 8px",
  border: "1px solid var(--line)",
  borderRadius: "var(--r-s)",
  "& > div": { padding: "8px 12px" },
  "& > div + div": { borderLeft: "1px solid var(--line)" },
  "& dt": { fontSize: 12, lineHeight: "16px", color: "var(--text-2)" },
  "& dd": { fontSize: 20, lineHeight: "28px", fontWeight: 600 },
});
