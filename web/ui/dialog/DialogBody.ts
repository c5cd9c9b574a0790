import styled from "@emotion/styled";

/** The content of a dialog that has no frame of its own: title, text, actions. */
export const DialogBody = styled("div")({
  display: "flex",
  flexDirection: "column",
  gap: 12,
  minWidth: 0,
  padding: 24,
  "& h2": { fontSize: 16, lineHeight: "24px", letterSpacing: "-.011em" },
});
