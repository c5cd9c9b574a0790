/** How long the web app waits for an answer, in ms. The gateway and the platform behind it wait at least as long. */
export const REQUEST_TIMEOUT_MS = 30_000;
/** The same for a file that is sent with its progress shown, perhaps on a slow connection. */
export const UPLOAD_TIMEOUT_MS = 600_000;
