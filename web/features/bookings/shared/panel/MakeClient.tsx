import Button from "@mui/material/Button";
import { useState } from "react";
import { Controller, useWatch, type UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { Client } from "#schema/clients/clients/models.ts";
import { refusalWithout } from "#schema/people/sign-in/permission-labels.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { useCan } from "#web/session/session.ts";
import { LoadedDialog } from "#web/ui/dialog/LoadedDialog.tsx";
import { ChoiceCards, type ChoiceCard } from "#web/ui/form/ChoiceCards.tsx";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { countText } from "#web/ui/text/count-text.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { useAssignBookingClientMutation } from "../actions/actions.generated.ts";
import { syncSchedule } from "../actions/booking-cache.ts";
import { withdrawUndo } from "../actions/undo-offers.ts";
import { ClientInput, foundClient } from "../choices/ClientSearch.tsx";
import { bookerName } from "../rows/format-booking.ts";
import type { BookingDetailsFragment } from "./booking-details.generated.ts";
import { useGuestMatchesQuery, type GuestMatchesQuery, type GuestMatchFragment } from "./make-client.generated.ts";

type Guest = NonNullable<BookingDetailsFragment["guest"]>;
type Match = Omit<GuestMatchFragment, "__typename">;

/** A button to make the guest of a booking a client; renders nothing for a client's booking, or one that is not the caller's. */
export function MakeClient({ booking }: { booking: BookingDetailsFragment }) {
  const [isOpen, setIsOpen] = useState(false);
  const { guest, allowed_actions } = booking;
  if (!guest || allowed_actions.length === 0) return null;
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Make a client
      </Button>
      {isOpen ? <MakeClientDialog booking={booking} guest={guest} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

interface MakeClientDialogProps {
  booking: BookingDetailsFragment;
  guest: Guest;
  onClose: () => void;
}

/** Loads who the guest may be, and the bookings that come along. */
function MakeClientDialog({ booking, guest, onClose }: MakeClientDialogProps) {
  const maySearch = useCan("clients.read");
  const digits = lastDigits(guest.phone);
  const { data, error, refetch } = useGuestMatchesQuery({
    variables: {
      id: booking.id,
      email: guest.email ?? "",
      hasEmail: maySearch && guest.email !== null,
      // However the number is written, these stand together.
      digits: digits.slice(-4),
      hasPhone: maySearch && digits !== "",
    },
    fetchPolicy: "network-only",
  });
  const title = `Make ${bookerName(booking)} a client`;
  return (
    <LoadedDialog
      title={title}
      data={data?.guestBookings && { along: comesAlong(data.guestBookings), matches: matchesOf(data, guest) }}
      error={error && explain(error)}
      onRetry={() => void refetch()}
      onClose={onClose}
    >
      {(loaded) => <ChooseClient title={title} booking={booking} guest={guest} {...loaded} onClose={onClose} />}
    </LoadedDialog>
  );
}

const Chosen = z.object({ kind: z.literal("client"), id: z.int(), name: z.string(), reach: z.string() });
/** `who`: the id of a client who matches, "other" or "new". */
const Form = z
  .object({ who: z.string(), other: Chosen.nullable() })
  .refine(({ who, other }) => who !== "other" || other !== null, { path: ["other"], message: "Choose a client." });
type Values = z.infer<typeof Form>;

interface ChooseClientProps extends MakeClientDialogProps {
  title: string;
  along: Along;
  matches: readonly Match[];
}

function ChooseClient({ title, booking, guest, along, matches: found, onClose }: ChooseClientProps) {
  const [assign] = useAssignBookingClientMutation();
  const [holder, setHolder] = useState<Match>();
  const mayAdd = useCan("clients.write");
  const matches = holder ? [holder, ...found.filter(({ id }) => id !== holder.id)] : found;
  const save = async ({ who, other }: Values) => {
    const client_id = who === "other" ? (other?.id ?? null) : Number(who) || null;
    const { data } = await assign({
      variables: { id: booking.id, input: { version: booking.version, client_id } },
      update: (cache, { data: answer }) => {
        if (answer?.assignBookingClient) syncSchedule(cache, answer.assignBookingClient);
      },
    });
    withdrawUndo(booking.id);
    const name = data?.assignBookingClient?.client?.name ?? bookerName(booking);
    showToast({
      message: who === "new" ? `${name} is a client now` : `The booking is ${name}’s now`,
      ...(along.count > 0 ? { detail: `${along.what} came along.` } : {}),
      tone: "success",
    });
  };
  return (
    <FormDialog<Values>
      title={title}
      schema={Form}
      defaultValues={{ who: likelyWho(found, guest) ?? (mayAdd ? "new" : "other"), other: null }}
      submitLabel={(form) =>
        form.watch("who") === "new" ? "Add client" : `Assign ${countText(along.others + 1, "booking")}`
      }
      onSubmit={async (sent, form): Promise<FormRefusal | void> => {
        try {
          await save(sent);
        } catch (error) {
          const theirs = Client.safeParse(faultOf(error).current).data;
          if (!theirs) throw error;
          setHolder(theirs);
          form.setValue("who", String(theirs.id));
          return { message: explain(error).message };
        }
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <WhoCards form={form} guest={guest} matches={matches} />
          <p>{alongSentence(along, guest)} Times and prices stay as they are.</p>
        </>
      )}
    </FormDialog>
  );
}

interface WhoCardsProps {
  form: UseFormReturn<Values, unknown, Values>;
  guest: Guest;
  matches: readonly Match[];
}

function WhoCards({ form, guest, matches }: WhoCardsProps) {
  const mayAdd = useCan("clients.write");
  const who = useWatch({ control: form.control, name: "who" });
  const holder = matches.find(({ email }) => isSame(email, guest.email));
  const refusal = holder ? `${holder.name} has this email address.` : refusalWithout("clients.write");
  const isRefused = holder !== undefined || !mayAdd;
  const cards: ChoiceCard[] = [
    ...matches.map((match) => ({ value: String(match.id), label: match.name, detail: foundClient(match).reach })),
    { value: "other", label: matches.length > 0 ? "Another client" : "A client" },
    { value: "new", label: "A new client", ...(isRefused ? { detail: refusal, isDisabled: true } : {}) },
  ];
  return (
    <>
      <Controller
        control={form.control}
        name="who"
        render={({ field }) => (
          <ChoiceCards
            label="Who is it?"
            hint={matches.length > 0 ? "same email or phone first" : undefined}
            cards={cards}
            value={[field.value]}
            onChange={([chosen = "new"]) => field.onChange(chosen)}
          />
        )}
      />
      {who === "other" ? <ClientInput control={form.control} name="other" /> : null}
    </>
  );
}

/** What the guest has besides this booking, and becomes the client's with it. */
interface Along {
  /** Bookings. */
  others: number;
  /** Bookings and places on waiting lists. */
  count: number;
  /** "2 other bookings and 1 place on a waiting list" */
  what: string;
}

function comesAlong({ other_ids, waiting_count }: NonNullable<GuestMatchesQuery["guestBookings"]>): Along {
  const others = other_ids.length;
  const bookings = others > 0 ? [countText(others, "other booking")] : [];
  const waits =
    waiting_count > 0 ? [countText(waiting_count, "place on a waiting list", "places on waiting lists")] : [];
  return { others, count: others + waiting_count, what: [...bookings, ...waits].join(" and ") };
}

function alongSentence({ count, what }: Along, { email }: Guest): string {
  if (count === 0) return "No other booking comes along.";
  const which = email ? ` with ${email}` : " of the same guest";
  return `${what}${which} ${count === 1 ? "comes" : "come"} along.`;
}

/** The clients who have the guest's address or number, whoever else was found by part of it; the likeliest first. */
function matchesOf({ byEmail, byPhone }: GuestMatchesQuery, guest: Guest): Match[] {
  const { email, phone } = guest;
  const isThey = (client: Match) =>
    isSame(client.email, email) ||
    isSame(client.contact_email, email) ||
    (lastDigits(phone) !== "" && lastDigits(client.phone) === lastDigits(phone));
  const found = [...(byEmail?.data ?? []), ...(byPhone?.data ?? [])].filter(isThey);
  const matches = [...new Map(found.map((client) => [client.id, client])).values()];
  const rank = (client: Match) => (isSame(client.email, email) ? 2 : Number(isNamesake(client, guest)));
  return matches.toSorted((one, other) => rank(other) - rank(one)).slice(0, MOST_MATCHES);
}

const MOST_MATCHES = 5;

/** Who is chosen at first: a number alone may be a family's. */
function likelyWho([first]: readonly Match[], guest: Guest): string | undefined {
  return first && (isSame(first.email, guest.email) || isNamesake(first, guest)) ? String(first.id) : undefined;
}

const isNamesake = ({ name }: Match, guest: Guest): boolean => isSame(name, bookerName({ client: null, guest }));

const isSame = (one: string | null, other: string | null): boolean =>
  one !== null && one.toLowerCase() === other?.toLowerCase();

/** Ten digits tell a number apart, with or without its country's. */
const lastDigits = (phone: string | null): string => (phone ?? "").replaceAll(/\D/g, "").slice(-10);
