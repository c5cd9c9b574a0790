import type { CompanySubscriptionShownFragment } from "#web/features/payments/shared/subscription/subscription.generated.ts";
import { useCompany } from "#web/tenant/company.ts";
import { useFormatDate } from "#web/tenant/use-format-date.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { Rows } from "#web/ui/layout/Rows.ts";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { Money } from "#web/ui/text/Money.tsx";

type Invoice = CompanySubscriptionShownFragment["invoices"][number];

/** The company's invoices, newest first. */
export function InvoicesCard({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <Card title="Invoices">
      {invoices.length === 0 ? (
        <EmptyState title="No invoices yet">No invoices yet.</EmptyState>
      ) : (
        <Rows inset>
          {invoices.map((invoice) => (
            <Row key={invoice.id} invoice={invoice} />
          ))}
        </Rows>
      )}
    </Card>
  );
}

function Row({ invoice }: { invoice: Invoice }) {
  const { locale } = useCompany();
  const formatDate = useFormatDate();
  const isPaid = invoice.status === "paid";
  return (
    <li>
      <span className="figures" style={{ width: 96 }}>
        {formatDate(invoice.created_at)}
      </span>
      <span className="what">
        {invoice.description}, {formatDate(invoice.period_start)} to {formatDate(invoice.period_end)}
        <small>{invoice.number}</small>
      </span>
      <Money amount={invoice.total.amount} currency={invoice.total.currency} locale={locale} />
      <StateChip tone={isPaid ? "green" : "amber"} icon={isPaid ? "check-circle" : "clock"}>
        {isPaid ? "Paid" : readable(invoice.status)}
      </StateChip>
      {invoice.page_url == null ? null : (
        <a href={invoice.page_url} target="_blank" rel="noreferrer">
          Open
        </a>
      )}
    </li>
  );
}

const readable = (status: string): string => status.charAt(0).toUpperCase() + status.slice(1);
