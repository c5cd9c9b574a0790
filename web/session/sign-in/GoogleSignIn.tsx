import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useCompany } from "#web/tenant/company.ts";
import { Note } from "#web/ui/state/Note.tsx";
import { useGoogleRedirect } from "./google-redirect.ts";

/** "or", and the Google button; renders nothing unless the operator has set it up. */
export function GoogleSignIn({ returnTo }: { returnTo: string }) {
  const { google_sign_in } = useCompany();
  const { redirectToGoogle, isLeaving, failure } = useGoogleRedirect();
  if (!google_sign_in) return null;
  return (
    <Other>
      <p>or</p>
      {failure ? (
        <Note tone="red" icon="warning" role="alert">
          {failure}
        </Note>
      ) : null}
      <Button
        size="xl"
        fullWidth
        startIcon={<GoogleMark />}
        loading={isLeaving}
        onClick={() => redirectToGoogle(returnTo)}
      >
        Continue with Google
      </Button>
    </Other>
  );
}

const Other = styled("div")({
  display: "flex",
  flexDirection: "column",
  gap: 16,
  marginTop: 16,
  "& > p": {
    display: "flex",
    alignItems: "center",
    gap: 12,
    fontSize: 13,
    color: "var(--text-2)",
    "&::before, &::after": { content: '""', flex: 1, borderTop: "1px solid var(--line)" },
  },
});

/** The four colors are Google's own and the same in both color schemes. */
function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M17.6 9.2c0-.6-.1-1.2-.2-1.7H9v3.3h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9c1.7-1.6 2.7-3.9 2.7-6.5z"
      />
      <path fill="#34A853" d="M9 18c2.4 0 4.5-.8 6-2.200l-2.9-2.3a5.4 5.4 0 0 1-8.1-2.800H1v2.3A9 9 0 0 0 9 18z" />
      <path fill="#FBBC05" d="M4 10.7a5.4 5.4 0 0 1 0-3.400V5H1a9 9 0 0 0 0 8z" />
      <path fill="#EA4335" d="M9 3.600c1.3 0 2.500.5 3.4 1.300L15 2.3A9 9 0 0 0 1 5l3 2.3A5.4 5.4 0 0 1 9 3.6z" />
    </svg>
  );
}
