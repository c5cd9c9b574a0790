import type { ReactNode } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { paths } from "#web/screen/paths.ts";
import { LoadFailure } from "../frame/LoadFailure.tsx";
import { Notice } from "../frame/Notice.tsx";
import { PageSkeleton } from "../frame/PageSkeleton.tsx";
import { PublicLink } from "../frame/PublicButton.tsx";
import { useManagedBookingQuery, type OwnBookingFragment } from "./own-bookings.generated.ts";

interface ManagedBookingProps {
  token: string;
  children: (booking: OwnBookingFragment, reread: () => Promise<unknown>) => ReactNode;
}

/** The booking of a link, or what is wrong with the link. */
export function ManagedBooking({ token, children }: ManagedBookingProps) {
  const { data, error, refetch } = useManagedBookingQuery({ variables: { token } });
  if (data?.managedBooking) return children(data.managedBooking, refetch);
  if (!error) return <PageSkeleton />;
  const trouble = LINK_TROUBLES[faultOf(error).code ?? ""];
  if (trouble) return <LinkTrouble {...trouble} />;
  return <LoadFailure title="The booking did not load" error={explain(error)} onRetry={() => void refetch()} />;
}

interface Trouble {
  title: string;
  text: string;
}

const UNKNOWN: Trouble = {
  title: "This link leads to no booking",
  text: "Open it from the mail again: a part may be missing. If it still does not work, call the venue.",
};

const LINK_TROUBLES: Partial<Record<string, Trouble>> = {
  link_expired: {
    title: "This link has expired",
    text: "A booking can be seen by its link until 30 days after it ended.",
  },
  not_found: UNKNOWN,
  bad_argument: UNKNOWN,
};

function LinkTrouble({ title, text }: Trouble) {
  return (
    <Notice>
      <h1>{title}</h1>
      <p>{text}</p>
      <PublicLink data-look="main" to={paths.book}>
        Book a time
      </PublicLink>
    </Notice>
  );
}
