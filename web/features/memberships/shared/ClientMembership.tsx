import Button from "@mui/material/Button";
import { useState } from "react";
import { formatMoney } from "#schema/shared/format-money.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { useRefusal } from "#web/session/use-refusal.ts";
import { formatDay } from "#web/time/format-day.ts";
import { addDays } from "#web/time/wall-clock.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { Rows } from "#web/ui/layout/Rows.ts";
import { PanelSection } from "#web/ui/page/PanelSection.ts";
import { Facts } from "#web/ui/text/Facts.tsx";
import { QuietHeading } from "#web/ui/text/Quiet.ts";
import { AddClientToFamily } from "./AddClientToFamily.tsx";
import { ClientCredit } from "./ClientCredit.tsx";
import { Family } from "./Family.tsx";
import { formatPlannedChange } from "./format-membership.ts";
import { useCurrentMembershipQuery, type CurrentMembershipQuery } from "./membership.generated.ts";
import { MembershipChip } from "./MembershipChip.tsx";
import { MembershipDialog } from "./MembershipDialog.tsx";
import { Packs } from "./Packs.tsx";
import { SharedMemberships } from "./SharedMemberships.tsx";
import { StaffAllowances } from "./StaffAllowances.tsx";
import { StaffBill } from "./StaffBill.tsx";
import { useDayFormats } from "./use-day-formats.ts";
import type { ActKind } from "./use-membership-acts.ts";

type Details = NonNullable<CurrentMembershipQuery["currentMembership"]>;

const ACT_LABELS: Record<Exclude<ActKind, "start">, string> = {
  change: "Change plan",
  undo_change: "Keep plan",
  pause: "Pause",
  resume: "End pause",
  undo_cancel: "Keep membership",
  cancel: "Cancel",
};

interface ClientMembershipProps {
  client: { id: number; name: string };
  /** Path to a payment. */
  paymentPath: (id: number) => string;
}

/** The client's membership with its bills and all its actions. */
export function ClientMembership({ client, paymentPath }: ClientMembershipProps) {
  const query = useCurrentMembershipQuery({
    variables: { id: client.id },
    fetchPolicy: "cache-and-network",
  });
  const [act, setAct] = useState<ActKind | null>(null);
  const formats = useDayFormats();
  const isAbsent = query.error !== undefined && faultOf(query.error).code === "not_found";
  const membership = isAbsent ? null : query.data?.currentMembership;
  return (
    <PanelSection aria-label="Membership">
      <h2>Membership</h2>
      {membership || isAbsent ? null : <Unloaded failure="The membership did not load" query={query} />}
      {isAbsent ? <NoMembership onSell={() => setAct("start")} /> : null}
      {membership ? <Standing membership={membership} onAct={setAct} paymentPath={paymentPath} /> : null}
      <SharedMemberships clientId={client.id} formats={formats} />
      <ClientCredit clientId={client.id} clientName={client.name} refusal={useRefusal("payments.take")} />
      {act ? <ActDialog act={act} client={client} membership={membership} onClose={() => setAct(null)} /> : null}
    </PanelSection>
  );
}

function NoMembership({ onSell }: { onSell: () => void }) {
  return (
    <>
      <p>No membership.</p>
      <RefusableButton refusal={useRefusal("memberships.write")} onClick={onSell}>
        Sell a membership
      </RefusableButton>
    </>
  );
}

/** Next to a renewing membership, only plans that do not renew can be sold. */
function SellAnother({ renews, onSell }: { renews: boolean; onSell: () => void }) {
  return (
    <RefusableButton refusal={useRefusal("memberships.write")} onClick={onSell}>
      {renews ? "Sell a pack" : "Sell another plan"}
    </RefusableButton>
  );
}

interface ActDialogProps extends Pick<ClientMembershipProps, "client"> {
  act: ActKind;
  membership: Details | null | undefined;
  onClose: () => void;
}

