import { attempt } from "#web/apollo/show-failure.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { Rows } from "#web/ui/layout/Rows.ts";
import { Stack } from "#web/ui/layout/Stack.ts";
import { QuietHeading } from "#web/ui/text/Quiet.ts";
import {
  useWithdrawFamilyInvitationMutation,
  type FamilyLineFragment,
  type InvitedLineFragment,
} from "./family.generated.ts";
import { formatQuantity } from "./format-allowance.ts";
import { useFamilyRemoval } from "./use-family-removal.ts";

interface FamilyProps {
  membershipId: number;
  planName: string;
  family: readonly FamilyLineFragment[];
  invitations: readonly InvitedLineFragment[];
  familySize: number;
  /** Why the viewer may not add or remove anybody. */
  refusal?: string | undefined;
  onAdd: () => void;
}

/** Who uses a membership and how much of the period each has used; renders nothing if it is not shared. */
export function Family({ membershipId, planName, family, invitations, familySize, refusal, onAdd }: FamilyProps) {
  const remove = useFamilyRemoval(membershipId);
  const withdraw = useWithdrawal(membershipId);
  if (familySize === 1 && family.length === 0) return null;
  const users = family.filter(({ left_at }) => left_at === null).length || 1;
  const full = users + invitations.length >= familySize ? `All ${familySize} places are taken.` : undefined;
  return (
    <Stack as="section" gap={8} aria-label={`Family, ${planName}`}>
      <QuietHeading>
        Shared by {users} of {familySize} people
      </QuietHeading>
      <Rows>
        {family.map((member) => (
          <li key={member.client_id}>
            <span className="what">
              <b>{member.client_name}</b>
              <small>{formatMember(member)}</small>
            </span>
            {member.is_payer || member.left_at !== null ? null : (
              <RefusableButton
                size="small"
                variant="text"
                color="error"
                refusal={refusal}
                aria-label={`Remove ${member.client_name}`}
                onClick={() => void remove(member)}
              >
                Remove
              </RefusableButton>
            )}
          </li>
        ))}
        {invitations.map((invitation) => (
          <li key={`invited ${invitation.id}`}>
            <span className="what">
              <b>{invitation.name}</b>
              <small>Invited by mail to {invitation.email}</small>
            </span>
            <RefusableButton
              size="small"
              variant="text"
              color="error"
              refusal={refusal}
              aria-label={`Withdraw the invitation of ${invitation.name}`}
              onClick={() => void withdraw(invitation)}
            >
              Withdraw
            </RefusableButton>
          </li>
        ))}
      </Rows>
      <RefusableButton size="small" refusal={refusal ?? full} onClick={onAdd}>
        Add a person
      </RefusableButton>
    </Stack>
  );
}

/** Asks for confirmation, then ends an invitation. */
function useWithdrawal(id: number) {
  const [withdraw] = useWithdrawFamilyInvitationMutation();
  const confirm = useConfirm();
  return async ({ id: invitationId, name }: InvitedLineFragment) => {
    const title = `Withdraw the invitation of ${name}?`;
    const text = "The link in their mail then no longer works.";
    const labels = { confirmLabel: "Withdraw", cancelLabel: "Keep it" };
    if (!(await confirm({ title, text, ...labels, tone: "danger" }))) return;
    await attempt(
      "The invitation was not withdrawn",
      () => withdraw({ variables: { id, invitationId } }),
      `${name} is no longer invited`,
    );
  };
}

/** "Pays. Used 2 hours this period." */
function formatMember({ is_payer, left_at, used_minutes, used_credits }: FamilyLineFragment): string {
  const used = [
    ...(used_minutes > 0 ? [formatQuantity(used_minutes, "minutes")] : []),
    ...(used_credits > 0 ? [formatQuantity(used_credits, "credits")] : []),
  ];
  const use = used.length === 0 ? "Nothing used this period." : `Used ${used.join(" and ")} this period.`;
  if (is_payer) return `Pays. ${use}`;
  return left_at === null ? use : `No longer in the family. ${use}`;
}
