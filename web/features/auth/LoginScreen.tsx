import Button from "@mui/material/Button";
import { Link, useSearchParams } from "react-router-dom";
import { PublicLayout, SplitCard } from "#web/app/layouts/PublicLayout.tsx";
import { useDocumentTitle } from "#web/app/layouts/use-document-title.ts";
import { paths, safeNext } from "#web/app/paths.ts";
import { SignInForm } from "#web/session/SignInForm.tsx";
import { useCompany } from "#web/tenant/company.ts";

/** One door for staff, coaches and members; and the way past it for who only wants to book. */
export function LoginScreen() {
  const company = useCompany();
  const [search] = useSearchParams();
  useDocumentTitle("Sign in");
  return (
    <PublicLayout offersBooking>
      <SplitCard>
        <section aria-labelledby="sign-in">
          <h1 id="sign-in">Sign in</h1>
          <p className="under">to {company.name}</p>
          <SignInForm
            next={safeNext(search.get("next"))}
            help={<Link to={paths.forgotPassword}>Forgot password?</Link>}
          />
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
            Staff, coaches and members use the same door.
          </p>
        </aside>
      </SplitCard>
    </PublicLayout>
  );
}
