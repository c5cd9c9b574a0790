import { styled } from "@mui/material/styles";
import { Icon } from "#web/ui/icon/Icon.tsx";

interface ChangeProps {
  now: number;
  before: number;
  /** Whether an increase is bad. */
  isLessBetter?: boolean;
  /** "from $82,240.00" */
  note?: string;
}

/** Change from the previous figure, in percent of that figure. */
export function Change({ now, before, isLessBetter = false, note }: ChangeProps) {
  if (before === 0) return <>{now === 0 ? "No change" : "Nothing before"}</>;
  const percent = Math.round((1000 * (now - before)) / Math.abs(before)) / 10;
  if (percent === 0) return <>No change{note ? ` ${note}` : ""}</>;
  const isMore = percent > 0;
  return (
    <Line>
      <span data-good={isMore !== isLessBetter}>
        <Icon name={isMore ? "trend-up" : "trend-down"} size={12} />
        {isMore ? "+" : "−"}
        {Math.abs(percent).toFixed(1)}%
      </span>{" "}
      {note}
    </Line>
  );
}

const Line = styled("span")({
  "& > span": { display: "inline-flex", alignItems: "center", gap: 4, whiteSpace: "nowrap" },
  "& > [data-good=true]": { color: "var(--green-t)" },
  "& > [data-good=false]": { color: "var(--red-t)" },
});
