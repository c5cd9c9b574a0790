import Button from "@mui/material/Button";
import { Link } from "react-router-dom";
import { paths } from "#web/app/paths.ts";
import { Notice } from "./Notice.tsx";

/** An address under /book that leads nowhere. */
export function NoSuchPage() {
  return (
    <Notice>
      <h1>There is nothing at this address</h1>
      <p>The link may be old, or a part of it missing.</p>
      <Button component={Link} to={paths.book} variant="contained" color="primary" size="large">
        Book a time
      </Button>
    </Notice>
  );
}
