import type { ApolloClient } from "@apollo/client";
import { faultOf } from "#web/apollo/http-fault.ts";
import { fetchPerson } from "../fetch-person.ts";
import { UpdateUserProfileDocument, type SessionPersonFragment } from "../session.generated.ts";
import { changedFields, type Preferences, type PreferencesChange } from "./preferences.ts";

/** Maximum number of attempts when another tab or a colleague saves first. */
const TRIES = 3;

/** Saves changes on top of the server's current state, whoever changed it in the meantime; resolves to the saved person. */
export async function savePreferences(
  client: ApolloClient,
  person: SessionPersonFragment,
  changes: readonly PreferencesChange[],
  tries = TRIES,
): Promise<SessionPersonFragment> {
  const input = {
    version: person.version,
    preferences: { ...plainInput(changedFields(person.preferences, changes)), version: person.preferences.version },
  };
  try {
    const { data } = await client.mutate({
      mutation: UpdateUserProfileDocument,
      variables: { input },
      // A change just made is sent while the page is left: the request must outlive the page.
      context: { fetchOptions: { keepalive: true } },
    });
    return data?.updateUserProfile ?? person;
  } catch (error) {
    if (faultOf(error).code !== "stale_version" || tries <= 1) throw error;
    const current = await fetchPerson(client);
    if (current?.id !== person.id) throw error;
    return savePreferences(client, current, changes, tries - 1);
  }
}

/** Query results carry type names, which inputs must not. */
function plainInput({ schedule_lenses, columns, ...plain }: Partial<Preferences>): Partial<Preferences> {
  return {
    ...plain,
    ...(schedule_lenses && {
      schedule_lenses: schedule_lenses.map(({ name, by, view, location_id, hidden_statuses }) => ({
        name,
        by,
        view,
        location_id,
        hidden_statuses,
      })),
    }),
    ...(columns && { columns: columns.map(({ grid, hidden }) => ({ grid, hidden })) }),
  };
}
