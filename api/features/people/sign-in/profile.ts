import { recordChange } from "#api/audit/record.ts";
import type { Person } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { invalidField, staleVersion } from "#api/errors/errors.ts";
import { changedPhone } from "#api/features/clients/phones/service.ts";
import { definedFields } from "#api/http/defined-fields.ts";
import type { UpdateUserProfileInput, User } from "#schema/people/sign-in/models.ts";
import type { Preferences, PreferencesInput } from "#schema/people/sign-in/preferences.ts";
import { readPreferences } from "#schema/people/sign-in/stored-preferences.ts";
import { presentProfile, presentUser, type Account } from "./present-user.ts";
import { changeProfile, lockProfile, profileOf } from "./queries.ts";

export async function userProfile(call: Call, person: Person): Promise<User> {
  return presentProfile(call, person, await profileOf(call.db, person.id));
}

/** The account of a person who has just signed in. */
export async function accountOf(call: Call, account: Account): Promise<User> {
  return presentUser(account, await profileOf(call.db, account.id));
}

/** Changes the given fields of the caller's own account; the sign-in address is not one of them. */
export async function updateUserProfile(call: Call, person: Person, input: UpdateUserProfileInput): Promise<User> {
  const before = presentProfile(call, person, await lockProfile(call.db, person.id));
  refuseStale(before, input);
  const { first_name, last_name, phone, preferences } = input;
  const changed = await changeProfile(call.db, person.id, {
    person: definedFields({ first_name, last_name, phone: await changedPhone(call, phone) }),
    preferences: preferences && JSON.stringify(merged(before.preferences, preferences)),
  });
  const after = presentProfile(call, person, changed);
  await recordChange(call, {
    action: "updateUserProfile",
    entity: "user",
    entity_id: person.id,
    before: ownPart(before),
    after: ownPart(after),
  });
  return after;
}

function refuseStale(now: User, { version, preferences }: UpdateUserProfileInput): void {
  const seen = preferences?.version ?? now.preferences.version;
  if (version !== now.version || seen !== now.preferences.version) throw staleVersion(now);
}

/** Ids in lenses and lists are not checked: they may be gone tomorrow, and only this person reads them. */
function merged(before: Preferences, { version: _seen, ...change }: PreferencesInput) {
  const { version: _version, ...kept } = before;
  const after = readPreferences({ ...kept, ...definedFields(change) });
  if (change.opening_lens && after.opening_lens === null) {
    throw invalidField("preferences.opening_lens", "Choose one of your own views to open the schedule with.");
  }
  return after;
}

const ownPart = ({ first_name, last_name, phone, preferences, version }: User) => ({
  first_name,
  last_name,
  phone,
  preferences,
  version,
});
