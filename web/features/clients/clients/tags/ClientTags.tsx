import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { useRefusal } from "#web/session/use-refusal.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Tag } from "#web/ui/state/Tag.tsx";
import { TagPicker } from "./TagPicker.tsx";
import { useTagChanges, type TaggedClient } from "./use-tag-changes.ts";

/** The tags of one client, to add and remove. */
export function ClientTags({ client }: { client: TaggedClient }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const refusal = useRefusal("clients.write");
  const { takeOff } = useTagChanges();
  return (
    <Tags>
      <ul aria-label="Tags">
        {client.tags.map(({ id, name }) => (
          <li key={id}>
            <Tag>
              {name}
              {refusal === undefined ? (
                <IconButton aria-label={`Remove tag ${name}`} onClick={() => void takeOff(client, id)}>
                  <Icon name="close" size={12} />
                </IconButton>
              ) : null}
            </Tag>
          </li>
        ))}
      </ul>
      <RefusableButton
        variant="text"
        size="small"
        startIcon={<Icon name="tag" size={14} />}
        refusal={refusal}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Change tags
      </RefusableButton>
      {anchor ? <TagPicker clients={[client]} anchor={anchor} onClose={() => setAnchor(null)} /> : null}
    </Tags>
  );
}

const Tags = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 4,
  marginBottom: 12,
  "& ul": { display: "contents" },
  "& li > span": { height: 24 },
  "& .MuiIconButton-root": { width: 24, height: 24, marginRight: -6 },
});
