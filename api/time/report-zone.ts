/**
 * A zone whose days begin some hours after midnight, as a company's reports count them: `Europe/Dublin 4`. A booking at
 * 1:00 on Saturday is on Friday by that clock. `zoneClock` and `todayIn` know it; Temporal and people are given `zoneOf`.
 */
export const reportZone = (zone: string, { report_day_hour }: { report_day_hour: number }): string =>
  report_day_hour === 0 ? zone : `${zone} ${report_day_hour}`;

/** The zone itself. */
export const zoneOf = (reportZone: string): string => reportZone.split(" ")[0] ?? reportZone;

/** The hour at which its days begin; 0 for a plain zone. */
export const dayHourOf = (reportZone: string): number => Number(reportZone.split(" ")[1] ?? 0);

/** Another zone, with days that begin at the same hour. */
export const withDaysOf = (reportZone: string, zone: string): string => {
  const [, hour] = reportZone.split(" ");
  return hour === undefined ? zoneOf(zone) : `${zoneOf(zone)} ${hour}`;
};
