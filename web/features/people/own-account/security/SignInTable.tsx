import { useCompany } from "#web/tenant/company.ts";
import { zoneTown } from "#web/time/wall-clock.ts";
import { StackedTable } from "#web/ui/grid/StackedTable.ts";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import type { SignInRowFragment } from "./account.generated.ts";
import { useFormatWhen } from "./format-when.ts";

/** One row per attempt; on phones the details are below the time. */
export function SignInTable({ rows }: { rows: readonly SignInRowFragment[] }) {
  const formatWhen = useFormatWhen();
  const company = useCompany();
  return (
    <StackedTable>
      <caption>Times in {zoneTown(company.timezone)}</caption>
      <thead className="screen-reader-only">
        <tr>
          <th scope="col">When</th>
          <th scope="col">Outcome</th>
          <th scope="col">With</th>
          <th scope="col">Address</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              <time dateTime={row.at}>{formatWhen(row.at)}</time>
            </td>
            <td>
              <Outcome outcome={row.outcome} />
            </td>
            <td className="long">{deviceAndProof(row)}</td>
            <td>{row.ip_address ?? "–"}</td>
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}

function Outcome({ outcome }: Pick<SignInRowFragment, "outcome">) {
  if (outcome === "refused") {
    return (
      <StateChip tone="red" icon="x-circle">
        Refused
      </StateChip>
    );
  }
  return (
    <StateChip tone="green" icon="check-circle">
      Signed in
    </StateChip>
  );
}

/** "Firefox 151 on Windows, wrong code" */
function deviceAndProof({ device, how }: SignInRowFragment): string {
  return device === null ? how.charAt(0).toUpperCase() + how.slice(1) : `${device}, ${how}`;
}
