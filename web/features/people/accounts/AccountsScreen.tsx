import { styled } from "@mui/material/styles";
import { useMemo } from "react";
import { STAFF_ROLES } from "#schema/people/accounts/models.ts";
import type { KeyActs } from "#web/screen/keys/key-registry.ts";
import { useKeys } from "#web/screen/keys/use-keys.ts";
import { paths } from "#web/screen/paths.ts";
import { Screen } from "#web/screen/Screen.tsx";
import { useUrlValue } from "#web/screen/use-url-value.ts";
import { useCan } from "#web/session/session.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { FullHeight } from "#web/ui/layout/FullHeight.ts";
import { Kbd } from "#web/ui/text/Kbd.tsx";
import { MAY_NOT_CHANGE } from "./account-refusals.ts";
import { AccountsTabs } from "./AccountsTabs.tsx";
import { InviteDialog } from "./InviteDialog.tsx";
import { PeopleList } from "./PeopleList.tsx";
import { useAccountChanges } from "./use-account-changes.tsx";

const SOMEBODY = "somebody";
const NO_KEYS: KeyActs = {};

/** Lists the staff and lets new people be invited. */
export function AccountsScreen() {
  const [invited, setInvited] = useUrlValue("invite");
  const mayChange = useCan("accounts.write");
  const { invite } = useAccountChanges();
  const keys = useMemo<KeyActs>(() => {
    if (!mayChange) return NO_KEYS;
    return { c: { does: "Invite somebody", act: () => setInvited(SOMEBODY) } };
  }, [mayChange, setInvited]);
  useKeys("Accounts", keys);
  return (
    <Screen
      actions={
        <RefusableButton
          variant="contained"
          aria-keyshortcuts="c"
          startIcon={<Icon name="person-add" />}
          refusal={mayChange ? undefined : MAY_NOT_CHANGE}
          onClick={() => setInvited(SOMEBODY)}
        >
          Invite
          <DeskKey aria-hidden="true">C</DeskKey>
        </RefusableButton>
      }
    >
      <FullHeight>
        <AccountsTabs current={paths.accounts} />
        <PeopleList />
      </FullHeight>
      {mayChange && invited !== null ? (
        <InviteDialog
          roles={STAFF_ROLES.filter((role) => role === invited)}
          onClose={() => setInvited(null)}
          onSave={invite}
        />
      ) : null}
    </Screen>
  );
}

/** Hidden on tablets and phones, which have no keyboard shortcuts. */
const DeskKey = styled(Kbd)({ "@media (max-width: 1023.95px)": { display: "none" } });
