import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Link, useSearchParams } from "react-router-dom";
import { paths, safeReturnTo } from "#web/screen/paths.ts";
import { PublicLayout, SplitCard } from "#web/screen/PublicLayout.tsx";
import { useDocumentTitle } from "#web/screen/use-document-title.ts";
import { useSession } from "#web/session/session.ts";
import { SignInForm } from "#web/session/sign-in/SignInForm.tsx";
import { useCompany } from "#web/tenant/company.ts";
import { Note } from "#web/ui/state/Note.tsx";

/** Sign-in for staff, coaches and members; guests are directed to the booking page. */
export function LoginScreen() {
  const company = useCompany();
  const [search] = useSearchParams();
  const { session } = useSession();
  useDocumentTitle("Sign in");
  return (
    <PublicLayout offersBooking>
      <SplitCard>
        <section aria-labelledby="sign-in">
          <h1 id="sign-in">Sign in</h1>
          <p className="under">to {company.name}</p>
          {session.status === "anonymous" && session.has_ended ? (
            <div style={{ marginBottom: 16 }}>
              <Note tone="blue" icon="info" role="status">
                Your sign-in has ended. Sign in to go back to where you were.
              </Note>
            </div>
          ) : null}
          <SignInForm
            returnTo={safeReturnTo(search.get("next"))}
            help={<Link to={paths.forgotPassword}>Forgot password?</Link>}
          />
          <p className="under" style={{ marginTop: 16, textAlign: "center" }}>
            New here? <RegisterLink to={paths.register}>Create an account</RegisterLink>
          </p>
        </section>
        <aside aria-label="Book without an account">
          <h2>Only here to play?</h2>
          <p className="under" style={{ marginBottom: 16 }}>
            You need no account to book.
          </p>
          <Button component="a" href={paths.book} size="large" fullWidth>
            See all times
          </Button>
          <p className="under" style={{ marginTop: 24 }}>
            Staff, coaches and members all sign in here.
          </p>
        </aside>
      </SplitCard>
    </PublicLayout>
  );
}

const RegisterLink = styled(Link)({
  display: "inline-block",
  paddingBlock: 4,
  fontWeight: 500,
  color: "var(--teal-t)",
  textDecoration: "underline",
});
