import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { Link } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import { showFailure } from "#web/apollo/show-failure.ts";
import { paths } from "#web/screen/paths.ts";
import { Screen } from "#web/screen/Screen.tsx";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { useUrlValue } from "#web/screen/use-url-value.ts";
import { usePerson } from "#web/session/session.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { CardsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { ConfirmCompanyDialog } from "./ConfirmCompanyDialog.tsx";
import {
  useMailConfirmationMutation,
  useOnboardingStateQuery,
  useSeeBookingPageMutation,
  useSkipOnboardingMutation,
  type OnboardingListFragment,
} from "./onboarding.generated.ts";
import { StepRow } from "./StepRow.tsx";

/** What a venue needs before its first booking, derived from its data; each step links to where it is done. */
export function OnboardingScreen() {
  const query = useOnboardingStateQuery({ fetchPolicy: "cache-and-network" });
  const status = query.data?.onboardingStatus;
  return (
    <Screen title="Set up your venue">
      {status ? (
        <List status={status} onChanged={() => void query.refetch()} />
      ) : (
        <Unloaded failure="The list could not be loaded" query={query} waiting={<CardsSkeleton hasBeside={false} />} />
      )}
    </Screen>
  );
}

function List({ status, onChanged }: { status: OnboardingListFragment; onChanged: () => void }) {
  const [confirmed, setConfirmed] = useUrlValue("confirm");
  const [seeBookingPage] = useSeeBookingPageMutation();
  const needed = status.steps.filter(({ is_optional }) => !is_optional);
  const done = needed.filter(({ is_done }) => is_done).length;
  const isCompanyOpen = status.steps.some(({ key, is_done }) => key === "company" && !is_done);
  return (
    <Page>
      {status.is_email_confirmed ? null : <ConfirmAddressNote />}
      {status.is_complete ? <Complete /> : <Progress done={done} of={needed.length} isSkipped={status.is_skipped} />}
      <ol aria-label="Steps">
        {status.steps.map((step, at) => (
          <StepRow
            key={step.key}
            step={step}
            number={at + 1}
            status={status}
            onBookingPage={() => void seeBookingPage().catch(() => undefined)}
          />
        ))}
      </ol>
      {confirmed === "company" && isCompanyOpen ? (
        <ConfirmCompanyDialog onDone={onChanged} onClose={() => setConfirmed(null)} />
      ) : null}
    </Page>
  );
}

function Complete() {
  return (
    <div className="head">
      <Note tone="green" icon="check-circle" role="status">
        Everything is set up. Look at your booking page: it offers the times that can be booked.
      </Note>
      <Button component={Link} to={paths.schedule} variant="contained" size="large">
        Go to the schedule
      </Button>
    </div>
  );
}

function Progress({ done, of, isSkipped }: { done: number; of: number; isSkipped: boolean }) {
  return (
    <div className="head">
      <div>
        <strong>
          {done} of {of} done
        </strong>
        <progress value={done} max={of} aria-label={`${done} of ${of} steps done`} />
        <p>Finish these and guests can book.</p>
      </div>
      {isSkipped ? (
        <Button component={Link} to={paths.dashboard}>
          Go to the dashboard
        </Button>
      ) : (
        <SkipButton />
      )}
    </div>
  );
}

/** Reminder that the link in the first email was not followed yet. */
function ConfirmAddressNote() {
  const { email } = usePerson();
  const [mail, { loading }] = useMailConfirmationMutation();
  const [answer, setAnswer] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  if (email === null) return null;
  const send = async () => {
    const { data, error } = await mail({ variables: { input: { email } }, errorPolicy: "all" });
    setIsSent(!error);
    setAnswer(error ? explain(error).message : (data?.requestEmailChange?.message ?? "A link is on its way."));
  };
  return (
    <Note tone="blue" icon="mail">
      <span role="status">
        {answer ??
          `We mailed a link to ${email}. Follow it to confirm your email address: until then no email leaves in your company’s name, not even confirmations of bookings.`}
      </span>{" "}
      {isSent ? null : (
        <button type="button" disabled={loading} onClick={() => void send()}>
          Send it again
        </button>
      )}
    </Note>
  );
}

function SkipButton() {
  const [skip, { loading }] = useSkipOnboardingMutation();
  const refusal = useRefusal("company.write");
  const send = async () => {
    const { error } = await skip({ errorPolicy: "all" });
    if (error) {
      showFailure("The list is still shown", error);
      return;
    }
    showToast({
      message: "The dashboard no longer leads here. You find the list in the profile menu.",
      tone: "success",
    });
  };
  return (
    <RefusableButton loading={loading} refusal={refusal} onClick={() => void send()}>
      Skip for now
    </RefusableButton>
  );
}

const Page = styled("div")({
  display: "flex",
  flexDirection: "column",
  gap: 16,
  maxWidth: 760,
  padding: 16,
  "& .head": { display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 16 },
  "& .head > div": { flex: 1, minWidth: 240 },
  "& .head strong": { fontSize: 16, lineHeight: "24px", letterSpacing: "-.011em" },
  "& .head p": { marginTop: 4, fontSize: 13, lineHeight: "20px", color: "var(--text-2)" },
  "& progress": {
    appearance: "none",
    display: "block",
    width: "100%",
    maxWidth: 320,
    height: 6,
    marginTop: 8,
    border: 0,
    borderRadius: 3,
    overflow: "hidden",
    background: "var(--line)",
  },
  "& progress::-webkit-progress-bar": { background: "var(--line)" },
  "& progress::-webkit-progress-value": { background: "var(--primary)" },
  "& progress::-moz-progress-bar": { background: "var(--primary)" },
  "& ol": { background: "var(--surface)", border: "1px solid var(--line)", borderRadius: "var(--r)" },
  "& li + li": { borderTop: "1px solid var(--line)" },
});
