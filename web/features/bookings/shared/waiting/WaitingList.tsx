import { useApolloClient } from "@apollo/client/react";
import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import { attemptChange } from "#web/apollo/attempt-change.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { formatDayTime } from "#web/time/format.ts";
import { localAt } from "#web/time/wall-clock.ts";
import { ActButton } from "#web/ui/button/ActButton.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Rows } from "#web/ui/layout/Rows.ts";
import { Initials } from "#web/ui/text/Initials.tsx";
import { RemovePersonDialog } from "./RemovePersonDialog.tsx";
import {
  useOfferWaitlistPlaceMutation,
  useReorderWaitlistMutation,
  type WaitingPersonFragment,
} from "./waiting-list.generated.ts";

interface WaitingListProps {
  /** Everybody waiting for one time or class session, in order, including those who were offered a place. */
  people: readonly WaitingPersonFragment[];
  venue: Pick<Venue, "locale" | "timeformat" | "dateformat" | "clock_changes">;
}

/** Who is waiting, in order, and who was offered what until when; the desk can reorder, offer manually and remove. */
export function WaitingList({ people, venue }: WaitingListProps) {
  const acts = useWaitingActs();
  const [leaving, setLeaving] = useState<WaitingPersonFragment>();
  const ids = people.filter(({ status }) => status === "waiting").map(({ id }) => id);
  return (
    <>
      <Rows>
        {people.map((person) => (
          <li key={person.id}>
            <Initials name={person.name} />
            <div className="what">
              <b>{person.name}</b>
              <small>{standing(person, venue)}</small>
            </div>
            <PersonActs person={person} at={ids.indexOf(person.id)} ids={ids} acts={acts} onRemove={setLeaving} />
          </li>
        ))}
      </Rows>
      {leaving ? <RemovePersonDialog person={leaving} onClose={() => setLeaving(undefined)} /> : null}
    </>
  );
}

interface PersonActsProps {
  person: WaitingPersonFragment;
  at: number;
  ids: readonly number[];
  acts: ReturnType<typeof useWaitingActs>;
  onRemove: (person: WaitingPersonFragment) => void;
}

function PersonActs({ person, at, ids, acts, onRemove }: PersonActsProps) {
  const { name, allowed_actions } = person;
  return (
    <>
      {allowed_actions.includes("reorder") && at > 0 ? (
        <IconButton
          aria-label={`Move ${name} up`}
          title="Move up"
          onClick={() => void acts.reorder(person, moved(ids, at, at - 1))}
        >
          <Icon name="chevron-up" />
        </IconButton>
      ) : null}
      {allowed_actions.includes("offer") ? (
        <ActButton aria-label={`Offer a place to ${name}`} onAct={() => acts.offer(person)}>
          Offer
        </ActButton>
      ) : null}
      {allowed_actions.includes("remove") ? (
        <IconButton
          aria-label={`Take ${name} off the waiting list`}
          title="Take off the list"
          onClick={() => onRemove(person)}
        >
          <Icon name="close" />
        </IconButton>
      ) : null}
    </>
  );
}

/** The ids with one of them moved to another position. */
function moved(ids: readonly number[], from: number, to: number): number[] {
  const rest = ids.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...ids.slice(from, from + 1), ...rest.slice(to)];
}

/** "Waiting, place 1, 2 people", "Told Tue 4 May, 19:35" or "Offered, held until Tue 4 May, 19:35" */
function standing(
  { status, place, party_size, offered_until, told_at }: WaitingPersonFragment,
  venue: WaitingListProps["venue"],
): string {
  const people = party_size === 1 ? null : `${party_size} people`;
  const at = (instant: string) => formatDayTime(localAt(instant, venue), venue);
  if (status === "offered" && offered_until) return said(`Offered, held until ${at(offered_until)}`, people);
  return told_at ? said(`Told ${at(told_at)}`, people) : said(`Waiting, place ${place}`, people);
}

const said = (standing: string, people: string | null): string => (people ? `${standing}, ${people}` : standing);

function useWaitingActs() {
  const client = useApolloClient();
  const [offer] = useOfferWaitlistPlaceMutation();
  const [reorder] = useReorderWaitlistMutation();
  return {
    offer: ({ id, version, name }: WaitingPersonFragment) =>
      attemptChange(
        client,
        `No place was offered to ${name}`,
        () => offer({ variables: { id, version } }),
        `A place is held for ${name}, and a mail is on its way`,
      ),
    reorder: ({ name }: WaitingPersonFragment, ids: number[]) =>
      attemptChange(client, "The order was left unchanged", () => reorder({ variables: { ids } }), `${name} moved up`),
  };
}
