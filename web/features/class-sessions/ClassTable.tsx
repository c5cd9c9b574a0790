import { styled } from "@mui/material/styles";
import type { Venue } from "#web/tenant/venue.ts";
import { formatDay } from "#web/time/format-day.ts";
import { wallTimeOf } from "#web/time/wall-clock.ts";
import { GroupedTable } from "#web/ui/grid/GroupedTable.ts";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { Money } from "#web/ui/text/Money.tsx";
import type { ClassRowFragment } from "./class-sessions.generated.ts";
import { seatsLook, timesText } from "./format-class.ts";

interface ClassTableProps {
  classes: readonly ClassRowFragment[];
  venue: Venue;
  openId: number | null;
  onOpen: (id: number) => void;
}

/** Classes grouped by day; a row opens its panel beside the list. */
export function ClassTable({ classes, venue, openId, onOpen }: ClassTableProps) {
  const days = Map.groupBy(classes, ({ local_start }) => wallTimeOf(local_start).date);
  return (
    <Table aria-label="Classes">
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Class</th>
          <th scope="col" className="wide">
            Coach
          </th>
          <th scope="col" className="wide">
            Room
          </th>
          <th scope="col" className="widest">
            Level
          </th>
          <th scope="col">Seats</th>
          <th scope="col" className="widest price">
            Price
          </th>
        </tr>
      </thead>
      {[...days].map(([date, ofDay]) => (
        <tbody key={date}>
          <tr className="group">
            <th scope="rowgroup" colSpan={7}>
              {formatDay(date, venue)} <span className="figures">{ofDay.length}</span>
            </th>
          </tr>
          {ofDay.map((one) => (
            <ClassLine key={one.id} one={one} venue={venue} isOpen={one.id === openId} onOpen={() => onOpen(one.id)} />
          ))}
        </tbody>
      ))}
    </Table>
  );
}

interface ClassLineProps {
  one: ClassRowFragment;
  venue: Venue;
  isOpen: boolean;
  onOpen: () => void;
}

function ClassLine({ one, venue, isOpen, onOpen }: ClassLineProps) {
  const { name, level, coach_name, resource_name, price } = one;
  return (
    <tr className="row" data-open={isOpen || undefined} data-status={one.status} onClick={onOpen}>
      <td className="time">{timesText(one, venue)}</td>
      <td>
        <button type="button" aria-expanded={isOpen} onClick={onOpen}>
          {name}
        </button>
        <small>{[coach_name, resource_name].filter(Boolean).join(" · ")}</small>
      </td>
      <td className="wide">{coach_name}</td>
      <td className="wide">{resource_name}</td>
      <td className="widest">{level}</td>
      <td>
        <Seats of={one} />
      </td>
      <td className="widest price">
        <Money {...price} locale={venue.locale} />
      </td>
    </tr>
  );
}

/** The seats left, as text and as a bar of those taken. */
export function Seats({ of }: { of: Pick<ClassRowFragment, "status" | "seats_left" | "capacity"> }) {
  const { tone, icon, label } = seatsLook(of);
  const taken = of.capacity - of.seats_left;
  return (
    <Bar>
      <StateChip tone={tone} icon={icon}>
        {label}
      </StateChip>
      {of.status === "cancelled" ? null : (
        <span className="bar" aria-hidden="true">
          <span style={{ width: `${Math.round((100 * taken) / of.capacity)}%` }} />
        </span>
      )}
    </Bar>
  );
}

const Bar = styled("span")({
  display: "inline-grid",
  gap: 4,
  justifyItems: "start",
  "& .bar": { width: 72, height: 3, borderRadius: 2, background: "var(--line)", overflow: "hidden" },
  "& .bar > span": { display: "block", height: "100%", background: "var(--primary)" },
});

const Table = styled(GroupedTable)({
  "& tr:not(.group) > *": { padding: "4px 12px" },
  "& tr:not(.group) > :first-of-type": { paddingLeft: 16 },
  "& td": { height: 48 },
  "& .time": { whiteSpace: "nowrap" },
  "& tr:not(.group) > .price": { paddingRight: 16 },
  "& .row[data-status=cancelled] button": { textDecoration: "line-through", color: "var(--text-2)" },
  "& small": { display: "none" },
  "@container (max-width: 820px)": { "& .widest": { display: "none" } },
  // In a narrow list (phone, or beside a panel) coach and room are below the name.
  "@container (max-width: 560px)": {
    "& .wide": { display: "none" },
    "& small": { display: "block" },
    "& td": { height: 60 },
  },
});
