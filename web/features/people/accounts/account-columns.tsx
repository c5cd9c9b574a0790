import { styled } from "@mui/material/styles";
import type { GridColDef } from "@mui/x-data-grid";
import type { Venue } from "#web/tenant/venue.ts";
import { TwoLines } from "#web/ui/grid/TwoLines.ts";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { Initials } from "#web/ui/text/Initials.tsx";
import type { AccountRowFragment } from "./accounts.generated.ts";
import { whenText } from "./format-account.ts";
import { rolesText } from "./roles/role-labels.ts";

/** Columns of the list. The server sorts by name and by last activity. */
export function accountColumns(venue: Venue | undefined, now: number): readonly GridColDef<AccountRowFragment>[] {
  return [
    {
      field: "name",
      headerName: "Person",
      flex: 3,
      minWidth: 200,
      renderCell: ({ row }) => <Who account={row} />,
    },
    {
      field: "roles",
      headerName: "Role",
      flex: 1,
      minWidth: 128,
      sortable: false,
      valueGetter: (_value, row) => rolesText(row.roles),
    },
    {
      field: "two_factor",
      headerName: "Two-factor",
      width: 112,
      sortable: false,
      renderCell: ({ row }) => <AccountStateChip account={row} />,
    },
    {
      field: "last_seen_at",
      headerName: "Last seen",
      width: 148,
      valueGetter: (_value, row) => seenText(row, venue, now),
    },
    {
      field: "session_count",
      headerName: "Devices",
      width: 84,
      align: "right",
      headerAlign: "right",
      sortable: false,
      valueGetter: (_value, row) => (row.session_count === 0 ? "–" : row.session_count),
    },
  ];
}

/** Shows whether the account has two-factor sign-in, or is still invited. */
export function AccountStateChip({ account }: { account: Pick<AccountRowFragment, "status" | "two_factor"> }) {
  if (account.status === "invited") {
    return (
      <StateChip tone="violet" icon="mail">
        Invited
      </StateChip>
    );
  }
  if (account.status === "no_sign_in") {
    return (
      <StateChip tone="grey" icon="minus">
        No sign-in
      </StateChip>
    );
  }
  if (!account.two_factor) return <Off>Off</Off>;
  return (
    <StateChip tone="green" icon="check-circle">
      On
    </StateChip>
  );
}

/** "Today, 17:31", "Invited 05/01/2027", "–" */
export function seenText(
  { status, invited_at, last_seen_at }: Pick<AccountRowFragment, "status" | "invited_at" | "last_seen_at">,
  venue: Venue | undefined,
  now: number,
): string {
  if (status === "invited" && invited_at) return `Invited ${whenText(invited_at, venue, now).toLowerCase()}`;
  return last_seen_at ? whenText(last_seen_at, venue, now) : "–";
}

export function Who({ account: { name, email } }: { account: Pick<AccountRowFragment, "name" | "email"> }) {
  return (
    <span className="acts" style={{ flexWrap: "nowrap" }}>
      <Initials name={name} />
      <TwoLines>
        <b>{name}</b>
        <small>{email ?? "No email address"}</small>
      </TwoLines>
    </span>
  );
}

const Off = styled("span")({ color: "var(--text-2)" });
