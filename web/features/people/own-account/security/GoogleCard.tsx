import { useApolloClient } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { useLocation } from "react-router-dom";
import { attempt } from "#web/apollo/show-failure.ts";
import { FreshSignInDocument } from "#web/session/session.generated.ts";
import { useGoogleRedirect } from "#web/session/sign-in/google-redirect.ts";
import { useGoogleLinkQuery, useUnlinkGoogleMutation } from "#web/session/sign-in/google.generated.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";

export function GoogleCard() {
  const { data } = useGoogleLinkQuery();
  const { pathname } = useLocation();
  const { redirectToGoogle, isLeaving, failure } = useGoogleRedirect();
  const client = useApolloClient();
  const { unlink, isUnlinking } = useUnlink();
  const link = data?.googleLink;
  if (!link || (!link.is_available && link.email === null)) return null;
  const beginLink = () =>
    attempt("Google is not linked", async () => {
      // Google's response is valid for only a minute, so a required fresh sign-in is requested first.
      await client.query({ query: FreshSignInDocument, fetchPolicy: "network-only" });
      redirectToGoogle(pathname);
    });
  return (
    <Card title="Google">
      {link.email === null ? (
        <p>{failure ?? "Link your Google account to sign in with it as well as with your password."}</p>
      ) : (
        <p>You can sign in here with {link.email}.</p>
      )}
      <div className="acts">
        {link.email === null ? (
          <Button loading={isLeaving} onClick={() => void beginLink()}>
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
  const [send, { loading }] = useUnlinkGoogleMutation();
  const unlink = () =>
    attempt("Your Google account is still linked", async () => {
      const { data } = await send();
      showToast({ message: data?.unlinkGoogle?.message ?? "Your Google account is unlinked", tone: "success" });
    });
  return { unlink: () => void unlink(), isUnlinking: loading };
}
