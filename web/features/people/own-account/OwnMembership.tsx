import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useEffect, useRef, useState } from "react";
import { formatMoney } from "#schema/shared/format-money.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import type { MembershipAction } from "#web/apollo/schema-types.generated.ts";
import { AddToOwnFamily } from "#web/features/memberships/shared/AddToOwnFamily.tsx";
import { Allowances } from "#web/features/memberships/shared/Allowances.tsx";
import { Family } from "#web/features/memberships/shared/Family.tsx";
import { formatPaid, formatPlannedChange } from "#web/features/memberships/shared/format-membership.ts";
import {
  useCurrentMembershipQuery,
  type CurrentMembershipQuery,
} from "#web/features/memberships/shared/membership.generated.ts";
import { MembershipChip } from "#web/features/memberships/shared/MembershipChip.tsx";
import { MembershipDialog } from "#web/features/memberships/shared/MembershipDialog.tsx";
import { Packs } from "#web/features/memberships/shared/Packs.tsx";
import { SharedMemberships, type Shared } from "#web/features/memberships/shared/SharedMemberships.tsx";
import { useDayFormats } from "#web/features/memberships/shared/use-day-formats.ts";
import { leaving, useFamilyRemoval } from "#web/features/memberships/shared/use-family-removal.ts";
import { changePlanPath, plansPath } from "#web/screen/paths.ts";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { usePerson } from "#web/session/session.ts";
import { taxNote } from "#web/tenant/tax-note.ts";
import { formatDay, formatDays, type DayFormats } from "#web/time/format-day.ts";
import { addDays } from "#web/time/wall-clock.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { CardBody } from "#web/ui/card/CardBody.ts";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { CardForBills, OpenBill } from "./OpenBill.tsx";

type Membership = NonNullable<CurrentMembershipQuery["currentMembership"]>;
type Bill = Membership["invoices"][number];

/** The signed-in person's membership: price, end, bills, and available actions. */
export function OwnMembership() {
  const { id } = usePerson();
  const query = useCurrentMembershipQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const isAbsent = query.error !== undefined && faultOf(query.error).code === "not_found";
  const membership = isAbsent ? null : query.data?.currentMembership;
  return (
    <Card title="Your membership">
      <Body gap={16}>
        {membership || isAbsent ? null : <Unloaded failure="Your membership did not load" query={query} />}
        {isAbsent ? <p>You have no membership at the moment.</p> : null}
        {membership ? <Standing membership={membership} /> : null}
        <SharedWithOneself personId={id} />
        {membership || isAbsent ? <ToPlans membership={membership} /> : null}
      </Body>
    </Card>
  );
}

function Standing({ membership }: { membership: Membership }) {
  const formats = useDayFormats();
  const [act, setAct] = useState<MembershipAction | null>(null);
  const plan = useFocusAfterAct(act, membership.status);
  return (
    <>
      <p className="plan" tabIndex={-1} ref={plan}>
        <b>{membership.plan_name}</b> <MembershipChip row={membership} formats={formats} />
      </p>
      <OpenBill membership={membership} formats={formats} />
      <Figures membership={membership} formats={formats} />
      <Allowances
        allowances={membership.allowances}
        formats={formats}
        ends={membership.expires_on === null ? "short" : "withYear"}
      />
      <OwnFamily held={membership} />
      <Packs packs={membership.packs} formats={formats}>
        {(pack) => (
          <>
            <Allowances allowances={pack.allowances} formats={formats} ends="withYear" />
            <OwnFamily held={pack} />
          </>
        )}
      </Packs>
      <CardForBills membership={membership} />
      <Acts membership={membership} onAct={setAct} />
      <h3>Bills</h3>
      <ol>
        {membership.invoices.map((bill) => (
          <BillRow key={bill.id} bill={bill} formats={formats} />
        ))}
      </ol>
      {act ? (
        <MembershipDialog
          kind={act}
          target={{ clientId: membership.client_id, membershipId: membership.id }}
          clientName={null}
          planId={membership.plan_id}
          onClose={() => setAct(null)}
        />
      ) : null}
    </>
  );
}

