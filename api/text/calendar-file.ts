import type { ICalCalendar } from "ical-generator";

/** The text of a calendar file, each line of which ends with CRLF (RFC 5545, 3.1): the generator leaves the last one open. */
export const calendarFileOf = (calendar: ICalCalendar): string => `${calendar.toString().trimEnd()}\r\n`;
