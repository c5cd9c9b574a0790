import type { Option } from "#web/ui/form/PlainSelect.tsx";
import { formatDate, formatWallTime } from "#web/time/format.ts";
import { withCurrent } from "#web/time/place-options.ts";

const TIME_FORMATS = ["h:mm a", "h:mm A", "HH:mm", "H:mm"];
const DATE_FORMATS = ["MM/DD/YYYY", "DD/MM/YYYY", "DD.MM.YYYY", "YYYY-MM-DD", "D MMM YYYY", "MMM D, YYYY"];
const SAMPLE = { time: "18:30", date: "2027-05-04" };

export function timeFormatOptions(current: string): readonly Option[] {
  const options = TIME_FORMATS.map((timeformat) => ({
    value: timeformat,
    label: formatWallTime(SAMPLE.time, { locale: "en", timeformat, dateformat: "" }),
  }));
  return withCurrent(options, current);
}

export function dateFormatOptions(current: string): readonly Option[] {
  const options = DATE_FORMATS.map((dateformat) => ({
    value: dateformat,
    label: formatDate(SAMPLE.date, { locale: "en", timeformat: "", dateformat }),
  }));
  return withCurrent(options, current);
}
