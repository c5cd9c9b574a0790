import "./schedule-grid.css";
import Skeleton from "@mui/material/Skeleton";

const COLUMNS = 8;
const HOURS = 12;
/** Start and length of placeholder blocks, in hours, by column. */
const BLOCKS: readonly (readonly [number, number])[][] = [
  [
    [1, 1],
    [3.5, 2],
    [8, 1.5],
  ],
  [
    [2, 1.5],
    [6, 1],
    [9, 2],
  ],
  [
    [0.5, 2],
    [5, 1],
    [7.5, 1],
  ],
  [
    [3, 1],
    [6.5, 2],
  ],
];

/** Placeholder for a loading day: columns and hours are where the real ones will be. */
export function ScheduleSkeleton() {
  return (
    <div className="sg" aria-busy="true">
      <span className="screen-reader-only">Loading</span>
      <div className="sg-pager" aria-hidden="true" />
      <div className="sg-scroll sg-waiting" aria-hidden="true">
        <div className="sg-head">
          <div className="sg-corner" />
          {Array.from({ length: COLUMNS }, (_, column) => (
            <div key={column}>
              <Skeleton width="48%" height={10} sx={{ mt: "3px" }} />
              <Skeleton width="32%" height={8} sx={{ mt: "7px" }} />
            </div>
          ))}
        </div>
        <div className="sg-body">
          <div className="sg-lines">
            {Array.from({ length: HOURS - 1 }, (_, hour) => (
              <div key={hour} style={{ top: percent(hour + 1) }} />
            ))}
          </div>
          <div className="sg-rail" />
          {Array.from({ length: COLUMNS }, (_, column) => (
            <div key={column} className="sg-column">
              {(BLOCKS[column % BLOCKS.length] ?? []).map(([start, hours]) => (
                <Skeleton
                  key={start}
                  sx={{ position: "absolute", top: percent(start), height: percent(hours), width: "calc(100% - 2px)" }}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function percent(hours: number): string {
  return `${(hours / HOURS) * 100}%`;
}
