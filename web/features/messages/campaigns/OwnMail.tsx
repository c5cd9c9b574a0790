import { styled } from "@mui/material/styles";
import { attempt } from "#web/apollo/show-failure.ts";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { useCompany } from "#web/tenant/company.ts";
import { ActButton } from "#web/ui/button/ActButton.tsx";
import { Card } from "#web/ui/card/Card.tsx";
import { CardBody } from "#web/ui/card/CardBody.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { useOwnMarketingConsentQuery, useUpdateOwnMarketingConsentMutation } from "./client-mail.generated.ts";

/** The client's own marketing consent, changeable at any time. */
export function OwnMail() {
  const { name } = useCompany();
  const query = useOwnMarketingConsentQuery({ fetchPolicy: "cache-and-network" });
  const [update] = useUpdateOwnMarketingConsentMutation();
  const state = query.data?.ownMarketingConsent?.state;
  const say = async (next: "agreed" | "unsubscribed") => {
    await attempt("This could not be saved", async () => {
      await update({ variables: { input: { state: next } } });
      const message = next === "agreed" ? "News and offers will come by mail" : "You no longer get news and offers";
      showToast({ message, tone: "success" });
    });
  };
  return (
    <Card title="News and offers">
      <Body>
        {state ? null : <Unloaded failure="Your choice did not load" query={query} />}
        {state === "agreed" ? (
          <>
            <p>{name} sends you news and offers by mail.</p>
            <ActButton onAct={() => say("unsubscribed")}>Stop these mails</ActButton>
          </>
        ) : null}
        {state && state !== "agreed" ? (
          <>
            <p>You get no news and offers. Mails about your bookings come in any case.</p>
            <ActButton onAct={() => say("agreed")}>Send me news and offers</ActButton>
          </>
        ) : null}
      </Body>
    </Card>
  );
}

const Body = styled(CardBody)({ justifyItems: "start" });
