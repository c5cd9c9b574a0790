/**
 * Whether the page before was the platform's own, on the bare domain: nobody is signed in to another's company by a link
 * that was mailed or put on a page elsewhere, whose address the browser would tell.
 */
export function cameFromSignUp(referrer: string, host: string): boolean {
  const bareHost = host.slice(host.indexOf(".") + 1);
  return URL.canParse(referrer) && new URL(referrer).host === bareHost;
}
