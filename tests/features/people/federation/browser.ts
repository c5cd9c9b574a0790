import type { Api } from "#api/app.ts";

/** A headless HTTP client: cookies by host, redirects followed by hand. Our hosts are served by `api`, others by the network. */
export function browser(api: Api) {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = ({ host }: URL) => {
    const jar = jars.get(host) ?? new Map<string, string>();
    jars.set(host, jar);
    return jar;
  };

  async function send(url: URL, init: RequestInit): Promise<Response> {
    if (!url.hostname.endsWith("localhost")) return fetch(url, { ...init, redirect: "manual" });
    const slug = url.hostname.replace(/\.?localhost$/, "") || null;
    return api.fetch(new Request(url, init), {
      tenant: slug,
      address: "127.0.0.1",
      requestId: crypto.randomUUID(),
      secure: false,
    });
  }

  async function go(url: URL, init: RequestInit = {}): Promise<Response> {
    const cookie = [...jarOf(url)].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = new Headers(init.headers);
    if (cookie) headers.set("cookie", cookie);
    const response = await send(url, { ...init, headers });
    for (const given of response.headers.getSetCookie()) {
      const [pair = ""] = given.split(";");
      const at = pair.indexOf("=");
      jarOf(url).set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  const nextOf = (response: Response, at: URL): URL => new URL(response.headers.get("location") ?? "", at);

  return {
    go,
    cookies: (host: string) => jars.get(host) ?? new Map<string, string>(),
    /** Follows redirects until the URL is a company's callback. */
    async goHome(from: URL): Promise<URL> {
      let at = from;
      for (let hops = 0; hops < 20; hops++) {
        if (at.pathname === "/auth/google/callback") return at;
        at = nextOf(await go(at), at);
      }
      throw new Error(`Did not get home: ${at.href}`);
    },
    /** Signs in at the provider (or aborts if `name` is null) and follows redirects until the path is `end`. */
    async passProvider(start: URL, name: string | null, end = "/auth/google/callback"): Promise<URL> {
      let at = start;
      let init: RequestInit = {};
      for (let hops = 0; hops < 30; hops++) {
        if (at.pathname === end) return at;
        const response = await go(at, init);
        init = {};
        if (response.headers.has("location")) {
          at = nextOf(response, at);
          continue;
        }
        const page = await response.text();
        const form = /action="([^"]+)"/.exec(page)?.[1];
        const prompt = /name="prompt" value="([^"]+)"/.exec(page)?.[1];
        if (!form || !prompt) throw new Error(`Stuck at ${at.href}: ${response.status} ${page.slice(0, 300)}`);
        if (name === null) {
          const abort = /href="([^"]+\/abort)"/.exec(page)?.[1];
          at = new URL(abort ?? "", at);
          continue;
        }
        at = new URL(form, at);
        init = { method: "POST", body: new URLSearchParams({ prompt, login: name, password: "any" }) };
      }
      throw new Error(`Did not get home: ${at.href}`);
    },
  };
}
