import { styled } from "@mui/material/styles";
import { useState } from "react";
import { Screen } from "#web/screen/Screen.tsx";
import { DryRun } from "./DryRun.tsx";
import { FileChoice } from "./FileChoice.tsx";
import { ImportList } from "./ImportList.tsx";

/** Imports exports of other systems: a preview, the import, and a way to undo it. */
export function ImportScreen() {
  const [importId, setImportId] = useState<number | null>(null);
  const again = () => setImportId(null);
  return (
    <Screen meta={<span className="figures">From a CSV file or a workbook</span>}>
      <Body>
        {importId === null ? (
          <FileChoice onSent={setImportId} />
        ) : (
          <DryRun key={importId} importId={importId} onSubmitted={again} onOtherFile={again} />
        )}
        <ImportList />
      </Body>
    </Screen>
  );
}

const Body = styled("div")({
  display: "grid",
  gap: 12,
  gridTemplateColumns: "minmax(0, 1fr)",
  padding: 16,
  "& h2": { fontSize: 16, lineHeight: "24px", letterSpacing: "-.011em" },
});
