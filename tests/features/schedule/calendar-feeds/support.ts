import type { Person } from "#tests/support/venue.ts";

/** Creates the person's private calendar address and returns its token. */
export async function calendarTokenOf({ ask }: Pick<Person, "ask">): Promise<string> {
  const { body } = await ask("renewCalendarFeed");
  return new URL(body.url).pathname.split("/").at(-1)?.replace(".ics", "") ?? "";
}
