import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { formatDay, formatDays } from "#web/time/format-day.ts";
import { offsetLabel, offsetOn } from "#web/time/wall-clock.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Card, CardTitle } from "../frame/Card.tsx";
import type { BookLocationFragment } from "../frame/catalogue.generated.ts";
import { LoadFailure } from "../frame/LoadFailure.tsx";
import { PageSkeleton } from "../frame/PageSkeleton.tsx";
import { PublicButton } from "../frame/PublicButton.tsx";
import { formatClasses, type ShownWeek } from "./class-week.ts";
import type { BookClassFragment } from "./classes.generated.ts";
import { ClassRow } from "./ClassRow.tsx";

interface ClassListProps {
  location: BookLocationFragment;
  week: ShownWeek;
  party: number;
  chosen: number | undefined;
  onChoose: (session: BookClassFragment) => void;
}

/** A week of classes by day, in venue time. */
export function ClassList({ location, week, party, chosen, onChoose }: ClassListProps) {
  return (
    <Frame aria-label="Choose a class">
      <header>
        <CardTitle>{formatDays(week.from, week.to, location)}</CardTitle>
        <p>
          Times in {location.city ?? location.name}, {offsetLabel(offsetOn(week.from, location))}
        </p>
        <WeekButton label="Previous week" isOff={!week.hasEarlier} onPress={() => week.turn(-1)}>
          <Icon name="chevron-left" />
        </WeekButton>
        <WeekButton label="Next week" onPress={() => week.turn(1)}>
          <Icon name="chevron-right" />
        </WeekButton>
      </header>
      {week.days ? null : <NotYet week={week} />}
      {week.days?.length === 0 ? <NoClasses week={week} location={location} /> : null}
      {week.days?.map(({ date, classes }) => (
        <section key={date}>
          <h3>
            {formatDay(date, location, "longInYear")} <small>{formatClasses(classes.length)}</small>
          </h3>
          <ul>
            {classes.map((session) => (
              <ClassRow
                key={session.id}
                session={session}
                location={location.id}
                format={location}
                party={party}
                isChosen={session.id === chosen}
                onChoose={() => onChoose(session)}
              />
            ))}
          </ul>
        </section>
      ))}
    </Frame>
  );
}

function NoClasses({ week: { nextDate, turnTo }, location }: Pick<ClassListProps, "week" | "location">) {
  if (nextDate === undefined) {
    return (
      <div className="nothing">
        <h3>No classes are planned for this week or later</h3>
      </div>
    );
  }
  return (
    <div className="nothing">
      <h3>There are no classes in this week</h3>
      <PublicButton type="button" data-size="small" data-next onClick={() => turnTo(nextDate)}>
        See the next classes, {formatDay(nextDate, location)}
      </PublicButton>
    </div>
  );
}

function NotYet({ week: { error, refetch } }: Pick<ClassListProps, "week">) {
  if (!error) return <PageSkeleton />;
  return <LoadFailure title="The classes did not load" error={explain(error)} onRetry={() => void refetch()} />;
}

interface WeekButtonProps {
  label: string;
  isOff?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function WeekButton({ label, isOff = false, onPress, children }: WeekButtonProps) {
  return (
    <PublicButton
      type="button"
      data-look="quiet"
      data-size="square"
      aria-label={label}
      disabled={isOff}
      onClick={onPress}
    >
      {children}
    </PublicButton>
  );
}

const Frame = styled(Card)({
  marginTop: 16,
  overflow: "hidden",
  "& header": { display: "flex", alignItems: "center", gap: 4, padding: "12px 12px 12px 16px" },
  "& header h2": { whiteSpace: "nowrap" },
  "& header p": {
    flex: 1,
    paddingRight: 8,
    fontSize: 12,
    lineHeight: "16px",
    letterSpacing: 0,
    textAlign: "right",
    color: "var(--text-2)",
  },
  "& header button:disabled": { opacity: 0.4, cursor: "default" },
  "& h3": {
    display: "flex",
    justifyContent: "space-between",
    gap: 8,
    padding: "6px 16px",
    borderTop: "1px solid var(--line-soft)",
    background: "var(--grey-f)",
    fontSize: 13,
  },
  "& .nothing": { display: "grid", gap: 12, justifyItems: "start", padding: 16 },
  "& .nothing h3": { padding: 0, border: 0, background: "none", fontSize: 14 },
});
