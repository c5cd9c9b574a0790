import Button from "@mui/material/Button";
import { Link } from "react-router-dom";
import { paths } from "#web/app/paths.ts";
import { MessageScreen } from "#web/app/layouts/MessageScreen.tsx";

/** The person is known and may not see this. */
export function ForbiddenScreen() {
  return (
    <MessageScreen
      code="403"
      title="You do not have access to this page"
      actions={
        <Button component={Link} to={paths.dashboard} variant="contained" size="large">
          Go to the dashboard
        </Button>
      }
    >
      Ask the person who manages your venue’s accounts for the permission.
    </MessageScreen>
  );
}
