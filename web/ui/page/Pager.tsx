import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";

interface PagerProps {
  /** From 1. */
  page: number;
  perPage: number;
  /** Rows of all pages. */
  total: number;
  /** Completes the names of the buttons where several lists are on the screen: "Newer mail". */
  noun?: string;
  onPage: (page: number) => void;
}

/** Turns the pages of a list that has its newest first; renders nothing for a single page. */
export function Pager({ page, perPage, total, noun = "", onPage }: PagerProps) {
  if (total <= perPage) return null;
  const last = Math.min(page * perPage, total);
  return (
    <Pages>
      <Button size="small" aria-label={`Newer ${noun}`.trim()} disabled={page === 1} onClick={() => onPage(page - 1)}>
        Newer
      </Button>
      <Button
        size="small"
        aria-label={`Older ${noun}`.trim()}
        disabled={last >= total}
        onClick={() => onPage(page + 1)}
      >
        Older
      </Button>
      <span>
        {(page - 1) * perPage + 1}–{last} of {total}
      </span>
    </Pages>
  );
}

const Pages = styled("div")({
  display: "flex",
  alignItems: "center",
  gap: 8,
  fontVariantNumeric: "tabular-nums",
  "& > span": { color: "var(--text-2)" },
});
