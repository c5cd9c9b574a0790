import Button from "@mui/material/Button";
import { useContext } from "react";
import { Link } from "react-router-dom";
import { paths } from "#web/app/paths.ts";
import { CompanyContext } from "#web/tenant/company.ts";
import { MessageScreen } from "#web/app/layouts/MessageScreen.tsx";

/** No such page; or no such company, which then has no dashboard to go to either. */
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
