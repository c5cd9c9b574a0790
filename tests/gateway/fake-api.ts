import pino from "pino";
import type { Origin } from "#gateway/http/origin.ts";
import { createGateway, type Gateway, type GatewayOptions } from "#gateway/server.ts";
import { v1Operations } from "#schema/operations.ts";

export interface SeenCall {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
  origin: Origin;
}

type Answer = (call: SeenCall) => Response | Promise<Response> | object;

export type Answers = Partial<Record<keyof typeof v1Operations, Answer>>;

const ANSWER_404: Answer = () =>
  Response.json({ message: "There is no such address.", error: "not_found", request_id: "fake" }, { status: 404 });

/** Stands for the REST platform: answers by operationId, and remembers what was asked. */
export function fakeApi(answers: Answers) {
  const seen: SeenCall[] = [];
  const routes = Object.entries(v1Operations).map(([operationId, { method, path }]) => ({
    operationId,
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`),
    isTemplate: path.includes("{"),
  }));

  const fetch = async (request: Request, origin: Origin): Promise<Response> => {
    const url = new URL(request.url);
    const text = await request.text();
    const call: SeenCall = {
      method: request.method,
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: text === "" ? undefined : JSON.parse(text),
      origin,
    };
    seen.push(call);
    const matching = routes.filter(({ method, pattern }) => method === call.method && pattern.test(call.path));
    const route = matching.find(({ isTemplate }) => !isTemplate) ?? matching[0];
    // The keys of `answers` are those of the table that the routes come from.
    const answer = answers[(route?.operationId ?? "") as keyof Answers] ?? ANSWER_404;
    const answered = await answer(call);
    return answered instanceof Response ? answered : Response.json(answered);
  };
  return { fetch, seen };
}

export const refusal = (status: number, error: string, more: object = {}): Response =>
  Response.json({ message: `Refused: ${error}.`, error, request_id: "of-the-api", ...more }, { status });

export async function openGateway(
  api: GatewayOptions["api"],
  options: Partial<GatewayOptions> = {},
): Promise<Gateway & AsyncDisposable> {
  const log = pino({ level: "silent" });
  const gateway = await createGateway({ api, baseDomain: "localhost", webRoot: "no-such-folder", log, ...options });
  return { ...gateway, [Symbol.asyncDispose]: () => gateway.close(0) };
}

export interface GraphAnswer {
  status: number;
  headers: Headers;
  // A test looks into an answer of any shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any;
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
}

interface Ask {
  headers?: Record<string, string>;
  variables?: object;
  host?: string;
}

export const peer = { address: "198.51.100.7", secure: false };

/** One document, posted as the web does. */
export async function ask(
  gateway: Gateway,
  query: string,
  { headers, variables, host }: Ask = {},
): Promise<GraphAnswer> {
  const request = new Request(`http://${host ?? "demo.localhost"}/graphql`, {
    method: "POST",
    headers: { host: host ?? "demo.localhost", "content-type": "application/json", ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const response = await gateway.fetch(request, peer);
  const { data, errors = [] } = await response.json();
  return { status: response.status, headers: response.headers, data, errors };
}
