import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import { MessageScreen } from "#web/screen/MessageScreen.tsx";
import { loginPath, paths, safeReturnTo } from "#web/screen/paths.ts";
import { useDocumentTitle } from "#web/screen/use-document-title.ts";
import { PageLoading } from "#web/screen/WholePage.tsx";
import { useSession } from "#web/session/session.ts";
import { takeReturnTo } from "#web/session/sign-in/google-redirect.ts";
import { useRedeemHandoverMutation } from "#web/session/sign-in/google.generated.ts";
import type { PendingSignIn } from "#web/session/sign-in/pending-sign-in.ts";

const FAILURES: Record<string, string> = {
  refused: "You cancelled at Google. Nothing was changed.",
  unverified: "Google has not verified this account's email address. Verify it at Google, or sign in another way.",
  failed: "Google’s answer does not match the sign-in that this browser started. Please try again.",
};

/** The redirect target for Google: signs in, links the account, or continues at the sign-in form to verify the identity. */
export function GoogleCallbackScreen() {
  const [search] = useSearchParams();
  useDocumentTitle("Sign in with Google");
  const code = search.get("code");
  if (code === null) return <NotSignedIn reason={FAILURES[search.get("error") ?? ""] ?? FAILURES["failed"]} />;
  return <ExchangeCode code={code} />;
}

/** A code is valid once, but React may run an effect twice. */
const exchanged = new Set<string>();

function ExchangeCode({ code }: { code: string }) {
  const [redeem] = useRedeemHandoverMutation();
  const { session, enter } = useSession();
  const navigate = useNavigate();
  const [reason, setReason] = useState<string>();
  // A signed-in user links the account, so the session must be known first.
  const isKnown = session.status !== "loading";
  useEffect(() => {
    if (!isKnown || exchanged.has(code)) return;
    exchanged.add(code);
    const exchange = async () => {
      const { data } = await redeem({ variables: { input: { code } } });
      const returnTo = safeReturnTo(takeReturnTo());
      const { outcome, email = "", link_token, session: newSession } = data?.redeemHandover ?? {};
      const goOn = (state: PendingSignIn) => navigate(loginPath(returnTo), { replace: true, state });
      if (link_token) return goOn({ to_link: { email, link_token } });
      if (newSession?.second_factor) return goOn({ second_step: newSession.second_factor });
      if (outcome === "signed_in") await enter(newSession?.access_token);
      return navigate(returnTo, { replace: true });
    };
    exchange().catch((error: unknown) => setReason(explain(error).message));
  }, [code, isKnown, redeem, enter, navigate]);
  return reason === undefined ? <PageLoading /> : <NotSignedIn reason={reason} />;
}

function NotSignedIn({ reason }: { reason: string | undefined }) {
  const { session } = useSession();
  if (session.status === "loading") return <PageLoading />;
  const isLinking = session.status === "signed_in";
  return (
    <MessageScreen
      title={isLinking ? "Google is not linked" : "You are not signed in"}
      actions={
        <Button component={Link} to={isLinking ? paths.sessions : paths.login} variant="contained" size="large">
          {isLinking ? "Back to your account" : "Back to sign in"}
        </Button>
      }
    >
      {reason}
    </MessageScreen>
  );
}
