import { styled } from "@mui/material/styles";

/** A person's first letters in a round; the name itself stands beside it. */
export function Initials({ name }: { name: string }) {
  const words = name.split(" ").filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? "")[0] ?? "",
  );
  return <Round aria-hidden="true">{letters.join("").toUpperCase()}</Round>;
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
