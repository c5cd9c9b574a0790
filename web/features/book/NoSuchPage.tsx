import { paths } from "#web/app/paths.ts";
import { Notice } from "./Notice.tsx";
import { PublicLink } from "./PublicButton.tsx";

/** An address under /book that leads nowhere. */
export function NoSuchPage() {
  return (
    <Notice>
      <h1>There is nothing at this address</h1>
      <p>The link may be old, or a part of it missing.</p>
      <PublicLink data-look="main" to={paths.book}>
        Book a time
      </PublicLink>
    </Notice>
  );
}