/**
 * Link to where plans are bought; next to a renewing membership only packs are useful. A full page load: it is on the
 * booking page.
 */
function ToPlans({ membership }: { membership: Membership | null | undefined }) {
  return (
    <div className="acts">
      <Button variant="outlined" href={plansPath}>
        {membership?.period_end ? "Buy a pack" : "See the plans"}
      </Button>
    </div>
  );
}

/** The people it is shared with. */
function OwnFamily({
  held,
}: {
  held: Pick<Membership, "id" | "plan_name" | "family" | "family_invitations" | "family_size">;
}) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <Family
        membershipId={held.id}
        planName={held.plan_name}
        family={held.family}
        invitations={held.family_invitations}
        familySize={held.family_size}
        onAdd={() => setIsAdding(true)}
      />
      {isAdding ? <AddToOwnFamily membershipId={held.id} onClose={() => setIsAdding(false)} /> : null}
    </>
  );
}

/** A membership paid by somebody else; its user may leave it. */
function SharedWithOneself({ personId }: { personId: number }) {
  return (
    <SharedMemberships
      clientId={personId}
      formats={useDayFormats()}
      action={(shared) => <Leave shared={shared} personId={personId} />}
    />
  );
}

function Leave({ shared, personId }: { shared: Shared; personId: number }) {
  const leave = useFamilyRemoval(shared.id, () => leaving(shared.shared_by_name));
  return (
    <Button size="small" color="error" onClick={() => void leave({ client_id: personId, client_name: "" })}>
      Leave
    </Button>
  );
}

/** The pressed button may disappear with its action: focus then moves to the membership's status. */
function useFocusAfterAct(act: MembershipAction | null, status: Membership["status"]) {
  const target = useRef<HTMLParagraphElement>(null);
  const hasActed = useRef(false);
  useEffect(() => {
    if (act !== null) hasActed.current = true;
    else if (hasActed.current && document.activeElement === document.body) target.current?.focus();
  }, [act, status]);
  return target;
}

function Figures({ membership, formats }: { membership: Membership; formats: DayFormats }) {
  const { price, period_start, period_end, next_charge: next, next_charge_on, credit, planned_change } = membership;
  const money = ({ amount, currency }: Membership["price"]) => formatMoney(amount, currency, formats.locale);
  const day = (date: string) => formatDay(date, formats);
  const access = accessOf(membership, day);
  return (
    <dl>
      <div>
        <dt>Price</dt>
        <dd>{money(price)}</dd>
        {period_end ? <dd>This period: {formatDays(period_start, addDays(period_end, -1), formats)}</dd> : null}
      </div>
      <div>
        <dt>Next bill</dt>
        <dd>{next ? money(next) : "None"}</dd>
        {next_charge_on ? <dd>On {day(next_charge_on)}</dd> : null}
        {planned_change ? <dd>For {formatPlannedChange(planned_change, formats)}</dd> : null}
        {credit.amount > 0 ? <dd>{money(credit)} of credit is taken off the next bills.</dd> : null}
      </div>
      <div>
        <dt>Access</dt>
        <dd>{access.value}</dd>
        {access.detail ? <dd>{access.detail}</dd> : null}
      </div>
    </dl>
  );
}

