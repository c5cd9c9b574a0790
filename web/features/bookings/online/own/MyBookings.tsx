import styled from "@emotion/styled";
import { useEffect } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import { loginPath, paths } from "#web/screen/paths.ts";
import { useSession } from "#web/session/session.ts";
import { useCompany } from "#web/tenant/company.ts";
import { Card } from "../frame/Card.tsx";
import { LoadFailure } from "../frame/LoadFailure.tsx";
import { PageSkeleton } from "../frame/PageSkeleton.tsx";
import { PublicAnchor, PublicButton, PublicLink } from "../frame/PublicButton.tsx";
import { MY_BOOKINGS_PATH } from "../frame/steps.ts";
import { OwnWaiting } from "../waiting/OwnWaiting.tsx";
import { MyBookingCard } from "./MyBookingCard.tsx";
import { useMyBookingsQuery } from "./own-bookings.generated.ts";

type When = "upcoming" | "past";

/** The signed-in client's own bookings, upcoming and past. */
export function MyBookings() {
  const { session } = useSession();
  const { name } = useCompany();
  useEffect(() => {
    document.title = `My bookings · ${name}`;
  }, [name]);
  if (session.status === "loading") return <PageSkeleton />;
  if (session.status !== "signed_in") return <SignInFirst />;
  return <OwnList />;
}

function OwnList() {
  const [query, setQuery] = useSearchParams();
  const when: When = query.get("when") === "past" ? "past" : "upcoming";
  const page = pageOf(query.get("page"));
  const go = (to: { when?: When; page?: number }) => setQuery(queryOf(to.when ?? when, to.page ?? 1));
  return (
    <List>
      <header>
        <h1>My bookings</h1>
        <div role="group" aria-label="Which bookings">
          <PublicButton
            type="button"
            data-size="small"
            aria-pressed={when === "upcoming"}
            onClick={() => go({ when: "upcoming" })}
          >
            Upcoming
          </PublicButton>
          <PublicButton
            type="button"
            data-size="small"
            aria-pressed={when === "past"}
            onClick={() => go({ when: "past" })}
          >
            Past
          </PublicButton>
        </div>
      </header>
      {when === "upcoming" ? <OwnWaiting /> : null}
      <Rows when={when} page={page} onPage={(to) => go({ page: to })} />
    </List>
  );
}

function queryOf(when: When, page: number): string {
  return `?${new URLSearchParams({ when, ...(page > 1 ? { page: String(page) } : {}) })}`;
}

/** Returns the page number in the URL; anything invalid is page 1. */
function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

function Rows({ when, page, onPage }: { when: When; page: number; onPage: (page: number) => void }) {
  const movedId = movedIdOf(useLocation().state);
  const { data, error, refetch } = useMyBookingsQuery({
    variables: { when, page },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const list = data?.publicBookings;
  if (!list) {
    if (!error) return <PageSkeleton />;
    return <LoadFailure title="Your bookings did not load" error={explain(error)} onRetry={() => void refetch()} />;
  }
  const { current_page, last_page, total } = list.meta;
  // The last page may have disappeared with its only booking.
  if (list.data.length === 0 && total > 0) return <Navigate replace to={{ search: queryOf(when, last_page) }} />;
  if (list.data.length === 0) return <Nothing when={when} />;
  return (
    <>
      <ul>
        {list.data.map((booking) => (
          <li key={booking.id}>
            <MyBookingCard booking={booking} hasMoved={booking.id === movedId} />
          </li>
        ))}
      </ul>
      {last_page > 1 ? (
        <nav aria-label="Pages">
          {current_page > 1 ? (
            <PublicButton type="button" data-size="small" onClick={() => onPage(current_page - 1)}>
              Earlier page
            </PublicButton>
          ) : null}
          <span>
            Page {current_page} of {last_page}
          </span>
          {current_page < last_page ? (
            <PublicButton type="button" data-size="small" onClick={() => onPage(current_page + 1)}>
              Next page
            </PublicButton>
          ) : null}
        </nav>
      ) : null}
    </>
  );
}

/** Returns the id of the booking just moved, as passed by the move screen. */
function movedIdOf(state: unknown): unknown {
  return typeof state === "object" && state !== null && "moved" in state ? state.moved : undefined;
}

function Nothing({ when }: { when: When }) {
  return (
    <Card>
      <p>{when === "past" ? "No past bookings." : "Nothing is booked."}</p>
      {when === "upcoming" ? (
        <PublicLink data-look="main" to={paths.book}>
          Book a time
        </PublicLink>
      ) : null}
    </Card>
  );
}

function SignInFirst() {
  return (
    <List>
      <Card>
        <h1>My bookings</h1>
        <p>Sign in to see them. A single booking can also be seen by the link in its mail.</p>
        <PublicAnchor data-look="main" href={loginPath(MY_BOOKINGS_PATH)}>
          Sign in
        </PublicAnchor>
      </Card>
    </List>
  );
}

const List = styled("div")({
  maxWidth: 688,
  margin: "24px auto 0",
  "& > header": { display: "flex", flexWrap: "wrap", gap: 12, alignItems: "center", marginBottom: 16 },
  "& h1": { flex: 1, whiteSpace: "nowrap" },
  "& [role=group]": { display: "flex", gap: 4 },
  "& [aria-pressed=true]": {
    background: "var(--primary-soft)",
    borderColor: "var(--primary-line)",
    color: "var(--primary-soft-text)",
  },
  "& ul": { display: "grid", gap: 12 },
  "& > section": { padding: 24, "& p": { marginBottom: 16, color: "var(--text-2)" } },
  "& nav": { display: "flex", alignItems: "center", justifyContent: "center", gap: 12, marginTop: 16, fontSize: 13 },
});
