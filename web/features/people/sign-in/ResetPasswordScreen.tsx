import { skipToken } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { Link } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { paths } from "#web/screen/paths.ts";
import { useCompany } from "#web/tenant/company.ts";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { TextSkeleton } from "#web/ui/page/Skeletons.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { AuthCard } from "./AuthCard.tsx";
import { usePasswordLinkQuery, type PasswordLinkQuery } from "./passwords.generated.ts";
import { SetPasswordForm } from "./SetPasswordForm.tsx";
import { useMailedToken } from "./use-mailed-token.ts";

/** Error codes that mean the link is unusable; other errors say nothing about the link. */
const UNUSABLE: readonly unknown[] = ["link_expired", "bad_argument", "not_found"];

/** The target of a mailed link: sets a new password, or the first one of an invited person. */
export function ResetPasswordScreen() {
  const token = useMailedToken();
  const { data, error, refetch } = usePasswordLinkQuery(
    token === "" ? skipToken : { variables: { token }, fetchPolicy: "no-cache" },
  );
  const link = data?.passwordLink;
  if (link) return <UsableLink token={token} link={link} />;
  if (error && !UNUSABLE.includes(faultOf(error).code)) {
    return (
      <AuthCard title="Set a new password">
        <ErrorState title="The link could not be checked" error={explain(error)} onRetry={() => void refetch()} />
      </AuthCard>
    );
  }
  if (error || token === "") return <UnusableLink />;
  return (
    <AuthCard title="Set a new password">
      <TextSkeleton lines={4} />
    </AuthCard>
  );
}

type UsableLinkProps = { token: string; link: NonNullable<PasswordLinkQuery["passwordLink"]> };

function UsableLink({ token, link: { purpose, first_name, email } }: UsableLinkProps) {
  const { name } = useCompany();
  const isInvited = purpose === "invite";
  return (
    <AuthCard
      title={isInvited ? `Welcome to ${name}, ${first_name}` : "Set a new password"}
      under={isInvited ? `Choose the password that you sign in with as ${email}.` : `For ${email}.`}
    >
      <SetPasswordForm token={token} isInvited={isInvited} email={email} />
    </AuthCard>
  );
}

function UnusableLink() {
  return (
    <AuthCard title="This link no longer works">
      <div className="acts">
        <Note tone="amber" icon="clock">
          It was already used, has expired, or was replaced by a newer one. Ask for a new one; if you were invited, ask
          the venue.
        </Note>
        <Button component={Link} to={paths.forgotPassword} variant="contained" size="xl">
          Email me a new link
        </Button>
        <Button component={Link} to={paths.login} variant="text">
          Back to sign in
        </Button>
      </div>
    </AuthCard>
  );
}
