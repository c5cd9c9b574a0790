import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

export interface Balancer {
  port: number;
  close(): void;
}

/** Distributes connections over the ports in turn; a port whose process has died is skipped. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  let turn = 0;
  const open = new Set<Socket>();
  const server: Server = createServer((client) => {
    open.add(client);
    client.on("error", () => client.destroy());
    client.once("close", () => open.delete(client));
    turn += 1;
    pass(client, [...ports.slice(turn % ports.length), ...ports.slice(0, turn % ports.length)]);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    // A server listening on a port has an address with that port.
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

function pass(client: Socket, [port, ...others]: readonly number[]): void {
  if (port === undefined) {
    client.destroy();
    return;
  }
  const upstream = connect(port, "127.0.0.1");
  const refused = () => pass(client, others);
  upstream.once("error", refused);
  upstream.once("connect", () => {
    upstream.off("error", refused);
    upstream.on("error", () => client.destroy());
    client.once("close", () => upstream.destroy());
    upstream.once("close", () => client.destroy());
    client.pipe(upstream).pipe(client);
  });
}
