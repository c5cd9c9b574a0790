import { styled } from "@mui/material/styles";

/** A form at the door: few fields, large enough for a thumb. */
export const DoorForm = styled("form")({
  display: "flex",
  flexDirection: "column",
  gap: 16,
  marginTop: 24,
  "& .MuiOutlinedInput-root": { minHeight: 44 },
  "& .MuiButton-sizeXl": { marginTop: 4 },
  "& .label": { width: "100%" },
  "& .label span:last-child": { marginLeft: "auto" },
  "& .label a": { fontSize: 13, fontWeight: 500, color: "var(--teal-t)" },
  "& .label a:hover": { textDecoration: "underline" },
});
