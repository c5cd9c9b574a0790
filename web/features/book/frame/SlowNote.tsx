import styled from "@emotion/styled";
import { stopSlowWork, useIsSlow } from "#web/ui/pending/pending-work.ts";
import { Note } from "#web/ui/state/Note.tsx";

/** Says that the venue's server takes long with what was sent, and how to stop waiting. */
export function SlowNote() {
  const isSlow = useIsSlow();
  if (!isSlow) return null;
  return (
    <Place>
      <Note tone="amber" icon="hourglass" role="status">
        Still trying: the server takes long to answer.{" "}
        <button type="button" onClick={stopSlowWork}>
          Stop
        </button>
      </Note>
    </Place>
  );
}

const Place = styled("div")({
  position: "sticky",
  top: 8,
  zIndex: 5,
  marginTop: 8,
  "& button": { minHeight: 24, padding: 0, border: 0, background: "none", font: "inherit", cursor: "pointer" },
});
