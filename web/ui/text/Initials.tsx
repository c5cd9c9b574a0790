import { styled } from "@mui/material/styles";
import { initialsOf } from "#schema/shared/initials.ts";

/** A person's initials in a circle; the name itself is next to it. */
export function Initials({ name }: { name: string }) {
  const words = name.split(" ").filter(Boolean);
  return <Round aria-hidden="true">{initialsOf(...words.slice(0, 1), ...words.slice(1).slice(-1))}</Round>;
}

const Round = styled("span")({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  width: 28,
  height: 28,
  borderRadius: "50%",
  background: "var(--sunken)",
  color: "var(--text-2)",
  fontSize: 11,
  lineHeight: 1,
  fontWeight: 600,
});
