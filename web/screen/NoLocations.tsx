import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { paths } from "./paths.ts";

/** In place of what belongs to a location, while there is none; its content says what one is needed for. */
export function NoLocations({ children }: { children: ReactNode }) {
  return (
    <EmptyState
      title="No locations yet"
      actions={
        <Button component={Link} to={paths.locations}>
          Locations
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
