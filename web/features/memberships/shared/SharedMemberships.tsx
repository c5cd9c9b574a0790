import type { ReactNode } from "react";
import { formatDay, type DayFormats } from "#web/time/format-day.ts";
import { addDays } from "#web/time/wall-clock.ts";
import { Allowances } from "./Allowances.tsx";
import { useSharedMembershipsQuery, type SharedMembershipsQuery } from "./family.generated.ts";
import { HeldPlans } from "./Packs.tsx";

export type Shared = NonNullable<SharedMembershipsQuery["sharedMemberships"]>["data"][number];

interface SharedMembershipsProps {
  clientId: number;
  formats: DayFormats;
  /** Action for one shared membership. */
  action?: (shared: Shared) => ReactNode;
}

/** Other people's memberships that somebody uses: who shares each, and what is left of it for all of them together. */
export function SharedMemberships({ clientId, formats, action }: SharedMembershipsProps) {
  const { data } = useSharedMembershipsQuery({ variables: { id: clientId }, fetchPolicy: "cache-and-network" });
  const found = data?.sharedMemberships?.data ?? [];
  if (found.length === 0) return null;
  return (
    <HeldPlans as="section" aria-label="Shared memberships">
      {found.map((shared) => (
        <article key={shared.id}>
          <h3>{shared.plan_name}</h3>
          <p>
            Shared by {shared.shared_by_name}.{formatAccess(shared, formats)}
          </p>
          <Allowances allowances={shared.allowances} formats={formats} />
          {action?.(shared)}
        </article>
      ))}
    </HeldPlans>
  );
}

function formatAccess({ has_access, pause_until, cancel_on, expires_on }: Shared, formats: DayFormats): string {
  if (!has_access) return pause_until ? ` Paused until ${formatDay(pause_until, formats)}.` : " It covers nothing now.";
  const end = cancel_on ?? expires_on;
  return end ? ` Ends on ${formatDay(addDays(end, -1), formats, "withYear")}.` : "";
}
