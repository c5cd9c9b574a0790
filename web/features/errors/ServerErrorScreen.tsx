import Button from "@mui/material/Button";
import { paths } from "#web/app/paths.ts";
import { MessageScreen } from "#web/app/layouts/MessageScreen.tsx";

/** The server failed. A whole load, not a route change: what is loaded may be part of the trouble. */
export function ServerErrorScreen() {
  return (
    <MessageScreen
      code="500"
      title="The server did not respond"
      actions={
        <Button component="a" href={paths.dashboard} variant="contained" size="large">
          Try the dashboard again
        </Button>
      }
    >
      This was not caused by anything you did. Wait a moment and try again.
    </MessageScreen>
  );
}
