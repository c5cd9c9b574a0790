import { useState } from "react";
import type { v1Operations } from "#schema/operations.ts";
import { downloadFile } from "#web/session/fresh-sign-in/download-file.ts";
import { LabelFromTablet } from "#web/ui/button/LabelFromTablet.tsx";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { countText } from "#web/ui/text/count-text.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";

type Operations = typeof v1Operations;
/** Paths of the API that return a whole list as CSV. */
type CsvPath = Extract<Operations[keyof Operations], { answersCsv: true }>["path"];

interface CsvButtonProps {
  path: CsvPath;
  /** The list's filters, by the parameter names of the call; null and "" mean no filter. */
  filters: Readonly<Record<string, string | number | readonly (string | number)[] | null>>;
  /** Number of rows in the file, if the list knows it. */
  rowCount?: number;
  /** Why this person may not export the list. */
  refusal?: string | undefined;
}

/** Downloads the full result of a list, all pages, as a file generated and named by the server. */
export function CsvButton({ path, filters, rowCount, refusal }: CsvButtonProps) {
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    const problem = await downloadFile(`${path}?${queryOf(filters)}`);
    if (problem !== undefined) showToast({ message: "The file was not made", detail: problem, tone: "error" });
    setIsSaving(false);
  };
  return (
    <RefusableButton
      startIcon={<Icon name="download" />}
      loading={isSaving}
      refusal={refusal}
      onClick={() => void save()}
    >
      <LabelFromTablet>
        CSV{rowCount === undefined ? null : <span className="count">, {formatCount(rowCount)}</span>}
      </LabelFromTablet>
    </RefusableButton>
  );
}

function queryOf(filters: CsvButtonProps["filters"]): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== null && value !== "") query.set(name, String(value));
  }
  return query;
}

function formatCount(count: number): string {
  return countText(count, "row");
}
