import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import { PublicLayout } from "#web/screen/PublicLayout.tsx";
import { useDocumentTitle } from "#web/screen/use-document-title.ts";
import { useCompany } from "#web/tenant/company.ts";
import { Note } from "#web/ui/state/Note.tsx";
import { useMailSubscriptionQuery, useUnsubscribeMutation } from "./client-mail.generated.ts";

/**
 * The target of the link in marketing mails: one click, without signing in. Not automatic, since mail scanners follow links too.
 */
export function UnsubscribeScreen() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get("token") ?? "";
  const { is_locked } = useCompany();
  return (
    <PublicLayout offersBooking={!is_locked}>
      <Sheet aria-labelledby="unsubscribe-title">
        {token === "" ? (
          <Heading title="Unsubscribe">Follow the link at the end of a mail to unsubscribe from such mails.</Heading>
        ) : (
          <Unsubscribe token={token} />
        )}
      </Sheet>
    </PublicLayout>
  );
}

function Unsubscribe({ token }: { token: string }) {
  const { name } = useCompany();
  const { data, error } = useMailSubscriptionQuery({ variables: { token } });
  const [unsubscribe, { data: done, loading, error: refused }] = useUnsubscribeMutation();
  const now = done?.unsubscribe ?? data?.mailSubscription;
  if (now?.is_subscribed === false) {
    return (
      <Heading title="You are unsubscribed">
        {name} no longer sends you news and offers. Mails about your bookings still come.
      </Heading>
    );
  }
  if (error) {
    return (
      <>
        <Heading title="This link does not work">
          Follow the link at the end of a newer mail, sign in and say so in your profile, or tell us at the front desk.
        </Heading>
        <Refusal error={error} />
      </>
    );
  }
  return (
    <>
      <Heading title={`Unsubscribe from ${name}`}>
        You will no longer get news and offers from {name}. Mails about your bookings still come.
      </Heading>
      {refused ? <Refusal error={refused} /> : null}
      <Button
        variant="contained"
        size="xl"
        loading={loading}
        onClick={() => void unsubscribe({ variables: { token }, errorPolicy: "all" })}
      >
        Unsubscribe
      </Button>
    </>
  );
}

const Refusal = ({ error }: { error: unknown }) => (
  <Note tone="red" icon="warning" role="alert">
    {explain(error).message}
  </Note>
);

function Heading({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title);
  return (
    <>
      <h1 id="unsubscribe-title">{title}</h1>
      <p>{children}</p>
    </>
  );
}

const Sheet = styled("section")({
  display: "grid",
  gap: 16,
  width: "100%",
  maxWidth: 416,
  padding: 32,
  background: "var(--surface)",
  border: "1px solid var(--line)",
  borderRadius: "var(--r)",
  "& p": { fontSize: 13, lineHeight: "20px", color: "var(--text-2)", overflowWrap: "anywhere" },
  "@media (max-width: 599.95px)": { padding: "24px 16px" },
});
