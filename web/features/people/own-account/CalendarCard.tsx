import { useApolloClient } from "@apollo/client/react";
import Button from "@mui/material/Button";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { attemptChange } from "#web/apollo/attempt-change.ts";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { ActButton } from "#web/ui/button/ActButton.tsx";
import { Card } from "#web/ui/card/Card.tsx";
import { CardBody } from "#web/ui/card/CardBody.ts";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { FormField } from "#web/ui/form/FormField.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { copyText } from "#web/ui/toast/copy-text.ts";
import { useOwnCalendarQuery, useRenewCalendarMutation, useRevokeCalendarMutation } from "./calendar-feed.generated.ts";

/** The private address of the person's calendar feed, which can be renewed or revoked at any time. */
export function CalendarCard() {
  const query = useOwnCalendarQuery();
  const acts = useCalendarActs();
  const feed = query.data?.calendarFeed;
  return (
    <Card title="Your calendar" note="Bookings and classes">
      <Body>
        {feed ? null : <Unloaded failure="The calendar did not load" query={query} />}
        {feed?.url ? <Address url={feed.url} acts={acts} /> : null}
        {feed && !feed.url ? (
          <>
            <p>Subscribe to a private address, and your calendar picks up every change automatically.</p>
            <ActButton onAct={() => acts.renew("Your calendar has an address")}>Create calendar link</ActButton>
          </>
        ) : null}
      </Body>
    </Card>
  );
}

function Address({ url, acts }: { url: string; acts: ReturnType<typeof useCalendarActs> }) {
  const confirm = useConfirm();
  const copy = () => copyText(url, { copied: "The address is copied", otherwise: "Copy it by hand from the field" });
  const renew = () =>
    confirm({
      title: "Make a new address?",
      text: "Calendars that use the current address stop following your bookings until you give them the new one.",
      confirmLabel: "Make a new address",
      cancelLabel: "Keep this one",
      act: () => acts.renew("Your calendar has a new address"),
    });
  const end = () =>
    confirm({
      title: "End the calendar address?",
      text: "Calendars that use it stop following your bookings.",
      confirmLabel: "End it",
      cancelLabel: "Keep it",
      tone: "danger",
      act: acts.end,
    });
  return (
    <>
      <FormField label="Private address" help="Anyone who has it can read your calendar. Do not pass it on.">
        {(wiring) => <OutlinedInput fullWidth readOnly value={url} inputProps={wiring} />}
      </FormField>
      <div className="acts">
        <Button variant="contained" component="a" href={url.replace(/^https?:/, "webcal:")}>
          Open in calendar
        </Button>
        <Button startIcon={<Icon name="copy" />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button onClick={() => void renew()}>New address</Button>
        <Button color="error" onClick={() => void end()}>
          End
        </Button>
      </div>
    </>
  );
}

function useCalendarActs() {
  const client = useApolloClient();
  const [renewFeed] = useRenewCalendarMutation();
  const [revokeFeed] = useRevokeCalendarMutation();
  const trying = (done: string, act: () => Promise<unknown>) =>
    attemptChange(client, "The calendar address stays as it is", act, done);
  return {
    renew: (message: string) => trying(message, () => renewFeed({ refetchQueries: ["OwnCalendar"] })),
    end: () => trying("The calendar address has ended", () => revokeFeed({ refetchQueries: ["OwnCalendar"] })),
  };
}

const Body = styled(CardBody)({
  justifyItems: "start",
  "& > *": { maxWidth: "100%" },
  "& > p": { color: "var(--text-2)" },
});
