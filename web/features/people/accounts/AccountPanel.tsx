import { explain } from "#web/apollo/explain-fault.ts";
import { paths } from "#web/screen/paths.ts";
import { useUrlValue } from "#web/screen/use-url-value.ts";
import { ActForButton } from "#web/session/ActForButton.tsx";
import { usePerson } from "#web/session/session.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { useNow } from "#web/time/use-now.ts";
import { ActButton } from "#web/ui/button/ActButton.tsx";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { LoadedPanel } from "#web/ui/page/LoadedPanel.tsx";
import { SidePanel } from "#web/ui/page/SidePanel.tsx";
import { Facts } from "#web/ui/text/Facts.tsx";
import { AccountStateChip, seenText } from "./account-columns.tsx";
import { whyNotChange, whyNotEnd } from "./account-refusals.ts";
import { useAccountDetailsQuery, type AccountRowFragment } from "./accounts.generated.ts";
import { Activities } from "./Activities.tsx";
import { EditAccountDialog } from "./EditAccountDialog.tsx";
import { devicesText, whenText } from "./format-account.ts";
import { rolesText } from "./roles/role-labels.ts";
import { useAccountChanges } from "./use-account-changes.tsx";

interface AccountPanelProps {
  accountId: number;
  onClose: () => void;
}

/** One account beside the list: roles, sign-in state and activity. */
export function AccountPanel({ accountId, onClose }: AccountPanelProps) {
  const { data, error, refetch } = useAccountDetailsQuery({
    variables: { id: accountId },
    fetchPolicy: "cache-and-network",
  });
  return (
    <LoadedPanel
      title={`Account ${accountId}`}
      failure="The account did not load"
      data={data?.account}
      error={error && explain(error)}
      onRetry={() => void refetch()}
      onClose={onClose}
    >
      {(account) => <AccountDetails account={account} onClose={onClose} />}
    </LoadedPanel>
  );
}

function AccountDetails({ account, onClose }: { account: AccountRowFragment; onClose: () => void }) {
  return (
    <SidePanel
      title={account.name}
      subtitle={account.email ?? "No email address"}
      onClose={onClose}
      actions={<AccountActs account={account} onEnded={onClose} />}
    >
      <AccountFacts account={account} />
      {account.allowed_actions.includes("update") ? (
        <p style={{ marginTop: 16 }}>
          <ActForButton person={account} path={paths.dashboard} />
        </p>
      ) : null}
      <Activities account={account} />
    </SidePanel>
  );
}

function AccountFacts({ account }: { account: AccountRowFragment }) {
  const { venue } = useVenues();
  const now = useNow();
  const isActive = account.status === "active";
  const facts = [
    { label: "Role", value: rolesText(account.roles) },
    { label: isActive ? "Two-factor" : "State", value: <AccountStateChip account={account} /> },
    { label: "Last seen", value: isActive ? seenText(account, venue, now) : null },
    { label: "Signed in", value: isActive ? devicesText(account.session_count) : null },
    { label: "Since", value: whenText(account.created_at, venue, now) },
    { label: "Invited", value: account.invited_at && whenText(account.invited_at, venue, now) },
    { label: "Invited by", value: account.invited_at && account.invited_by_name },
  ];
  return <Facts facts={facts.filter(({ value }) => Boolean(value))} />;
}

/** Actions on the account; disabled ones state the reason. */
function AccountActs({ account, onEnded }: { account: AccountRowFragment; onEnded: () => void }) {
  const [dialog, setDialog] = useUrlValue("edit");
  const person = usePerson();
  const { inviteAgain, update, end } = useAccountChanges();
  const mayChange = account.allowed_actions.includes("update");
  return (
    <>
      <RefusableButton
        variant="contained"
        startIcon={<Icon name="edit" size={14} />}
        refusal={whyNotChange(account, person)}
        onClick={() => setDialog("details")}
      >
        Edit
      </RefusableButton>
      {account.allowed_actions.includes("send_invitation") ? (
        <ActButton startIcon={<Icon name="mail" size={14} />} onAct={() => inviteAgain(account)}>
          {account.status === "invited" ? "Invite again" : "Invite"}
        </ActButton>
      ) : null}
      <RefusableButton
        color="error"
        refusal={whyNotEnd(account, person)}
        onClick={() => void end(account).then((isEnded) => (isEnded ? onEnded() : undefined))}
      >
        End account
      </RefusableButton>
      {mayChange && dialog === "details" ? (
        <EditAccountDialog
          account={account}
          onClose={() => setDialog(null)}
          onSave={(sent, seen, keepBookings) => update(account.id, seen, sent, keepBookings)}
        />
      ) : null}
    </>
  );
}
