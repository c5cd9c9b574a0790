import { PublicLayout, SplitCard } from "#web/screen/PublicLayout.tsx";
import { useDocumentTitle } from "#web/screen/use-document-title.ts";
import { IconLines } from "#web/ui/layout/IconLines.ts";
import { Stack } from "#web/ui/layout/Stack.ts";
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
        <Stack gap={32}>
          <section aria-labelledby="next-title">
            <h2 id="next-title">What comes next</h2>
            <IconLines as="ol" style={{ marginTop: 12 }}>
              {NEXT.map((step, at) => (
                <li key={step}>
                  <b aria-hidden>{at + 1}</b>
                  {step}
                </li>
              ))}
            </IconLines>
          </section>
          <FindVenueForm />
        </Stack>
      </SplitCard>
    </PublicLayout>
  );
}
