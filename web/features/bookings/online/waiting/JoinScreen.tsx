import styled from "@emotion/styled";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { z } from "zod";
import { fullName } from "#schema/shared/person-name.ts";
import { refusalOf } from "#web/apollo/explain-fault.ts";
import { paths } from "#web/screen/paths.ts";
import { useSession } from "#web/session/session.ts";
import { useCompany } from "#web/tenant/company.ts";
import { AppTheme } from "#web/theme/AppTheme.tsx";
import { formatDay } from "#web/time/format-day.ts";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { FormErrors } from "#web/ui/form/FormErrors.tsx";
import { useFormSubmit } from "#web/ui/form/use-form-submit.ts";
import { Note } from "#web/ui/state/Note.tsx";
import { coachesFor, useCatalogue } from "../frame/catalogue.ts";
import { dateOf, timeSpan } from "../frame/format-venue.ts";
import { Notice } from "../frame/Notice.tsx";
import { PageSkeleton } from "../frame/PageSkeleton.tsx";
import { PartsCard } from "../frame/PartsCard.ts";
import { PublicButton, PublicLink } from "../frame/PublicButton.tsx";
import { formatOf } from "../own/own-booking.ts";
import { GuestAnswers, guestDraft } from "../who/guest-draft.ts";
import { PersonFields } from "../who/PersonFields.tsx";
import { inWhoForm } from "../who/use-confirm-booking.ts";
import { PlaceFacts } from "./PlaceFacts.tsx";
import { waitingPath, wantedOf, type Wanted } from "./wait-path.ts";
import { useJoinWaitlistMutation, type JoinWaitlistMutation } from "./waiting.generated.ts";

/** Joins the waitlist for a taken time or a full class; asks for personal details unless signed in. */
export function JoinScreen() {
  const [query] = useSearchParams();
  const { name } = useCompany();
  const wanted = wantedOf(query);
  useEffect(() => {
    document.title = `Waiting list · ${name}`;
  }, [name]);
  if (wanted) return <Join wanted={wanted} />;
  return (
    <Notice>
      <h1>Choose what to wait for</h1>
      <p>A part of this address is missing. Choose a time or a class that is taken.</p>
      <PublicLink data-look="main" to={paths.book}>
        Choose a time
      </PublicLink>
    </Notice>
  );
}

function Join({ wanted }: { wanted: Wanted }) {
  const catalogue = useCatalogue();
  const { session } = useSession();
  const format = formatOf(catalogue, wanted.location);
  const service = catalogue.services.find(({ id }) => id === wanted.service);
  const location = catalogue.locations.find(({ id }) => id === wanted.location);
  const coach = coachesFor(catalogue, wanted.location, wanted.service).find(({ id }) => id === wanted.coach);
  return (
    <WaitCard>
      <header>
        <p>Join the waiting list</p>
        <h1>
          {formatDay(dateOf(wanted.localStart), format, "withYear")},{" "}
          <span>{timeSpan(wanted.localStart, wanted.localEnd, format)}</span>
        </h1>
        <b>{service?.name}</b>
        <PlaceFacts
          coach={coach?.name}
          people={wanted.party}
          locationId={wanted.location}
          locationName={location?.name}
        />
      </header>
      <section>
        {service?.waitlist_offers === "everybody" ? (
          <p>When a place becomes free, we email everybody who is waiting: first come, first served.</p>
        ) : (
          <p>A place that becomes free is held for the first on the list. We email you when it is yours.</p>
        )}
      </section>
      {session.status === "loading" ? <PageSkeleton /> : null}
      {session.status === "signed_in" ? <ClientJoin wanted={wanted} name={fullName(session.person)} /> : null}
      {session.status === "anonymous" || session.status === "failed" ? (
        <AppTheme>
          <GuestJoin wanted={wanted} />
        </AppTheme>
      ) : null}
    </WaitCard>
  );
}

function GuestJoin({ wanted }: { wanted: Wanted }) {
  const [mailedTo, setMailedTo] = useState<string>();
  const join = useJoin(wanted, ({ email }) => setMailedTo(email));
  const form = useForm({ resolver: zodResolver(GuestAnswers), defaultValues: { ...guestDraft(), client_note: "" } });
  const send = ({ client_note: _note, ...guest }: z.output<typeof GuestAnswers>) => join(guest);
  const { submit, problem, isSending } = useFormSubmit(form, send, nothing);
  if (mailedTo !== undefined) return <LookIntoMail email={mailedTo} onBack={() => setMailedTo(undefined)} />;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FormErrors form={form} problem={problem} />
      <PersonFields control={form.control} emailHelp="The offer and your link go here" />
      <JoinButton isSending={isSending} />
    </form>
  );
}

/** Whether the address waits for this already is for its owner to know, so only the mail says it. */
function LookIntoMail({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    <footer>
      <h2>Check your email</h2>
      <Note tone="green" icon="mail" role="status">
        A mail to {email} is on its way, with your link to the waiting list.
      </Note>
      <p>Nothing there? Check your junk folder, and that you typed the address correctly.</p>
      <PublicButton type="button" data-size="xl" onClick={onBack}>
        Try another address
      </PublicButton>
    </footer>
  );
}

function ClientJoin({ wanted, name }: { wanted: Wanted; name: string }) {
  const navigate = useNavigate();
  const join = useJoin(wanted, ({ entry }) => {
    if (!entry?.token) throw new Error("The entry came back empty.");
    void navigate(waitingPath(entry.token), { replace: true });
  });
  const form = useForm();
  const { submit, problem, isSending } = useFormSubmit(form, () => join(null), nothing);
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FormErrors form={form} problem={problem} />
      <p>You are signed in as {name}.</p>
      <JoinButton isSending={isSending} />
    </form>
  );
}

const nothing = () => undefined;

function JoinButton({ isSending }: { isSending: boolean }) {
  return (
    <PublicButton type="submit" data-look="main" data-size="xl" aria-busy={isSending}>
      {isSending ? "One moment…" : "Join the waiting list"}
    </PublicButton>
  );
}

type Guest = { first_name: string; last_name: string; email: string; phone?: string | null | undefined };

type Joined = NonNullable<JoinWaitlistMutation["joinWaitlist"]>;

/** Joins; resolves to errors for the form, if any. */
function useJoin(wanted: Wanted, onJoined: (joined: Joined) => void) {
  const [joinWaitlist] = useJoinWaitlistMutation();
  return async (guest: Guest | null): Promise<FormRefusal | void> => {
    try {
      const input = {
        service_id: wanted.service,
        location_id: wanted.location,
        start_time: wanted.start,
        end_time: wanted.end,
        party_size: wanted.party,
        coach_id: wanted.coach ?? null,
        class_session_id: wanted.session ?? null,
        guest,
      };
      const { data } = await joinWaitlist({ variables: { input } });
      if (!data?.joinWaitlist) throw new Error("The answer came back empty.");
      onJoined(data.joinWaitlist);
    } catch (error) {
      return inWhoForm(refusalOf(error));
    }
  };
}

/** A card for a waitlist entry: what it is for, and the actions. */
export const WaitCard = styled(PartsCard)({
  maxWidth: 560,
  "& > header p": { fontSize: 13, lineHeight: "20px", color: "var(--text-2)" },
  "& h1 span": { whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
  "& section": { color: "var(--text-2)" },
  // Aligns the payment with its description.
  "& footer form": { padding: 0, borderTop: 0 },
});
