import { skipToken } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Link } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import {
  useAnswerInvitationMutation,
  useReceivedInvitationQuery,
  type ReceivedInvitationQuery,
} from "#web/features/memberships/shared/family.generated.ts";
import { paths } from "#web/screen/paths.ts";
import { useCompany } from "#web/tenant/company.ts";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { TextSkeleton } from "#web/ui/page/Skeletons.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { AuthCard } from "./AuthCard.tsx";
import { useMailedToken } from "./use-mailed-token.ts";

const SPENT: readonly unknown[] = ["link_expired", "bad_argument"];

/** The target of an invitation to use somebody's membership. Answering needs a click, since mail scanners follow links too. */
export function FamilyInvitationScreen() {
  const token = useMailedToken();
  const { data, error, refetch } = useReceivedInvitationQuery(
    token === "" ? skipToken : { variables: { token }, fetchPolicy: "no-cache" },
  );
  const invitation = data?.familyInvitation;
  if (invitation) return <Received token={token} invitation={invitation} />;
  if (error && !SPENT.includes(faultOf(error).code)) {
    return (
      <AuthCard title="An invitation">
        <ErrorState title="The invitation did not load" error={explain(error)} onRetry={() => void refetch()} />
      </AuthCard>
    );
  }
  if (error || token === "") return <Spent />;
  return (
    <AuthCard title="An invitation">
      <TextSkeleton lines={4} />
    </AuthCard>
  );
}

interface ReceivedProps {
  token: string;
  invitation: NonNullable<ReceivedInvitationQuery["familyInvitation"]>;
}

function Received({ token, invitation: { plan_name, shared_by_name } }: ReceivedProps) {
  const { name } = useCompany();
  const [answer, { data, error, loading }] = useAnswerInvitationMutation();
  const [hasAccepted, setHasAccepted] = useState(false);
  const send = async (accepts: boolean) => {
    setHasAccepted(accepts);
    await answer({ variables: { token, input: { accepts } }, errorPolicy: "all" });
  };
  const done = data?.answerFamilyInvitation?.message;
  if (done) {
    return (
      <AuthCard title={hasAccepted ? "Welcome to the family" : "You declined"}>
        <div className="acts">
          <Note tone="green" icon="check-circle" role="status">
            {done}
          </Note>
          <Button component={Link} to={hasAccepted ? paths.memberProfile : paths.login} variant="contained" size="xl">
            {hasAccepted ? "See what it gives" : "Sign in"}
          </Button>
        </div>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={`${shared_by_name} wants to share a membership with you`}
      under={`You can use ${plan_name} at ${name}. ${shared_by_name} pays for it.`}
    >
      <div className="acts">
        {error ? (
          <Note tone="red" icon="warning" role="alert">
            {explain(error).message}
          </Note>
        ) : null}
        <Button variant="contained" size="xl" loading={loading && hasAccepted} onClick={() => void send(true)}>
          Accept
        </Button>
        <Button size="large" loading={loading && !hasAccepted} onClick={() => void send(false)}>
          Decline
        </Button>
      </div>
    </AuthCard>
  );
}

function Spent() {
  return (
    <AuthCard title="This invitation no longer works">
      <div className="acts">
        <Note tone="amber" icon="clock">
          It was answered or withdrawn, or has run out. Ask who invited you for a new one.
        </Note>
        <Button component={Link} to={paths.login} variant="contained" size="xl">
          Sign in
        </Button>
      </div>
    </AuthCard>
  );
}
