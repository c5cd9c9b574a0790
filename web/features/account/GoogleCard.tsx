import Button from "@mui/material/Button";
import { useLocation } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import { refetchGoogleLinkQuery, useGoogleLinkQuery, useUnlinkGoogleMutation } from "#web/session/google.generated.ts";
import { keepNext } from "#web/session/kept-next.ts";
import { useBeginGoogle } from "#web/session/use-begin-google.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";

/** Google as a second way in: linked from here, where one is signed in already, and taken back. */
export function GoogleCard() {
  const { data } = useGoogleLinkQuery();
  const { pathname } = useLocation();
  const { begin, isLeaving, failure } = useBeginGoogle();
  const { unlink, isUnlinking } = useUnlink();
  const link = data?.googleLink;
  if (!link || (!link.is_available && link.email === null)) return null;
  return (
    <Card title="Google">
      {link.email === null ? (
        <p>{failure ?? "Link your Google account, and it signs you in here as your password does."}</p>
      ) : (
        <p>{link.email} signs you in here.</p>
      )}
      <div className="acts">
        {link.email === null ? (
          <Button
            loading={isLeaving}
            onClick={() => {
              keepNext(pathname);
              begin();
            }}
          >
            Link Google
          </Button>
        ) : (
          <Button loading={isUnlinking} onClick={unlink}>
            Unlink Google
          </Button>
        )}
      </div>
    </Card>
  );
}

function useUnlink() {
  const [send, { loading }] = useUnlinkGoogleMutation({ refetchQueries: [refetchGoogleLinkQuery()] });
  const unlink = async () => {
    try {
      const { data } = await send();
      showToast({ message: data?.unlinkGoogle?.message ?? "Google no longer signs you in", tone: "success" });
    } catch (error) {
      showToast({ message: "Google still signs you in", detail: explain(error).message, tone: "error" });
    }
  };
  return { unlink: () => void unlink(), isUnlinking: loading };
}
