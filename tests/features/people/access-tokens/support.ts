import type { Ask, Person, Venue } from "#tests/support/venue.ts";

/** Creates a token for this person and returns it with its id and a function that calls the API with it. */
export async function tokenOf(
  venue: Venue,
  person: Person,
  input: { name?: string; expires_in_days?: number; fields?: readonly string[] } = {},
): Promise<{ id: number; secret: string; ask: Ask }> {
  const body = { name: "Nightly sheet", expires_in_days: 90, ...input };
  const reply = await person.ask("createAccessToken", { body });
  const { secret, access_token } = reply.body;
  return { id: access_token.id, secret, ask: venue.signedIn({ id: 0, email: "", token: secret }).ask };
}

/** Creates a token of the owner's own and stores its id for requests to use. */
export async function makeOwnToken(side: {
  venue: Venue;
  ids: { accessToken: number };
  people: { owner: Person };
}): Promise<void> {
  side.ids.accessToken = (await tokenOf(side.venue, side.people.owner)).id;
}

/** Mails a saved query to the owner daily. */
export async function makeOwnMail(side: { ids: { savedQuery: number }; people: { owner: Person } }): Promise<void> {
  const body = { every: "day", hour: 6 };
  await side.people.owner.ask("setSavedQueryMail", { params: { id: side.ids.savedQuery }, body });
}
