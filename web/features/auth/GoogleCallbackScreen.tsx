import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import { MessageScreen } from "#web/app/layouts/MessageScreen.tsx";
import { useDocumentTitle } from "#web/app/layouts/use-document-title.ts";
import { PageLoading } from "#web/app/layouts/WholePage.tsx";
import { loginPath, paths, safeNext } from "#web/app/paths.ts";
import type { BegunElsewhere } from "#web/session/begun-elsewhere.ts";
import { useRedeemHandoverMutation } from "#web/session/google.generated.ts";
import { takeNext } from "#web/session/kept-next.ts";
import { useSession } from "#web/session/session.ts";

const WHY_NOT: Record<string, string> = {
  refused: "You turned back at Google. Nothing was changed.",
  unverified: "Google does not vouch for this account's e-mail address. Verify it at Google, or sign in another way.",
  failed: "What came back from Google does not fit what this browser began.",
};

/** Where Google leads back to: signed in, linked, or on to the proof of who one is here. */
export function GoogleCallbackScreen() {
  const [search] = useSearchParams();
  useDocumentTitle("Sign in with Google");
  const code = search.get("code");
  if (code === null) return <NotSignedIn reason={WHY_NOT[search.get("error") ?? ""] ?? WHY_NOT["failed"]} />;
  return <TakeOver code={code} />;
}

/** A code is good once; React may run an effect twice. */
const asked = new Set<string>();

function TakeOver({ code }: { code: string }) {
  const [redeem] = useRedeemHandoverMutation();
  const { session, enter } = useSession();
  const navigate = useNavigate();
  const [reason, setReason] = useState<string>();
  // Whoever is signed in links the account: that must be known first.
  const isKnown = session.status !== "loading";
  useEffect(() => {
    if (!isKnown || asked.has(code)) return;
    asked.add(code);
    const takeOver = async () => {
      const { data } = await redeem({ variables: { input: { code } } });
      const next = safeNext(takeNext());
      const { outcome, email = "", link_token, session: begun } = data?.redeemHandover ?? {};
      const goOn = (state: BegunElsewhere) => navigate(loginPath(next), { replace: true, state });
      if (link_token) return goOn({ to_link: { email, link_token } });
      if (begun?.second_factor) return goOn({ second_step: begun.second_factor });
      if (outcome === "signed_in") await enter(begun?.access_token);
      return navigate(next, { replace: true });
    };
    takeOver().catch((error: unknown) => setReason(explain(error).message));
  }, [code, isKnown, redeem, enter, navigate]);
  return reason === undefined ? <PageLoading /> : <NotSignedIn reason={reason} />;
}

/** Who is signed in was about to link the account. */
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
