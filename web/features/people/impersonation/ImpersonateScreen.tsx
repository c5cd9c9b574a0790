import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import { MessageScreen } from "#web/screen/MessageScreen.tsx";
import { paths, safeReturnTo } from "#web/screen/paths.ts";
import { useDocumentTitle } from "#web/screen/use-document-title.ts";
import { PageLoading } from "#web/screen/WholePage.tsx";
import { useSession } from "#web/session/session.ts";
import { useRedeemImpersonationMutation } from "./impersonation.generated.ts";

/** Opens an impersonation session in this tab only; the link's token leaves the URL at once, also if the link is refused. */
export function ImpersonateScreen() {
  const [search] = useSearchParams();
  const [link] = useState(() => impersonationLinkOf(search));
  const navigate = useNavigate();
  const hasQuery = search.size > 0;
  useEffect(() => {
    if (hasQuery) void navigate(paths.impersonate, { replace: true });
  }, [hasQuery, navigate]);
  useDocumentTitle("Act for somebody");
  if (!link) return <UnusableLink reason="The link is incomplete. Start again from the person's page." />;
  return <Enter link={link} />;
}

/** The token can be redeemed only once; React may run an effect twice. */
const asked = new Set<string>();

function Enter({ link: { token, next } }: { link: ImpersonationLink }) {
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
  return reason === undefined ? <PageLoading /> : <UnusableLink reason={reason} />;
}

function UnusableLink({ reason }: { reason: string }) {
  return (
    <MessageScreen
      title="This link does not work"
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

interface ImpersonationLink {
  token: string;
  /** Where to go afterwards. */
  next: string;
}

/** Parses the parameters of /impersonate; undefined if they are invalid. `proxy` may be in the return_url's own query. */
export function impersonationLinkOf(search: URLSearchParams): ImpersonationLink | undefined {
  const token = search.get("access_token");
  const next = safeReturnTo(search.get("return_url"));
  const inside = new URL(next, "http://here").searchParams;
  const isProxy = [search.get("proxy"), inside.get("proxy")].some((value) => value === "1" || value === "true");
  return token !== null && token !== "" && isProxy ? { token, next } : undefined;
}
