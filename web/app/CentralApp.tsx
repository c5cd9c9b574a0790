import Button from "@mui/material/Button";
import { BrowserRouter, Link, Navigate, Route, Routes } from "react-router-dom";
import { GraphProvider } from "#web/apollo/GraphProvider.tsx";
import { RenderErrorBoundary } from "#web/features/errors/RenderErrorBoundary.tsx";
import { SignUpScreen } from "#web/features/sign-up/SignUpScreen.tsx";
import { AppTheme } from "#web/theme/AppTheme.tsx";
import { LiveRegion } from "#web/ui/announce/LiveRegion.tsx";
import { createWebClient } from "./create-web-client.ts";
import { MessageScreen } from "./layouts/MessageScreen.tsx";
import { paths } from "./paths.ts";

const client = createWebClient();

/** The bare domain: of no company, and nobody is signed in. Companies begin here, and are found again. */
export function CentralApp() {
  return (
    <AppTheme>
      <GraphProvider client={client}>
        <LiveRegion />
        {/* What lives in the address is shown at once: a radio must not spring back until a transition ends. */}
        <BrowserRouter useTransitions={false}>
          <RenderErrorBoundary>
            <Routes>
              <Route path="/" element={<SignUpScreen />} />
              <Route path={paths.signUp} element={<SignUpScreen />} />
              {/* Nobody signs in here: the start says where. */}
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
