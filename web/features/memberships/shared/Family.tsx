import { styled } from "@mui/material/styles";
import { showFailure } from "#web/apollo/show-failure.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
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
    <People aria-label={`Family, ${planName}`}>
      <h3>
        Shared by {users} of {familySize} people
      </h3>
      <ul>
        {family.map((member) => (
          <li key={member.client_id}>
            <span>
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
            <span>
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
      </ul>
      <RefusableButton size="small" refusal={refusal ?? full} onClick={onAdd}>
        Add a person
      </RefusableButton>
    </People>
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
    try {
      await withdraw({ variables: { id, invitationId } });
      showToast({ message: `${name} is no longer invited`, tone: "success" });
    } catch (error) {
      showFailure("The invitation was not withdrawn", error);
    }
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

const People = styled("section")({
  display: "grid",
  gap: 8,
  "& > h3": { fontSize: 12, lineHeight: "16px", fontWeight: 500, color: "var(--text-2)" },
  "& ul": { display: "grid", margin: 0, padding: 0, listStyle: "none" },
  "& li": {
    display: "flex",
    alignItems: "center",
    gap: 12,
    minHeight: 44,
    padding: "4px 0",
    borderBottom: "1px solid var(--line-soft)",
  },
  "& li > span": { flex: 1, minWidth: 0, overflowWrap: "anywhere" },
  "& li b": { display: "block", fontWeight: 500, textAlign: "left" },
  "& small": { display: "block", fontSize: 12, lineHeight: "16px", color: "var(--text-2)" },
  "& > .MuiButton-root": { justifySelf: "start" },
});
