import Button from "@mui/material/Button";
import { Link, useSearchParams } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import { paths } from "#web/screen/paths.ts";
import { useSession } from "#web/session/session.ts";
import { Note } from "#web/ui/state/Note.tsx";
import { AuthCard } from "./AuthCard.tsx";
import { useConfirmEmailChangeMutation } from "./passwords.generated.ts";
import { useMailedToken } from "./use-mailed-token.ts";

/** The target of the link to a new address. Confirming needs a click, since mail scanners follow links too. */
export function ConfirmEmailScreen() {
  const token = useMailedToken();
  const [search] = useSearchParams();
  const hasSignedUp = search.has("signed_up");
  const [confirm, { loading, error, data }] = useConfirmEmailChangeMutation();
  const { renew } = useSession();
  const send = async () => {
    const { error: refused } = await confirm({ variables: { input: { token } }, errorPolicy: "all" });
    // All sessions have ended, including this one, unless the address was confirmed after sign-up.
    if (!refused && !hasSignedUp) await renew();
  };
  const done = data?.confirmEmailChange?.message;
  if (done && hasSignedUp) {
    return (
      <AuthCard title="Your address is confirmed" under={done}>
        <div className="acts">
          <Button component={Link} to={paths.onboarding} variant="contained" size="xl">
            Go to your venue
          </Button>
        </div>
      </AuthCard>
    );
  }
  if (done) {
    return (
      <AuthCard title="Your address is confirmed" under={`${done} Your devices were signed out.`}>
        <div className="acts">
          <Button component={Link} to={paths.login} variant="contained" size="xl">
            Sign in
          </Button>
        </div>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={hasSignedUp ? "Confirm your email address" : "Confirm your new email address"}
      under={
        hasSignedUp
          ? "So we know our emails reach you."
          : "You will sign in with the address that the link was mailed to, and your devices are signed out."
      }
    >
      <div className="acts">
        {error ? (
          <Note tone="red" icon="warning" role="alert">
            {explain(error).message}
          </Note>
        ) : null}
        <Button variant="contained" size="xl" loading={loading} onClick={() => void send()}>
          Confirm this address
        </Button>
      </div>
    </AuthCard>
  );
}
