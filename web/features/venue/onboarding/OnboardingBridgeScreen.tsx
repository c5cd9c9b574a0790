import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { MessageScreen } from "#web/screen/MessageScreen.tsx";
import { loginPath, paths } from "#web/screen/paths.ts";
import { useDocumentTitle } from "#web/screen/use-document-title.ts";
import { PageLoading } from "#web/screen/WholePage.tsx";
import { useSession } from "#web/session/session.ts";
import { useRedeemHandoverMutation } from "#web/session/sign-in/google.generated.ts";

const ELSEWHERE =
  "This link works only right after signing up, in the same browser. Sign in with your password instead.";

/** Where a sign-up continues on the company's own host: signs in with the code and opens the set-up list. */
export function OnboardingBridgeScreen() {
  useDocumentTitle("Opening your venue");
  const [code] = useState(new URLSearchParams(useLocation().hash.slice(1)).get("code"));
  const isOwnWay = cameFromSignUp(document.referrer, window.location.host);
  if (code === null || !isOwnWay) return <NotSignedIn reason={ELSEWHERE} />;
  return <ExchangeCode code={code} />;
}

/**
 * Whether the referrer is the sign-up on the bare domain. Prevents signing somebody in to another's company through a
 * mailed link or a link on another site.
 */
export function cameFromSignUp(referrer: string, host: string): boolean {
  const bareHost = host.slice(host.indexOf(".") + 1);
  return URL.canParse(referrer) && new URL(referrer).host === bareHost;
}

/** A code is valid once, and React may run an effect twice. */
const exchanged = new Set<string>();

function ExchangeCode({ code }: { code: string }) {
  const [redeem] = useRedeemHandoverMutation();
  const { session, enter } = useSession();
  const navigate = useNavigate();
  const [hasFailed, setHasFailed] = useState(false);
  const isKnown = session.status !== "loading";
  useEffect(() => {
    if (!isKnown || exchanged.has(code)) return;
    exchanged.add(code);
    const exchange = async () => {
      const { data } = await redeem({ variables: { input: { code } } });
      const newSession = data?.redeemHandover?.session;
      if (newSession?.second_factor) {
        const state = { second_step: newSession.second_factor };
        return navigate(loginPath(paths.onboarding), { replace: true, state });
      }
      await enter(newSession?.access_token);
      return navigate(paths.onboarding, { replace: true });
    };
    exchange().catch(() => setHasFailed(true));
  }, [code, isKnown, redeem, enter, navigate]);
  return hasFailed ? <NotSignedIn reason={ELSEWHERE} /> : <PageLoading />;
}

function NotSignedIn({ reason }: { reason: string }) {
  const { session } = useSession();
  if (session.status === "loading") return <PageLoading />;
  const isIn = session.status === "signed_in";
  return (
    <MessageScreen
      title={isIn ? "You are signed in already" : "You are not signed in"}
      actions={
        <Button
          component={Link}
          to={isIn ? paths.onboarding : loginPath(paths.onboarding)}
          variant="contained"
          size="large"
        >
          {isIn ? "Set up your venue" : "Sign in"}
        </Button>
      }
    >
      {isIn ? "This link was used before." : reason}
    </MessageScreen>
  );
}
