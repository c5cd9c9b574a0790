/**
 * Whether the referrer is the sign-up on the bare domain. Prevents signing somebody in to another's company through a
 * mailed link or a link on another site.
 */
export function cameFromSignUp(referrer: string, host: string): boolean {
  const bareHost = host.slice(host.indexOf(".") + 1);
  return URL.canParse(referrer) && new URL(referrer).host === bareHost;
}
