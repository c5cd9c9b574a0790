import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { useId } from "react";
import { PlainSelect } from "../form/PlainSelect.tsx";
import { Icon } from "../icon/Icon.tsx";
import { fromStart, PAGE_SIZES, pageCount, rangeText, type ListQuery } from "./list-query.ts";

interface GridFooterProps {
  query: ListQuery;
  total: number;
  /** There are more than `total`, which were not counted. */
  hasMore?: boolean | undefined;
  shown: number;
  /** Whether the list has loaded. */
  isKnown?: boolean;
  onQueryChange: (query: ListQuery) => void;
}

const SIZE_OPTIONS = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));

/** Visible range, page size and page navigation. */
export function GridFooter({ query, total, hasMore, shown, isKnown = true, onQueryChange }: GridFooterProps) {
  const { page, perPage } = query;
  const sizeId = useId();
  const last = pageCount(query, total);
  return (
    <Foot>
      <span className="figures" role="status">
        {isKnown ? rangeText(query, total, shown, hasMore) : null}
      </span>
      <span className="space" />
      <div className="size">
        <label htmlFor={sizeId}>Rows</label>
        <PlainSelect
          dense
          id={sizeId}
          value={String(perPage)}
          options={SIZE_OPTIONS}
          onChange={(event) => onQueryChange(fromStart(query, { perPage: Number(event.target.value) }))}
        />
      </div>
      <div className="pages">
        <IconButton
          aria-label="Previous page"
          disabled={page <= 1}
          onClick={() => onQueryChange({ ...query, page: page - 1 })}
        >
          <Icon name="chevron-left" />
        </IconButton>
        <IconButton
          aria-label="Next page"
          disabled={page >= last && !hasMore}
          onClick={() => onQueryChange({ ...query, page: page + 1 })}
        >
          <Icon name="chevron-right" />
        </IconButton>
      </div>
    </Foot>
  );
}

const Foot = styled("div")({
  display: "flex",
  alignItems: "center",
  gap: 8,
  flex: "none",
  minHeight: 44,
  padding: "0 16px",
  borderTop: "1px solid var(--line)",
  fontSize: 13,
  color: "var(--text-2)",
  background: "var(--surface)",
  "& .space": { flex: 1 },
  "& .size": { display: "flex", alignItems: "center", gap: 8 },
  "& .pages": { display: "flex" },
  "& .pages .MuiIconButton-root": {
    border: "1px solid var(--line-strong)",
    borderRadius: "var(--r-s) 0 0 var(--r-s)",
    "&:last-child": { borderRadius: "0 var(--r-s) var(--r-s) 0", marginLeft: -1 },
  },
  "@media (max-width: 599.95px)": { minHeight: 60, "& .size": { display: "none" } },
});
