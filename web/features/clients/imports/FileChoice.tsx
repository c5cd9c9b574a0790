import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import { styled } from "@mui/material/styles";
import { useId, useRef, useState } from "react";
import { ImportKind, ROLL_BACK_DAYS } from "#schema/clients/imports/models.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { Surface } from "#web/ui/card/Surface.ts";
import { PlainSelect } from "#web/ui/form/PlainSelect.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { KINDS } from "./format-import.ts";
import { useSendFile } from "./use-send-file.ts";

/** Chooses a file and uploads it in parts, showing the progress. */
export function FileChoice({ onSent }: { onSent: (importId: number) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { send, sent } = useSendFile();
  const [problem, setProblem] = useState<string>();
  const [kind, setKind] = useState<ImportKind>("clients");
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setProblem(undefined);
    try {
      onSent(await send(kind, file));
    } catch (error) {
      setProblem(explain(error).message);
    }
  };
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>Import a file</h2>
      <p>
        A CSV file or an Excel workbook (.xlsx) from another system, at most 10 MB. You see what happens to each row
        before anything is written, and a finished import can be rolled back for {ROLL_BACK_DAYS} days.
      </p>
      {problem ? (
        <Note tone="red" icon="warning" role="alert">
          {problem}
        </Note>
      ) : null}
      {sent === null ? (
        <div className="choice">
          <PlainSelect
            aria-label="What the rows are"
            options={KIND_OPTIONS}
            value={kind}
            onChange={({ target }) => setKind(ImportKind.options.find((each) => each === target.value) ?? "clients")}
          />
          <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => input.current?.click()}>
            Choose a file
          </Button>
          <input
            ref={input}
            hidden
            type="file"
            accept=".csv,.txt,.tsv,.xlsx,text/csv"
            aria-label={`File of ${KINDS[kind].many}`}
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              event.target.value = "";
            }}
          />
        </div>
      ) : (
        <div className="progress">
          <LinearProgress variant="determinate" value={sent * 100} aria-label="Sending the file" />
          <span role="status">Sending, {Math.round(sent * 100)} %</span>
        </div>
      )}
    </Card>
  );
}

const KIND_OPTIONS = ImportKind.options.map((value) => ({ value, label: KINDS[value].label }));

const Card = styled(Surface)({
  display: "grid",
  justifyItems: "start",
  gap: 12,
  padding: 24,
  "& p": { maxWidth: 640, fontSize: 14, lineHeight: "20px", color: "var(--text-2)" },
  "& .choice": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 12 },
  "& .progress": { display: "grid", gap: 8, width: "min(100%, 400px)", fontSize: 13, lineHeight: "20px" },
});
