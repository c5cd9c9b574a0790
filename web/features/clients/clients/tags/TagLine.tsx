import { styled } from "@mui/material/styles";
import { Tag } from "#web/ui/state/Tag.tsx";

const SHOWN_MAX = 3;

/** A client's tags in a list row; those that do not fit are counted. */
export function TagLine({ tags }: { tags: readonly { id: number; name: string }[] }) {
  if (tags.length === 0) return null;
  const rest = tags.slice(SHOWN_MAX);
  return (
    <Line>
      {tags.slice(0, SHOWN_MAX).map(({ id, name }) => (
        <Tag key={id}>{name}</Tag>
      ))}
      {rest.length > 0 ? <Tag title={rest.map(({ name }) => name).join(", ")}>+{rest.length}</Tag> : null}
    </Line>
  );
}

const Line = styled("span")({
  display: "flex",
  gap: 4,
  minWidth: 0,
  overflow: "hidden",
  "& > span": { flex: "0 0 auto" },
});
