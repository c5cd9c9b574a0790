import Button from "@mui/material/Button";
import { useState } from "react";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { Card } from "#web/ui/card/Card.tsx";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { useAccountSignInsQuery } from "./account.generated.ts";
import { SignInTable } from "./SignInTable.tsx";

const FIRST = 5;
const MOST = 100;

/** Successful and refused sign-ins of this user, to check for suspicious activity. */
export function SignInsCard() {
  const [perPage, setPerPage] = useState(FIRST);
  const query = useAccountSignInsQuery({
    variables: { perPage },
    fetchPolicy: "cache-and-network",
  });
  const shown = (query.data ?? query.previousData)?.signIns;
  if (!shown)
    return <Unloaded failure="Your sign-ins could not be loaded" query={query} waiting={<RowsSkeleton rows={3} />} />;
  const { data: rows, meta } = shown;
  return (
    <Card
      title="Sign-ins"
      note={
        meta.total > rows.length && perPage < MOST ? (
          <Button size="small" variant="text" onClick={() => setPerPage(MOST)}>
            {meta.total > MOST ? `Latest ${MOST} of ${meta.total}` : `All ${meta.total}`}
          </Button>
        ) : null
      }
    >
      {rows.length === 0 ? <p>No sign-ins yet.</p> : <SignInTable rows={rows} />}
    </Card>
  );
}