/** The days covered by the membership, and what follows. */
function accessOf(membership: Membership, day: (date: string) => string): { value: string; detail?: string } {
  const {
    status,
    cancel_on,
    expires_on,
    pause_from,
    pause_until,
    period_end,
    has_access,
    next_charge_on,
    trial_until,
  } = membership;
  if (status === "paused" && pause_until) return { value: "Paused", detail: `Again from ${day(pause_until)}` };
  if (!has_access) return { value: "No access now" };
  if (cancel_on) return { value: `Until ${day(addDays(cancel_on, -1))}`, detail: "Does not renew." };
  if (pause_from && pause_until) {
    return { value: `Until ${day(addDays(pause_from, -1))}`, detail: `Again from ${day(pause_until)}` };
  }
  if (expires_on) return { value: `Until ${day(addDays(expires_on, -1))}`, detail: "Unused hours expire then." };
  if (!period_end) return { value: "Without an end" };
  const value = `Until ${day(addDays(period_end, -1))}`;
  if (!next_charge_on) return { value };
  return { value, detail: trial_until ? "The first paid period begins then." : "Renews then." };
}

const ACT_LABELS: Record<MembershipAction, string> = {
  pause: "Pause",
  resume: "End pause",
  undo_cancel: "Keep membership",
  cancel: "Cancel membership",
  change: "Change plan",
  undo_change: "Keep plan",
};

/** Sorts cancelling after the other actions. */
const cancelLast = (a: MembershipAction, b: MembershipAction) => Number(a === "cancel") - Number(b === "cancel");

function Acts({ membership, onAct }: { membership: Membership; onAct: (act: MembershipAction) => void }) {
  const { allowed_actions } = membership;
  if (allowed_actions.length === 0) return null;
  return (
    <div className="acts">
      {allowed_actions.toSorted(cancelLast).map((action) => (
        <Button
          key={action}
          variant={action === "cancel" ? "text" : "outlined"}
          color={action === "cancel" ? "error" : "primary"}
          onClick={() => (action === "change" ? window.location.assign(changePlanPath(membership)) : onAct(action))}
        >
          {ACT_LABELS[action]}
        </Button>
      ))}
    </div>
  );
}

function BillRow({ bill, formats }: { bill: Bill; formats: DayFormats }) {
  const { amount, taxes, period_start, due_on, status } = bill;
  const inAmount = taxNote(amount, taxes, formats.locale);
  const isPaid = status === "paid";
  return (
    <li>
      <span>
        {formatDay(period_start, formats, "year")}
        <small>{isPaid ? formatPaid(bill, formats.locale) : `Due ${formatDay(due_on, formats)}`}</small>
        {inAmount ? <small>{inAmount}</small> : null}
      </span>
      <StateChip tone={isPaid ? "green" : "amber"} icon={isPaid ? "check-circle" : "clock"}>
        {isPaid ? "Paid" : "Open"}
      </StateChip>
      <b>{formatMoney(amount.amount, amount.currency, formats.locale)}</b>
    </li>
  );
}

const Body = styled(CardBody)({
  "& .plan": { display: "flex", flexWrap: "wrap", gap: 8, alignItems: "center", fontSize: 16, lineHeight: "24px" },
  "& h3": { fontSize: 12, lineHeight: "16px", fontWeight: 500, color: "var(--text-2)" },
  "& dl": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(144px, 1fr))",
    gap: 16,
    padding: "16px 0",
    borderBlock: "1px solid var(--line-soft)",
  },
  "& dt": { fontSize: 12, lineHeight: "16px", fontWeight: 500, color: "var(--text-2)" },
  "& dd": { margin: "2px 0 0", fontSize: 12, lineHeight: "16px", color: "var(--text-2)" },
  "& dt + dd": { fontSize: 18, lineHeight: "28px", fontWeight: 600, letterSpacing: "-.014em", color: "var(--text)" },
  "& > ol": { display: "grid", margin: "-8px 0 0" },
  "& > ol > li": {
    display: "grid",
    gridTemplateColumns: "1fr auto 88px",
    alignItems: "center",
    gap: 12,
    padding: "8px 0",
    borderTop: "1px solid var(--line-soft)",
    "&:first-of-type": { borderTop: 0 },
  },
  "& > ol > li > b": { textAlign: "right" },
  "& small": { display: "block" },
  "@media (max-width: 599.95px)": { "& .acts > .MuiButton-root": { flex: "1 1 auto", minHeight: 44 } },
});
