import Button from "@mui/material/Button";
import { BrowserRouter, Link, Navigate, Route, Routes } from "react-router-dom";
import { GraphProvider } from "#web/apollo/GraphProvider.tsx";
import { RenderErrorBoundary } from "#web/features/platform/diagnostics/RenderErrorBoundary.tsx";
import { SignUpScreen } from "#web/features/venue/onboarding/sign-up/SignUpScreen.tsx";
import { MessageScreen } from "#web/screen/MessageScreen.tsx";
import { paths } from "#web/screen/paths.ts";
import { AppTheme } from "#web/theme/AppTheme.tsx";
import { LiveRegion } from "#web/ui/announce/LiveRegion.tsx";
import { createWebClient } from "./create-web-client.ts";

const client = createWebClient();

/** The bare domain: no company, nobody signed in. Visitors create a company here or find theirs again. */
export function CentralApp() {
  return (
    <AppTheme>
      <GraphProvider client={client}>
        <LiveRegion />
        {/* State kept in the URL renders at once: a radio button must not spring back until a transition ends. */}
        <BrowserRouter useTransitions={false}>
          <RenderErrorBoundary>
            <Routes>
              <Route path="/" element={<SignUpScreen />} />
              <Route path={paths.signUp} element={<SignUpScreen />} />
              {/* Nobody can sign in here: the start page says where to. */}
              <Route path={paths.login} element={<Navigate to="/" replace />} />
              <Route path="*" element={<NothingHere />} />
            </Routes>
          </RenderErrorBoundary>
        </BrowserRouter>
      </GraphProvider>
    </AppTheme>
  );
}

function NothingHere() {
  return (
    <MessageScreen
      code="404"
      title="This page is out of bounds"
      actions={
        <Button component={Link} to="/" variant="contained" size="large">
          Go to the start
        </Button>
      }
    >
      The address is wrong, or the page belongs to a venue’s own address.
    </MessageScreen>
  );
}
