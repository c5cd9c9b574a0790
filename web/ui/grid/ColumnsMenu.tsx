import Divider from "@mui/material/Divider";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { Icon } from "../icon/Icon.tsx";

interface ColumnsMenuProps {
  columns: readonly { field: string; label: string }[];
  hidden: readonly string[];
  onHidden: (fields: readonly string[]) => void;
}

/** Shows and hides the columns of a list, one by one, or shows all. At least one stays visible. */
export function ColumnsMenu({ columns, hidden, onHidden }: ColumnsMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const shown = columns.filter(({ field }) => !hidden.includes(field));
  const toggle = (field: string) =>
    onHidden(hidden.includes(field) ? hidden.filter((each) => each !== field) : [...hidden, field]);
  return (
    <>
      <IconButton
        aria-label="Columns"
        title="Columns"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="columns" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {columns.map(({ field, label }) => {
          const isShown = !hidden.includes(field);
          return (
            <MenuItem
              key={field}
              role="menuitemcheckbox"
              aria-checked={isShown}
              disabled={isShown && shown.length === 1}
              onClick={() => toggle(field)}
            >
              <span style={{ flex: 1, paddingRight: 24 }}>{label}</span>
              {isShown ? <Icon name="check" size={14} /> : null}
            </MenuItem>
          );
        })}
        <Divider />
        <MenuItem disabled={shown.length === columns.length} onClick={() => onHidden([])}>
          Show all columns
        </MenuItem>
      </Menu>
    </>
  );
}
