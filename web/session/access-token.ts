const STORAGE_KEY = "access_token";

/** The tab's token; a new tab has none and uses the cookie. */
export function accessToken(): string | undefined {
  return sessionStorage.getItem(STORAGE_KEY) ?? undefined;
}

export function keepAccessToken(token: string): void {
  sessionStorage.setItem(STORAGE_KEY, token);
}

export function dropAccessToken(): void {
  sessionStorage.removeItem(STORAGE_KEY);
}
