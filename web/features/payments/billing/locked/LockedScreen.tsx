import Button from "@mui/material/Button";
import { useState } from "react";
import { Link, Navigate, useSearchParams } from "react-router-dom";
import { lockedPath, paths } from "#web/screen/paths.ts";
import { PublicLayout, SplitCard } from "#web/screen/PublicLayout.tsx";
import { useDocumentTitle } from "#web/screen/use-document-title.ts";
import { useSession } from "#web/session/session.ts";
import { SignInForm } from "#web/session/sign-in/SignInForm.tsx";
import { useSignOut } from "#web/session/use-sign-out.ts";
import { lockReason, useCompany } from "#web/tenant/company.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { IconLines } from "#web/ui/layout/IconLines.ts";
import { Stack } from "#web/ui/layout/Stack.ts";
import { RoundMark } from "#web/ui/state/RoundMark.tsx";
import { SubscribeCard } from "./SubscribeCard.tsx";

/** Exact texts of the specification. */
export const LOCKED_TEXTS = {
  soft: "This account is locked because your trial has expired or there is no active subscription. Please choose a plan and subscribe to continue.",
  hard: "This account has been cancelled. To regain access, please re-subscribe to a plan. If you need assistance, contact support.",
} as const;

export function LockedScreen() {
  const [search] = useSearchParams();
  const company = useCompany();
  const reason = lockReason(company);
  useDocumentTitle("Account locked");
  if (reason === undefined) return <Navigate to={paths.dashboard} replace />;
  // The company's actual state decides; a hand-typed URL is corrected.
  if (search.get("reason") !== reason) return <Navigate to={lockedPath(reason)} replace />;
  return (
    <PublicLayout showsPayments>
      <LockedCard reason={reason} />
    </PublicLayout>
  );
}

function LockedCard({ reason }: { reason: keyof typeof LOCKED_TEXTS }) {
  const [isSubscribing, setSubscribing] = useState(false);
  return isSubscribing ? (
    <SubscribeCard lock={<Lock reason={reason} />} onClose={() => setSubscribing(false)} />
  ) : (
    <SplitCard>
      <section>
        <Lock reason={reason} />
        <IconLines style={{ marginTop: 24 }}>
          <li>
            <Icon name="check-circle" />
            Clients, bookings and settings are kept.
          </li>
          <li>
            <Icon name="calendar" />
            Online booking is off for now.
          </li>
        </IconLines>
      </section>
      <WhoIsHere onSubscribe={() => setSubscribing(true)} />
    </SplitCard>
  );
}

function Lock({ reason }: { reason: keyof typeof LOCKED_TEXTS }) {
  return (
    <Stack gap={8}>
      <RoundMark tone="amber" icon="lock" />
      <h1>Account locked</h1>
      <p>{LOCKED_TEXTS[reason]}</p>
    </Stack>
  );
}

function WhoIsHere({ onSubscribe }: { onSubscribe: () => void }) {
  const company = useCompany();
  const { session } = useSession();
  const signOut = useSignOut();
  if (session.status === "loading") return <section aria-busy="true" />;
  if (session.status !== "signed_in") {
    return (
      <section>
        <h2>Sign in</h2>
        <p className="under">The owner of the account can choose a plan.</p>
        <SignInForm returnTo={paths.dashboard} help={<Link to={paths.forgotPassword}>Forgot password?</Link>} />
      </section>
    );
  }
  const maySubscribe = session.person.permissions.includes("billing.manage");
  return (
    <section>
      <h2>{session.person.name}</h2>
      <p className="under" style={{ marginBottom: 24 }}>
        {maySubscribe
          ? "You are signed in."
          : `You are signed in. The owner of ${company.name} can unlock the account.`}
      </p>
      {maySubscribe ? (
        <Button size="large" variant="contained" fullWidth onClick={onSubscribe} sx={{ mb: 1 }}>
          Subscribe Now
        </Button>
      ) : null}
      <Button size="large" fullWidth onClick={() => void signOut()}>
        Sign out
      </Button>
    </section>
  );
}
