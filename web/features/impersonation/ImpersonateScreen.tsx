import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import { MessageScreen } from "#web/app/layouts/MessageScreen.tsx";
import { PageLoading } from "#web/app/layouts/WholePage.tsx";
import { useDocumentTitle } from "#web/app/layouts/use-document-title.ts";
import { paths } from "#web/app/paths.ts";
import { useSession } from "#web/session/session.ts";
import { useRedeemImpersonationMutation } from "./impersonation.generated.ts";
import { type WayIn, wayInOf } from "./way-in.ts";

/** Opens the session of the person to act for, in this tab alone; the way in leaves the address at once. */
export function ImpersonateScreen() {
  const [search] = useSearchParams();
  const [wayIn] = useState(() => wayInOf(search));
  useDocumentTitle("Act for somebody");
  if (!wayIn) return <NoWayIn reason="The address is not complete. Start again from the person's page." />;
  return <Enter wayIn={wayIn} />;
}

/** Used up by the first tab that asks, and asked once: React may run an effect twice. */
const asked = new Set<string>();

function Enter({ wayIn: { token, next } }: { wayIn: WayIn }) {
  const [redeem] = useRedeemImpersonationMutation();
  const { enter } = useSession();
  const navigate = useNavigate();
  const [reason, setReason] = useState<string>();
  useEffect(() => {
    if (asked.has(token)) return;
    asked.add(token);
    const open = async () => {
      const { data } = await redeem({ variables: { input: { access_token: token } } });
      await enter(data?.redeemImpersonation?.access_token);
      void navigate(next, { replace: true });
    };
    open().catch((error: unknown) => setReason(explain(error).message));
  }, [token, next, redeem, enter, navigate]);
  return reason === undefined ? <PageLoading /> : <NoWayIn reason={reason} />;
}

function NoWayIn({ reason }: { reason: string }) {
  return (
    <MessageScreen
      title="This way in does not open"
      actions={
        <Button component={Link} to={paths.dashboard} variant="contained" size="large">
          Go to the dashboard
        </Button>
      }
    >
      {reason}
    </MessageScreen>
  );
}
