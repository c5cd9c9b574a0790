const APP_CLIENT = "fairway-web";

/** Names this app to the server, with the tab's access token if there is one. Every request of the app sends them. */
export function callerHeaders(accessToken: string | undefined): Record<string, string> {
  return {
    "X-Requested-With": "XMLHttpRequest",
    "X-App-Client": APP_CLIENT,
    ...(accessToken === undefined ? {} : { Authorization: `Bearer ${accessToken}` }),
  };
}

interface AppRequest extends Omit<RequestInit, "headers"> {
  headers?: Record<string, string>;
}

/** The `fetch` for everything that is not asked through the GraphQL client; without a token the cookie is used. */
export function appFetch(
  address: string,
  accessToken: string | undefined,
  { headers, ...init }: AppRequest = {},
): Promise<Response> {
  return fetch(address, { ...init, headers: { ...callerHeaders(accessToken), ...headers } });
}
