import Button from "@mui/material/Button";
import { useContext } from "react";
import { Link } from "react-router-dom";
import { MessageScreen } from "#web/screen/MessageScreen.tsx";
import { paths } from "#web/screen/paths.ts";
import { CompanyContext } from "#web/tenant/company.ts";

/** The user is signed in but may not see this. */
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

/** No such page; or no such company, which has no dashboard to link to. */
export function NotFoundScreen() {
  const company = useContext(CompanyContext);
  if (!company) {
    return (
      <MessageScreen code="404" title="No company has this address">
        Check the spelling of {location.host}, or ask the venue for its link.
      </MessageScreen>
    );
  }
  return (
    <MessageScreen
      code="404"
      title="This page is out of bounds"
      actions={
        <Button component={Link} to={paths.dashboard} variant="contained" size="large">
          Go to the dashboard
        </Button>
      }
    >
      The address is wrong or the page was moved.
    </MessageScreen>
  );
}

/** The server failed. Reloads fully instead of changing the route: what is loaded may be part of the problem. */
export function ServerErrorScreen() {
  return (
    <MessageScreen
      code="500"
      title="The server did not respond"
      actions={
        <Button component="a" href={paths.dashboard} variant="contained" size="large">
          Reload the dashboard
        </Button>
      }
    >
      This was not caused by anything you did. Wait a moment and try again.
    </MessageScreen>
  );
}
