import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { useUrlValue } from "#web/screen/use-url-value.ts";
import { useVenueToday, type Venue } from "#web/tenant/venue.ts";
import { formatDay } from "#web/time/format-day.ts";
import { addDays, isDate, wallTimeOf } from "#web/time/wall-clock.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { axisOf } from "#web/ui/hours/day-ranges.ts";
import { DayAxis, DayLegend } from "#web/ui/hours/DayBar.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { CoachDay, spanOf } from "./CoachDay.tsx";
import type { CoachRowFragment } from "./coaches.generated.ts";
import { useCoachWeekQuery } from "./schedule.generated.ts";

const WEEK_DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

interface CoachWeekProps {
  coach: CoachRowFragment;
  /** The location whose time zone and formats apply. */
  place: Venue;
  venues: readonly Venue[];
}

/** A week of a coach: hours, lessons and classes of each day. */
export function CoachWeek({ coach, place, venues }: CoachWeekProps) {
  const today = useVenueToday(place);
  const [wanted, setWanted] = useUrlValue("week");
  const monday = mondayOf(isDate(wanted) ? wanted : today);
  const { week, classes, axis, query } = useWeekOf(coach.id, monday);
  const go = (days: number) => setWanted(addDays(monday, days));
  return (
    <Page>
      <Card
        title={`${formatDay(monday, place)} to ${formatDay(addDays(monday, 6), place, "withYear")}`}
        note={
          <div className="acts">
            <Button size="small" aria-label="The week before" onClick={() => go(-7)}>
              <Icon name="chevron-left" />
            </Button>
            <Button size="small" onClick={() => setWanted(null)}>
              This week
            </Button>
            <Button size="small" aria-label="The week after" onClick={() => go(7)}>
              <Icon name="chevron-right" />
            </Button>
          </div>
        }
      >
        <Top>
          <DayLegend of={["works", "booked"]} />
          <DayAxis axis={axis} />
        </Top>
        {week ? null : (
          <Unloaded failure="The week did not load" query={query} waiting={<RowsSkeleton rows={7} rowHeight={48} />} />
        )}
        {week
          ? WEEK_DAYS.map((ahead) => {
              const date = addDays(monday, ahead);
              const isOn = ({ local_start }: { local_start: string }) => wallTimeOf(local_start).date === date;
              return (
                <CoachDay
                  key={date}
                  date={date}
                  axis={axis}
                  isToday={date === today}
                  formats={place}
                  hours={week.hours.filter(isOn)}
                  lessons={week.bookings.filter(isOn)}
                  classes={classes.filter(isOn)}
                  venues={venues}
                />
              );
            })
          : null}
      </Card>
    </Page>
  );
}

/** The coach's week and the range of hours that it covers. */
function useWeekOf(coachId: number, monday: string) {
  const query = useCoachWeekQuery({
    // One day more on each side, since the bounds of the week depend on the time zone.
    variables: {
      id: coachId,
      start: `${addDays(monday, -1)}T00:00:00Z`,
      end: `${addDays(monday, 8)}T00:00:00Z`,
      date_from: monday,
      date_to: addDays(monday, 6),
    },
    fetchPolicy: "cache-and-network",
  });
  const week = query.data?.coachSchedule;
  const classes = query.data?.classSessions?.data.filter(({ status }) => status === "scheduled") ?? [];
  const axis = axisOf([...(week?.hours ?? []), ...(week?.bookings ?? []), ...classes].map(spanOf));
  return { week, classes, axis, query };
}

function mondayOf(date: string): string {
  return addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));
}

const Page = styled("div")({ height: "100%", overflow: "auto", padding: 16 });

const Top = styled("div")({
  display: "grid",
  gridTemplateColumns: "132px minmax(0, 1fr) 268px",
  gap: 16,
  padding: "4px 16px",
  borderTop: "1px solid var(--line)",
  "& > :first-of-type": { gridColumn: "1 / 3" },
  "@media (max-width: 1023.95px)": { gridTemplateColumns: "132px minmax(0, 1fr) 160px" },
  "@media (max-width: 767.95px)": { display: "none" },
});
