/** Begins every access token, so that secret scanners recognize one. */
const PREFIX = "fairway_";

export const asAccessToken = (secret: string): string => `${PREFIX}${secret}`;
export const isAccessToken = (token: string): boolean => token.startsWith(PREFIX);
