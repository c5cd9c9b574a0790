import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useId, useState } from "react";
import type { DateOrder, ImportColumnField, ImportEncoding } from "#schema/clients/imports/models.ts";
import { attempt } from "#web/apollo/show-failure.ts";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { useUnsavedEdits } from "#web/screen/use-unsaved-edits.ts";
import { Surface } from "#web/ui/card/Surface.ts";
import { PlainSelect } from "#web/ui/form/PlainSelect.tsx";
import { useAskBeforeLeaving } from "#web/ui/form/use-ask-before-leaving.ts";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { Facts } from "#web/ui/text/Facts.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { ColumnChoices } from "./ColumnChoices.tsx";
import { countOfKind, DATE_ORDERS, DELIMITERS, ENCODINGS, rowsText, type Preview } from "./format-import.ts";
import { useImportDryRunQuery, useSubmitImportMutation } from "./imports.generated.ts";
import { RowReports } from "./RowReports.tsx";

interface DryRunProps {
  importId: number;
  onSubmitted: () => void;
  onOtherFile: () => void;
}

interface Choices {
  mapping?: ImportColumnField[];
  encoding?: ImportEncoding;
  date_order?: DateOrder;
}

/** The detected file format, column meanings and outcome of each row; each change reruns it. */
export function DryRun({ importId, onSubmitted, onOtherFile }: DryRunProps) {
  const id = useId();
  const [choices, setChoices] = useState<Choices>({});
  const isChanged = Object.keys(choices).length > 0;
  useUnsavedEdits(isChanged);
  const chooseOtherFile = useAskBeforeLeaving(isChanged, onOtherFile);
  const input = { import_id: importId, ...choices };
  const query = useImportDryRunQuery({
    variables: { input },
    fetchPolicy: "network-only",
  });
  const [submit, submitting] = useSubmitImportMutation();
  const preview = (query.data ?? query.previousData)?.previewImport;
  if (!preview) {
    return <Unloaded failure="The file was not checked" query={query} waiting={<RowsSkeleton />} />;
  }
  const bringIn = () =>
    attempt("The file was not imported", async () => {
      await submit({ variables: { input } });
      showToast({ message: `${preview.file_name} is being imported`, tone: "success" });
      onSubmitted();
    });
  const fields = preview.columns.map(({ field }) => field);
  return (
    <Card aria-labelledby={id} aria-busy={query.loading}>
      <header>
        <h2 id={id}>{preview.file_name}</h2>
        <Button size="small" onClick={() => void chooseOtherFile()}>
          Other file
        </Button>
      </header>
      <FileFacts preview={preview} onChoose={(chosen) => setChoices({ ...choices, ...chosen })} />
      {preview.problem ? (
        <Note tone="red" icon="warning" role="alert">
          {preview.problem}
        </Note>
      ) : null}
      {preview.notes.map((note) => (
        <Note key={note} tone="grey" icon="info">
          {note}
        </Note>
      ))}
      <Foot preview={preview} isBusy={submitting.loading || query.loading} onImport={() => void bringIn()} />
      <div className="sides">
        <ColumnChoices
          kind={preview.kind}
          columns={preview.columns}
          onChange={(at, field) => setChoices({ ...choices, mapping: fields.with(at, field) })}
        />
        <RowReports preview={preview} />
      </div>
    </Card>
  );
}

interface FileFactsProps {
  preview: Preview;
  onChoose: (chosen: Pick<Choices, "encoding" | "date_order">) => void;
}

/** The detected file format; encoding and date order can be changed. */
function FileFacts({ preview, onChoose }: FileFactsProps) {
  const { delimiter, encoding, records, has_dates, date_order } = preview;
  const encodings = (
    <PlainSelect
      dense
      aria-label="Encoding"
      options={ENCODINGS}
      value={encoding ?? ""}
      onChange={({ target }) => {
        const chosen = ENCODINGS.find(({ value }) => value === target.value)?.value;
        if (chosen) onChoose({ encoding: chosen });
      }}
    />
  );
  const dates = (
    <PlainSelect
      dense
      aria-label="Order of its dates"
      options={DATE_ORDERS}
      value={date_order ?? ""}
      onChange={({ target }) => {
        const chosen = DATE_ORDERS.find(({ value }) => value === target.value)?.value;
        if (chosen) onChoose({ date_order: chosen });
      }}
    />
  );
  const isWorkbook = delimiter === "";
  return (
    <Facts
      facts={[
        ...(isWorkbook
          ? [{ label: "Format", value: "Excel workbook" }]
          : [
              { label: "Encoding", value: encodings },
              { label: "Separator", value: DELIMITERS[delimiter] ?? delimiter },
            ]),
        ...(has_dates ? [{ label: "Dates", value: dates }] : []),
        { label: "Rows", value: records.toLocaleString("en") },
      ]}
    />
  );
}

interface FootProps {
  preview: Preview;
  isBusy: boolean;
  onImport: () => void;
}

function Foot({ preview, isBusy, onImport }: FootProps) {
  return (
    <footer>
      <p role="status">
        <b>{rowsText(preview.ready)} ready.</b>{" "}
        {preview.waiting > 0
          ? `${rowsText(preview.waiting)} stay out; correct them and import the same file again.`
          : ""}
      </p>
      <Button variant="contained" disabled={preview.ready === 0} loading={isBusy} onClick={onImport}>
        Import {countOfKind(preview.kind, preview.ready)}
      </Button>
    </footer>
  );
}

const Card = styled(Surface)({
  display: "grid",
  gap: 16,
  padding: 16,
  fontSize: 13,
  lineHeight: "20px",
  fontVariantNumeric: "tabular-nums",
  "& > header": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 12 },
  "& > header h2": { overflowWrap: "anywhere" },
  // As wide as its content, not the page.
  "& dd > *": { width: "fit-content" },
  "& .sides": { display: "grid", gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.3fr)", gap: 24 },
  "& > footer": {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "center",
    gap: 12,
    padding: "12px 0",
    borderBlock: "1px solid var(--line)",
  },
  "& h3": { marginBottom: 8 },
  "@media (max-width: 1023.95px)": { "& .sides": { gridTemplateColumns: "minmax(0, 1fr)" } },
});
