import { statements, type StatementEvent } from "#telemetry/channels.ts";

interface Sent {
  text: string;
  /** The number of sequential responses awaited before it was sent. */
  waitsBefore: number;
}

/** Every statement that this sends to the database, in order; nothing else may run at the same time. */
export async function roundTripsOf(ask: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const depths = new Map<StatementEvent, number>();
  let answered = 0;
  const subscribers = {
    start(event: StatementEvent) {
      depths.set(event, answered);
      sent.push({ text: event.text, waitsBefore: answered });
    },
    end() {},
    asyncStart() {},
    asyncEnd: (event: StatementEvent) => void (answered = Math.max(answered, (depths.get(event) ?? 0) + 1)),
    error() {},
  };
  statements.subscribe(subscribers);
  try {
    await ask();
  } finally {
    statements.unsubscribe(subscribers);
  }
  return sent;
}
