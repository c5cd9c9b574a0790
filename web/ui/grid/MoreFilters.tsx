import Badge from "@mui/material/Badge";
import Button from "@mui/material/Button";
import Popover from "@mui/material/Popover";
import { styled } from "@mui/material/styles";
import { useState, type ReactNode } from "react";
import { LabelFromTablet } from "../button/LabelFromTablet.tsx";
import { Icon } from "../icon/Icon.tsx";

interface MoreFiltersProps {
  /** Number of active filters. */
  count: number;
  onOpen?: () => void;
  children: ReactNode;
}

/** Filters without a chip of their own, behind one button. */
export function MoreFilters({ count, onOpen, children }: MoreFiltersProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Badge badgeContent={count} color="primary" aria-hidden={false}>
        <Button
          startIcon={<Icon name="filter" size={14} />}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          aria-label={count === 0 ? "Filters" : `Filters, ${count} on`}
          onClick={(event) => {
            onOpen?.();
            setAnchor(event.currentTarget);
          }}
        >
          <LabelFromTablet>Filters</LabelFromTablet>
        </Button>
      </Badge>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{ paper: { role: "dialog", "aria-label": "Filters" } }}
      >
        <Panel>
          {children}
          <footer>
            <Button variant="contained" onClick={() => setAnchor(null)}>
              Done
            </Button>
          </footer>
        </Panel>
      </Popover>
    </>
  );
}

const Panel = styled("div")({
  display: "grid",
  gap: 12,
  width: "min(344px, calc(100vw - 32px))",
  padding: 16,
  "& footer": { display: "flex", justifyContent: "flex-end" },
});
