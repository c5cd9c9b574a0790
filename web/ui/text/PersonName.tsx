import { styled } from "@mui/material/styles";
import { Initials } from "./Initials.tsx";

/** Somebody in a row of a list. */
export function PersonName({ name }: { name: string }) {
  return (
    <Who>
      <Initials name={name} />
      <b>{name}</b>
    </Who>
  );
}

const Who = styled("span")({
  display: "flex",
  alignItems: "center",
  gap: 10,
  minWidth: 0,
  "& b": { fontWeight: 500, overflow: "hidden", textOverflow: "ellipsis" },
});
