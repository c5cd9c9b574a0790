import { useCallback } from "react";
import { fullName } from "#schema/shared/person-name.ts";
import { attempt, showFailure } from "#web/apollo/show-failure.ts";
import { conflictingBookings } from "#web/features/bookings/shared/conflicts/conflicting-bookings.ts";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import type { Edition } from "#web/ui/form/use-stale-form.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { changesOf, type AccountFormSent, type AccountFormValues } from "./account-form.ts";
import {
  useCreateAccountMutation,
  useDeleteAccountMutation,
  useSendInvitationMutation,
  useUpdateAccountMutation,
  type AccountRowFragment,
} from "./accounts.generated.ts";
import { LessonsToCome } from "./LessonsToCome.tsx";

interface AccountChanges {
  invite: (sent: AccountFormSent) => Promise<void>;
  inviteAgain: (account: AccountRowFragment) => Promise<void>;
  /** `seen` is what the changes were made to. */
  update: (id: number, seen: Edition<AccountFormValues>, sent: AccountFormSent, keepBookings: boolean) => Promise<void>;
  /** Asks for confirmation, and again if a coach has upcoming lessons; returns true once the account is ended. */
  end: (account: AccountRowFragment) => Promise<boolean>;
}

/** Actions on accounts. */
export function useAccountChanges(): AccountChanges {
  const [createAccount] = useCreateAccountMutation();
  const [updateAccount] = useUpdateAccountMutation();
  const [sendInvitation] = useSendInvitationMutation();
  const end = useEndAccount();

  const invite = useCallback(
    async (sent: AccountFormSent) => {
      await createAccount({ variables: { input: sent } });
      showToast({
        message: `${fullName(sent)} is invited`,
        detail: `A link is on its way to ${sent.email}`,
        tone: "success",
      });
    },
    [createAccount],
  );

  const inviteAgain = useCallback(
    async ({ id, name, email }: AccountRowFragment) => {
      await attempt("No invitation was sent", async () => {
        await sendInvitation({ variables: { id } });
        showToast({ message: `${name} is invited again`, detail: `A link is on its way to ${email}`, tone: "success" });
      });
    },
    [sendInvitation],
  );

  const update = useCallback(
    async (
      id: number,
      { values, version }: Edition<AccountFormValues>,
      sent: AccountFormSent,
      keep_bookings: boolean,
    ) => {
      const input = { ...changesOf(values, sent), version, keep_bookings };
      const { data } = await updateAccount({ variables: { id, input } });
      const waits = data?.updateAccount?.email !== sent.email;
      showToast({
        message: `${fullName(sent)} is saved`,
        detail: waits
          ? `A link is on its way to ${sent.email}; until it is followed the old address signs in`
          : undefined,
        tone: "success",
      });
    },
    [updateAccount],
  );
  return { invite, inviteAgain, update, end };
}

function useEndAccount(): AccountChanges["end"] {
  const [deleteAccount] = useDeleteAccountMutation();
  const confirm = useConfirm();
  return useCallback(
    async ({ id, name, first_name, version }: AccountRowFragment) => {
      const isMeant = await confirm({
        title: `End the account of ${name}?`,
        text: `${first_name} is signed out everywhere at once and cannot sign in again. What ${first_name} did stays on record.`,
        confirmLabel: "End account",
        cancelLabel: "Keep it",
        tone: "danger",
        typeToConfirm: name,
      });
      if (!isMeant) return false;
      const send = async (keep_bookings: boolean) => {
        await deleteAccount({
          variables: { id, version, keep_bookings },
          awaitRefetchQueries: true,
        });
        showToast({ message: `The account of ${name} is ended`, tone: "success" });
        return true;
      };
      const fail = (error: unknown) => {
        showFailure(`${name} keeps the account`, error);
        return false;
      };
      try {
        return await send(false);
      } catch (error) {
        const lessons = conflictingBookings(error);
        if (!lessons) return fail(error);
        const keeps = await confirm({
          title: `${name} still has lessons to come`,
          text: <LessonsToCome lessons={lessons} />,
          confirmLabel: "End account, keep lessons",
          cancelLabel: "Move them first",
          tone: "danger",
        });
        return keeps ? await send(true).catch(fail) : false;
      }
    },
    [confirm, deleteAccount],
  );
}
