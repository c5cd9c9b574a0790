import { useSession } from "#web/session/session.ts";
import { Card, CardTitle } from "../frame/Card.tsx";
import { PageSkeleton } from "../frame/PageSkeleton.tsx";
import { ClientForm } from "./ClientForm.tsx";
import { GuestForm } from "./GuestForm.tsx";
import type { ConfirmWho } from "./use-confirm-booking.ts";

/** The form submitted by the summary's button. */
export const WHO_FORM_ID = "who";

/** The attendee: entered by a visitor, or the signed-in client. */
export function WhoCard({ confirm }: { confirm: ConfirmWho }) {
  const { session } = useSession();
  const form = { id: WHO_FORM_ID, confirm };
  return (
    <Card style={{ padding: 16 }}>
      <CardTitle style={{ marginBottom: 12 }}>Who</CardTitle>
      {session.status === "loading" ? <PageSkeleton /> : null}
      {session.status === "signed_in" ? <ClientForm {...form} person={session.person} /> : null}
      {session.status === "anonymous" || session.status === "failed" ? <GuestForm {...form} /> : null}
    </Card>
  );
}
