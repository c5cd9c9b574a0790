import { attempt } from "#web/apollo/show-failure.ts";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { useCan } from "#web/session/session.ts";
import { ActButton } from "#web/ui/button/ActButton.tsx";
import { Card } from "#web/ui/card/Card.tsx";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import {
  useAccountSessionsQuery,
  useRevokeOtherSessionsMutation,
  useRevokeSessionMutation,
  type SessionRowFragment,
} from "./account.generated.ts";
import { SessionTable } from "./SessionTable.tsx";

/** All sessions of the user, each with a way to end it. */
export function SessionsCard() {
  const query = useAccountSessionsQuery({ fetchPolicy: "cache-and-network" });
  const { end, endOthers } = useSessionActs();
  const sessions = query.data?.sessions?.data;
  if (!sessions)
    return <Unloaded failure="Your devices could not be loaded" query={query} waiting={<RowsSkeleton rows={3} />} />;
  const devices = sessions.filter(({ kind }) => kind === "full").length;
  return (
    <Card
      title={devices === 1 ? "Signed in on this device only" : `Signed in on ${devices} devices`}
      note={
        sessions.length > 1 ? (
          <ActButton size="small" color="error" onAct={endOthers}>
            End all others
          </ActButton>
        ) : null
      }
    >
      <SessionTable sessions={sessions} onEnd={end} />
    </Card>
  );
}

function useSessionActs() {
  const mayExplore = useCan("graph.explore");
  const confirm = useConfirm();
  const after = { awaitRefetchQueries: true };
  const [revoke] = useRevokeSessionMutation(after);
  const [revokeOthers] = useRevokeOtherSessionsMutation(after);

  const tell = (act: Promise<unknown>, done: string) =>
    attempt("The session could not be ended", async () => {
      await act;
      showToast({ message: done, tone: "success" });
    });
  return {
    end: ({ id, device }: SessionRowFragment) => tell(revoke({ variables: { id } }), `${device} is signed out`),
    endOthers: async () => {
      const isSure = await confirm({
        title: "Sign out of all other devices?",
        text: `You will need to sign in again on the others. You stay signed in on this one. ${mayExplore ? "Your access tokens and your private calendar address no longer work." : "Your private calendar address no longer works."}`,
        confirmLabel: "End all others",
        cancelLabel: "Keep them",
        tone: "danger",
      });
      if (isSure) await tell(revokeOthers(), "Signed out of all other devices");
    },
  };
}
