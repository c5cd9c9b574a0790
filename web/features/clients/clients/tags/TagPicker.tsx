import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import OutlinedInput from "@mui/material/OutlinedInput";
import Popover from "@mui/material/Popover";
import { styled } from "@mui/material/styles";
import { useId, useState, type ReactNode } from "react";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { countText } from "#web/ui/text/count-text.ts";
import { choiceText, countWith, pressed, shareOf, type TagChoice } from "./tag-choice.ts";
import { useTagListQuery, type TagRowFragment } from "./tags.generated.ts";
import { useTagChanges, type TaggedClient } from "./use-tag-changes.ts";

interface TagPickerProps {
  clients: readonly TaggedClient[];
  anchor: HTMLElement;
  onClose: () => void;
}

const NOTHING: TagChoice = { add: [], remove: [] };

/** Chooses tags for one or many clients; a tag that only some have is half ticked. */
export function TagPicker({ clients, anchor, onClose }: TagPickerProps) {
  const { data } = useTagListQuery({ fetchPolicy: "cache-and-network" });
  const [choice, setChoice] = useState(NOTHING);
  const [typed, setTyped] = useState("");
  const { save, create } = useTagChanges();
  const titleId = useId();
  const tags = data?.tags ?? [];
  const wanted = typed.trim();
  const found = tags.filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()));
  const isNew = wanted !== "" && !tags.some(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  const who = clients.length === 1 ? (clients[0]?.name ?? "") : `${clients.length} clients`;
  const addNew = async () => {
    const id = await create(wanted);
    if (id === undefined) return;
    setTyped("");
    setChoice((now) => ({ ...now, add: [...now.add, id] }));
  };
  const enter = () => {
    const [only] = found;
    if (isNew) void addNew();
    else if (only && wanted !== "") setChoice(pressed(clients, choice, only.id));
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "top", horizontal: "left" }}
      transformOrigin={{ vertical: "bottom", horizontal: "left" }}
      slotProps={{ paper: { role: "dialog", "aria-labelledby": titleId } }}
    >
      <Body
        onSubmit={(event) => {
          event.preventDefault();
          enter();
        }}
      >
        <h2 id={titleId}>Tags of {who}</h2>
        <OutlinedInput
          autoFocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          inputProps={{ "aria-label": "Find or add a tag", maxLength: 40 }}
          placeholder="Find or add a tag"
          startAdornment={<Icon name="tag" size={14} />}
        />
        <TagOptions found={found} clients={clients} choice={choice} onChoice={setChoice}>
          {isNew ? (
            <li>
              <Button fullWidth startIcon={<Icon name="plus" size={14} />} onClick={() => void addNew()}>
                Add tag “{wanted}”
              </Button>
            </li>
          ) : null}
        </TagOptions>
        <footer>
          <span role="status">{choiceText(clients, choice, (id) => tags.find((tag) => tag.id === id)?.name)}</span>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="contained"
            disabled={choice.add.length + choice.remove.length === 0}
            onClick={() => void save(clients, choice).then((isSaved) => isSaved && onClose())}
          >
            Save tags
          </Button>
        </footer>
      </Body>
    </Popover>
  );
}

interface TagOptionsProps {
  found: readonly TagRowFragment[];
  clients: readonly TaggedClient[];
  choice: TagChoice;
  onChoice: (choice: TagChoice) => void;
  /** The tag to add, shown first. */
  children: ReactNode;
}

/** The tags that match the input, or why there are none. */
function TagOptions({ found, clients, choice, onChoice, children }: TagOptionsProps) {
  const query = useTagListQuery();
  if (!query.data) return <Unloaded failure="The tags did not load" query={query} />;
  return (
    <ul>
      {children}
      {found.map((tag) => (
        <TagOption
          key={tag.id}
          tag={tag}
          clients={clients}
          choice={choice}
          onPress={() => onChoice(pressed(clients, choice, tag.id))}
        />
      ))}
      {query.data.tags?.length === 0 && !children ? <li className="none">No tags yet. Type the first one.</li> : null}
    </ul>
  );
}

interface TagOptionProps {
  tag: TagRowFragment;
  clients: readonly TaggedClient[];
  choice: TagChoice;
  onPress: () => void;
}

function TagOption({ tag, clients, choice, onPress }: TagOptionProps) {
  const share = shareOf(clients, choice, tag.id);
  const count = countWith(clients, tag.id);
  const isPart = clients.length > 1 && count > 0;
  return (
    <li>
      <label>
        <Checkbox size="small" checked={share === "all"} indeterminate={share === "some"} onChange={onPress} />
        <span>{tag.name}</span>
        <small className="figures">{isPart ? `${count} of ${clients.length}` : clientsText(tag.client_count)}</small>
      </label>
    </li>
  );
}

/** "118 clients" */
export function clientsText(count: number): string {
  return countText(count, "client");
}

const Body = styled("form")({
  display: "grid",
  gap: 8,
  width: "min(320px, calc(100vw - 32px))",
  padding: 12,
  "& h2": { fontSize: 13 },
  "& ul": { maxHeight: 264, overflow: "auto", margin: "0 -12px", padding: "0 12px" },
  "& label": { display: "flex", alignItems: "center", gap: 4, minHeight: 36, fontSize: 13, cursor: "pointer" },
  "& label span:nth-of-type(2)": { flex: 1, minWidth: 0, overflowWrap: "anywhere" },
  "& small, & .none, & footer > span": { fontSize: 12, color: "var(--text-2)" },
  "& li .MuiButton-root": { justifyContent: "flex-start", overflowWrap: "anywhere" },
  "& footer": {
    display: "flex",
    alignItems: "center",
    gap: 8,
    margin: "0 -12px -12px",
    padding: 12,
    borderTop: "1px solid var(--line-soft)",
  },
  "& footer > span": { flex: 1, minWidth: 0, overflowWrap: "anywhere" },
});
