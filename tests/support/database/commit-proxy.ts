import { connect, createServer, type Socket } from "node:net";

/** Sits between a program and PostgreSQL and lets a chosen commit happen without its response ever arriving. */
export interface CommitProxy {
  /** The same database, through the proxy. */
  url: string;
  /** Calls `onCommit` instead of forwarding the response to the next commit of a transaction that sent `marker`. */
  swallowCommit(marker: string, onCommit: () => void): void;
  close(): void;
}

/** The server's message after a commit: a CommandComplete with this tag. */
const COMMITTED = "COMMIT\0";

export async function startCommitProxy(databaseUrl: string): Promise<CommitProxy> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let trap: { marker: string; onCommit: () => void } | null = null;
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    let isMarked = false;
    client.on("data", (bytes) => {
      if (trap && bytes.includes(trap.marker)) isMarked = true;
      database.write(bytes);
    });
    database.on("data", (bytes) => {
      if (trap && isMarked && bytes.includes(COMMITTED)) {
        const { onCommit } = trap;
        trap = null;
        onCommit();
        return;
      }
      client.write(bytes);
    });
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  return {
    // no query string: it would name the server's own socket
    url: Object.assign(new URL(databaseUrl), { hostname: "127.0.0.1", port: String(port), search: "" }).href,
    swallowCommit(marker, onCommit) {
      trap = { marker, onCommit };
    },
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
