import { styled } from "@mui/material/styles";
import { PublicLayout, SplitCard } from "#web/screen/PublicLayout.tsx";
import { useDocumentTitle } from "#web/screen/use-document-title.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { FindVenueForm } from "./FindVenueForm.tsx";
import { SignUpForm } from "./SignUpForm.tsx";

const NEXT = [
  "Add a location and its opening hours",
  "Add your bays, and what can be booked",
  "Share your booking page and take the first booking",
];

/** Start page on the bare domain: sign-up for a new venue, and a way to find an existing one. */
export function SignUpScreen() {
  useDocumentTitle("Create your venue");
  return (
    <PublicLayout>
      <SplitCard>
        <section aria-labelledby="sign-up-title">
          <h1 id="sign-up-title">Create your venue</h1>
          <p className="under">14 days free. No card needed.</p>
          <SignUpForm />
        </section>
        <Beside>
          <section aria-labelledby="next-title">
            <h2 id="next-title">What comes next</h2>
            <ol>
              {NEXT.map((step) => (
                <li key={step}>
                  <Icon name="check-circle" size={16} />
                  {step}
                </li>
              ))}
            </ol>
          </section>
          <FindVenueForm />
        </Beside>
      </SplitCard>
    </PublicLayout>
  );
}

const Beside = styled("div")({
  display: "flex",
  flexDirection: "column",
  gap: 32,
  "& ol": { display: "flex", flexDirection: "column", gap: 12, margin: "12px 0 0", padding: 0, listStyle: "none" },
  "& li": { display: "flex", gap: 8, fontSize: 13, lineHeight: "20px", color: "var(--text-2)" },
  "& li svg": { flex: "none", marginTop: 2, color: "var(--primary-text)" },
});
