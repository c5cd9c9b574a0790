import styled from "@emotion/styled";
import { Link, useLocation } from "react-router-dom";
import { loginPath, paths } from "#web/screen/paths.ts";
import { useSession } from "#web/session/session.ts";
import { useCompany } from "#web/tenant/company.ts";
import { BrandMark } from "#web/ui/picture/BrandMark.tsx";
import { PublicAnchor, PublicButton, PublicLink } from "./PublicButton.tsx";
import { GIFT_CARDS_PATH, MY_BOOKINGS_PATH, PLANS_PATH } from "./steps.ts";

/** The venue's name, links to what else it sells, and links to the visitor's own pages. */
export function BookHeader() {
  const company = useCompany();
  return (
    <Bar>
      <div>
        <Link to={paths.book} className="venue">
          <BrandMark logo={company.logo} size={36} />
          <span className="name">{company.name}</span>
        </Link>
        {company.is_locked ? null : (
          <>
            <Links />
            <div className="sign-in">
              <SignInOrOut />
            </div>
          </>
        )}
      </div>
    </Bar>
  );
}

function Links() {
  const company = useCompany();
  const { session } = useSession();
  return (
    <nav aria-label="More of this venue">
      {company.sells_plans ? (
        <PublicLink data-look="quiet" data-size="small" to={PLANS_PATH}>
          Memberships
        </PublicLink>
      ) : null}
      {company.offers_gift_cards ? (
        <PublicLink data-look="quiet" data-size="small" to={GIFT_CARDS_PATH}>
          Gift cards
        </PublicLink>
      ) : null}
      {session.status === "signed_in" ? (
        <>
          <PublicLink data-look="quiet" data-size="small" to={MY_BOOKINGS_PATH}>
            My bookings
          </PublicLink>
          {/* A full page load: the profile belongs to another entry than this small page. */}
          <PublicAnchor data-look="quiet" data-size="small" href={paths.memberProfile}>
            Profile
          </PublicAnchor>
        </>
      ) : null}
    </nav>
  );
}

function SignInOrOut() {
  const { session, signOut } = useSession();
  const { pathname, search, hash } = useLocation();
  // Renders neither button until the session is known, to avoid a layout jump.
  if (session.status === "loading") return null;
  if (session.status === "signed_in") {
    return (
      <PublicButton
        type="button"
        data-size="small"
        onClick={() => void signOut()}
        aria-label={`Sign out ${session.person.name}`}
      >
        Sign out
      </PublicButton>
    );
  }
  // A mailed link's token must not leave this page: the return path is sent to the server.
  const next = hash === "" ? `${pathname}${search}` : MY_BOOKINGS_PATH;
  // A full page load, as for the profile.
  return (
    <PublicAnchor data-size="small" href={loginPath(next)}>
      Sign in
    </PublicAnchor>
  );
}

const Bar = styled("header")({
  background: "var(--surface)",
  borderBottom: "1px solid var(--line)",
  "& > div": {
    display: "flex",
    alignItems: "center",
    gap: 12,
    maxWidth: 1080,
    minHeight: 64,
    margin: "0 auto",
    padding: "8px 24px",
  },
  "& .venue": { display: "flex", alignItems: "center", gap: 12, minWidth: 0, fontWeight: 600 },
  "& .name": { overflowWrap: "anywhere" },
  "& nav": { display: "flex", flexWrap: "wrap", gap: 4, marginLeft: "auto" },
  // Wide enough for either button, so that nothing moves when one appears.
  "& .sign-in": {
    display: "flex",
    alignItems: "center",
    justifyContent: "flex-end",
    flex: "none",
    minWidth: 80,
    minHeight: 44,
  },
  "@media (max-width: 599.95px)": {
    "& > div": { flexWrap: "wrap", gap: "4px 12px", minHeight: 56, padding: "6px 16px" },
    "& .venue": { flex: 1 },
    "& nav": { order: 1, flex: "1 1 100%", marginLeft: -8 },
    // Keeps all four links of a signed-in client on one line.
    "& nav > [data-size]": { padding: "4px 8px" },
  },
});
