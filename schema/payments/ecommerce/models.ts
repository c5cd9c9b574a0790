import { z } from "zod";
import { CompanyInvoice } from "#schema/payments/billing/models.ts";
import { Currency, Money } from "#schema/shared/money.ts";
import { Instant } from "#schema/shared/time.ts";
import { PaymentMode } from "#schema/venue/company/models.ts";

export const ConnectStatus = z.enum(["not_connected", "onboarding_incomplete", "connected", "restricted"]).meta({
  id: "ConnectStatus",
  description:
    "The state of the company's account at the payment provider. not_connected: it has none; onboarding_incomplete: the provider has not been told everything yet; connected: it takes cards and is paid out; restricted: it no longer takes cards or pays out",
});
export type ConnectStatus = z.infer<typeof ConnectStatus>;

export const EcommerceConfig = z
  .object({
    id: z.string().describe("The company's sub-domain"),
    status: ConnectStatus,
    payment_mode: PaymentMode.describe("Whether card payments are real"),
    can_accept_payments: z.boolean().describe("Whether the booking page can take cards"),
    account_id: z.string().nullable().describe("The company's account at the payment provider"),
    account_name: z.string().nullable().describe("The business name at the provider"),
    account_country: z.string().nullable().describe("The account's country, two letters"),
    charges_enabled: z.boolean().describe("Whether the provider takes cards for it"),
    payouts_enabled: z.boolean().describe("Whether the provider pays out"),
    requirements_due: z.array(z.string()).describe("What the provider still asks for, in its own terms"),
    requirements_due_by: Instant.nullable().describe("The deadline for it, if the provider gives one"),
    connected_at: Instant.nullable().describe("When it was connected"),
    platform_fee_percentage: z.number().nullable().describe("The platform's share of card payments, in percent"),
    currency: Currency,
  })
  .meta({ id: "EcommerceConfig", description: "How the company takes card payments" });

export const PublicEcommerceConfig = z
  .object({
    payment_mode: PaymentMode.describe("Whether card payments are real"),
    can_accept_payments: z.boolean().describe("Whether the booking page can take cards"),
    publishable_key: z.string().nullable().describe("Identifies the platform to the provider's library in the browser"),
    connect_account: z.string().nullable().describe("The account that is paid, for the same library"),
    currency: Currency,
  })
  .meta({ id: "PublicEcommerceConfig", description: "What a browser needs to pay by card" });

const ConnectAddress = z.url({ protocol: /^https?$/, error: "Enter a complete address." }).max(500);

export const ConnectOnboardingInput = z
  .object({
    return_url: ConnectAddress.describe("Where the provider sends the person back to, on this company's own host"),
    refresh_url: ConnectAddress.describe(
      "Where the person is sent if the link has expired, on this company's own host",
    ),
  })
  .meta({ id: "ConnectOnboardingInput", description: "Where to return after telling the provider what it asks for" });

export const ConnectLink = z
  .object({ url: z.string().describe("The provider's page; for this person alone, and only for a short time") })
  .meta({ id: "ConnectLink", description: "A link to a page of the payment provider" });

export const ConnectStripeInput = z
  .object({
    code: z.string().min(1).max(500).describe("What the provider gave the browser; can be used once"),
    state: z.string().min(1).max(200).describe("The state that startStripeOauth put into the address"),
  })
  .meta({ id: "ConnectStripeInput", description: "What a person brings back from the payment provider" });

export const ConnectFees = z
  .object({
    window_days: z.int().describe("Number of days up to now"),
    payment_count: z.int().describe("Card payments"),
    taken: Money.describe("What people paid by card"),
    provider_fees: Money.describe("What the provider kept"),
    platform_fees: Money.describe("What the platform kept"),
    net: Money.describe("What is left"),
    is_whole: z.boolean().describe("Whether this covers all payments in the window, or only the newest 2,000"),
  })
  .meta({ id: "ConnectFees", description: "The fees of card payments, as booked by the provider" });

export const ConnectPayout = z
  .object({
    id: z.string().describe("The provider's id"),
    amount: Money,
    status: z.string().describe("pending, in_transit, paid, failed or canceled"),
    created_at: Instant.describe("When it left"),
    arrives_at: Instant.describe("When it reaches the bank"),
    bank: z.string().nullable().describe("Name of the bank and last digits of the account"),
  })
  .meta({ id: "ConnectPayout", description: "Money on its way to the company's bank" });

export const StripeOverview = z
  .object({
    account: EcommerceConfig,
    available: z.array(Money).describe("What the provider can pay out, by currency"),
    pending: z.array(Money).describe("What it holds for a few more days, by currency"),
    fees: ConnectFees.nullable().describe("What card payments came to, if requested"),
    payouts: z.array(ConnectPayout).describe("The newest payouts, newest first"),
    invoices: z.array(CompanyInvoice).describe("The platform's newest invoices, newest first"),
    fetched_at: Instant.describe("When this was read from the provider"),
    problem: z.string().nullable().describe("Why the provider could not be read just now; its last answer is shown"),
  })
  .meta({ id: "StripeOverview", description: "The company's account at the payment provider" });