function ActDialog({ act, client, membership, onClose }: ActDialogProps) {
  return (
    <MembershipDialog
      kind={act}
      target={{ clientId: client.id, membershipId: membership?.id ?? null }}
      clientName={client.name}
      planId={act === "start" ? null : (membership?.plan_id ?? null)}
      packsOnly={act === "start" && membership != null && membership.period_end !== null}
      changesBegin={membership?.changes_begin}
      onClose={onClose}
    />
  );
}

interface StandingProps extends Pick<ClientMembershipProps, "paymentPath"> {
  membership: Details;
  onAct: (act: ActKind) => void;
}

function Standing({ membership, onAct, paymentPath }: StandingProps) {
  const formats = useDayFormats();
  const { plan_name, next_charge: next, next_charge_on: on, open_amount: open, allowed_actions, invoices } = membership;
  const money = (value: { amount: number; currency: string }) =>
    formatMoney(value.amount, value.currency, formats.locale);
  return (
    <>
      <p className="acts">
        <b>{plan_name}</b> <MembershipChip row={membership} formats={formats} />
      </p>
      <Facts
        facts={[
          ...(membership.expires_on
            ? [{ label: "Ends", value: formatDay(addDays(membership.expires_on, -1), formats, "withYear") }]
            : []),
          ...(membership.pays_by_card ? [{ label: "Bills", value: "Charged to the saved card" }] : []),
          ...(membership.planned_change
            ? [{ label: "Next plan", value: formatPlannedChange(membership.planned_change, formats) }]
            : []),
          { label: "Next bill", value: next && on ? `${money(next)} on ${formatDay(on, formats)}` : "None" },
          ...(membership.credit.amount > 0
            ? [{ label: "Credit", value: `${money(membership.credit)}, taken off the next bills` }]
            : []),
          ...(open.amount > 0 ? [{ label: "To be paid", value: money(open) }] : []),
        ]}
      />
      <div className="acts">
        {allowed_actions.map((action) => (
          <Button
            key={action}
            size="small"
            color={action === "cancel" ? "error" : "primary"}
            onClick={() => onAct(action)}
          >
            {ACT_LABELS[action]}
          </Button>
        ))}
      </div>
      <StaffAllowances
        clientId={membership.client_id}
        clientName={membership.client_name}
        allowances={membership.allowances}
        formats={formats}
        ends={membership.expires_on === null ? "short" : "withYear"}
      />
      <StaffFamily held={membership} payerName={membership.client_name} />
      <Packs packs={membership.packs} formats={formats}>
        {(pack) => (
          <>
            <StaffAllowances
              clientId={membership.client_id}
              clientName={membership.client_name}
              allowances={pack.allowances}
              formats={formats}
              ends="withYear"
            />
            <StaffFamily held={pack} payerName={membership.client_name} />
          </>
        )}
      </Packs>
      <SellAnother renews={membership.period_end !== null} onSell={() => onAct("start")} />
      <QuietHeading>Bills</QuietHeading>
      <Rows as="ol">
        {invoices.map((invoice) => (
          <StaffBill
            key={invoice.id}
            invoice={invoice}
            clientId={membership.client_id}
            formats={formats}
            paymentPath={paymentPath}
          />
        ))}
      </Rows>
    </>
  );
}

/** The people who use it, with a way for the desk to add one. */
function StaffFamily({
  held,
  payerName,
}: {
  held: Pick<Details, "id" | "plan_name" | "family" | "family_invitations" | "family_size">;
  payerName: string;
}) {
  const [isAdding, setIsAdding] = useState(false);
  const refusal = useRefusal("memberships.write");
  return (
    <>
      <Family
        membershipId={held.id}
        planName={held.plan_name}
        family={held.family}
        invitations={held.family_invitations}
        familySize={held.family_size}
        refusal={refusal}
        onAdd={() => setIsAdding(true)}
      />
      {isAdding ? (
        <AddClientToFamily membershipId={held.id} payerName={payerName} onClose={() => setIsAdding(false)} />
      ) : null}
    </>
  );
}
