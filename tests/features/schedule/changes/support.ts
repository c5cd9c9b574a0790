import { randomUUID } from "node:crypto";
import { listen } from "#api/db/listen.ts";
import type { Changes } from "#schema/schedule/changes/models.ts";
import { eventsIn } from "#tests/support/events.ts";
import { within } from "#tests/support/proof/limits.ts";
import type { Person, Platform, Venue } from "#tests/support/venue.ts";

/** Connects the platform's streams to the database's notifications; returns a function that disconnects them. */
export async function hearChanges({ database, deps }: Platform): Promise<() => Promise<void>> {
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  const stop = listen(database.appUrl, "changes", {
    name: "test changes",
    onNotice: (notice) => deps.changes.hear(notice),
    onListening: () => {
      resolve();
      deps.changes.hearAgain();
    },
    onError: () => undefined,
  });
  await listening;
  return stop;
}

export interface Follower {
  /** The next event that `wanted` accepts, by default the next one of any kind. */
  next(wanted?: (answer: Changes) => boolean): Promise<Changes>;
  /** Waits until the stream ends. */
  hasEnded(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Opens a stream as this person's screen does. */
export async function follow(
  { api }: Platform,
  { slug }: Venue,
  { token }: Pick<Person, "token">,
  from: { since?: string; seconds_ago?: string } = {},
): Promise<Follower> {
  const response = await api.fetch(
    new Request(`http://${slug}.localhost/api/v1/changes?${new URLSearchParams(from)}`, {
      headers: { authorization: `Bearer ${token}` },
    }),
    { tenant: slug, address: "127.0.0.1", requestId: randomUUID(), secure: false },
  );
  if (response.status !== 200) throw new Error(`the stream was refused: ${response.status} ${await response.text()}`);
  return followerOf(eventsIn(response), (event) => event);
}

/** A follower of any stream of events. */
export function followerOf(events: AsyncGenerator<unknown>, changesOf: (event: unknown) => unknown): Follower {
  const nextEvent = () =>
    Promise.race([
      events.next(),
      new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Error("nothing came")), within("stream")).unref();
      }),
    ]);
  return {
    async next(wanted = () => true) {
      for (;;) {
        const { done, value } = await nextEvent();
        if (done) throw new Error("the stream has ended");
        // The shape is part of the contract, which tests/contract checks.
        const answer = changesOf(value) as Changes;
        if (wanted(answer)) return answer;
      }
    },
    async hasEnded() {
      for (;;) if ((await nextEvent()).done) return true;
    },
    stop: async () => void (await events.return(undefined)),
  };
}

export const hasChanges = ({ changes }: Changes): boolean => changes.length > 0;
