const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/**
 * Reads instants by Intl alone, using none of the product's code: the time, the date and weekday on the clock, and those
 * of the reports, whose days begin at `dayHour`.
 */
export function wallClock(zone: string, dayHour = 0) {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return (ms: number) => {
    const part = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, value]));
    const hour = Number(part["hour"]);
    const onClock = Temporal.PlainDate.from(`${part["year"]}-${part["month"]}-${part["day"]}`);
    const reported = hour < dayHour ? onClock.subtract({ days: 1 }) : onClock;
    return { ...named(reported), onClock: named(onClock), hour, time: `${part["hour"]}:${part["minute"]}` };
  };
}

const named = (date: Temporal.PlainDate) => ({ date: date.toString(), weekday: WEEKDAYS[date.dayOfWeek - 1] ?? "" });
