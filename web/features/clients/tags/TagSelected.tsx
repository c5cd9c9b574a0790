import { useState } from "react";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { TagPicker } from "./TagPicker.tsx";
import type { TaggedClient } from "./use-tag-changes.ts";

interface TagSelectedProps {
  clients: readonly TaggedClient[];
  refusal: string | undefined;
}

/** Tags all selected rows at once. */
export function TagSelected({ clients, refusal }: TagSelectedProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <RefusableButton
        variant="text"
        startIcon={<Icon name="tag" size={14} />}
        refusal={refusal}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Tag
      </RefusableButton>
      {anchor ? <TagPicker clients={clients} anchor={anchor} onClose={() => setAnchor(null)} /> : null}
    </>
  );
}
