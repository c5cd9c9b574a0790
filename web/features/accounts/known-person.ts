import { KnownPerson } from "#schema/accounts/models.ts";
import { faultOf } from "#web/apollo/http-fault.ts";

/** Whose address it is, where an invitation was refused because the person is known already. */
export function knownPersonOf(error: unknown): KnownPerson | undefined {
  const { code, current } = faultOf(error);
  return code === "invalid_state" ? KnownPerson.safeParse(current).data : undefined;
}
