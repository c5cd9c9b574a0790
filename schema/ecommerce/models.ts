import { z } from "zod";
import { CompanyInvoice } from "../billing/models.ts";
import { PaymentMode } from "../company/models.ts";
import { Currency, Money } from "../shared/money.ts";
import { Instant } from "../shared/time.ts";

export const ConnectStatus = z.enum(["not_connected", "onboarding_incomplete", "connected", "restricted"]).meta({
  id: "ConnectStatus",
  description:
    "Where the company's account at the payment provider stands. not_connected: it has none; onboarding_incomplete: the provider has not been told everything yet; connected: it takes cards and is paid out; restricted: it no longer takes cards or pays out",
});
export type ConnectStatus = z.infer<typeof ConnectStatus>;

export const EcommerceConfig = z
  .object({
    id: z.string().describe("The company's sub-domain"),
    status: ConnectStatus,
    payment_mode: PaymentMode.describe("Whether card payments are real"),
    can_accept_payments: z.boolean().describe("Whether the booking page can take cards"),
    account_id: z.string().nullable().describe("The company's account at the payment provider"),
    account_name: z.string().nullable().describe("The business as the provider knows it"),
    account_country: z.string().nullable().describe("Its country, two letters"),
    charges_enabled: z.boolean().describe("Whether the provider takes cards for it"),
    payouts_enabled: z.boolean().describe("Whether the provider pays out"),
    requirements_due: z.array(z.string()).describe("What the provider still asks for, in its own names"),
    requirements_due_by: Instant.nullable().describe("By when, where it says so"),
    connected_at: Instant.nullable().describe("Since when it is connected"),
    platform_fee_percentage: z.number().nullable().describe("The platform's share of card payments, in percent"),
    currency: Currency,
  })
  .meta({ id: "EcommerceConfig", description: "How the company takes card payments" });

export const PublicEcommerceConfig = z
  .object({
    payment_mode: PaymentMode.describe("Whether card payments are real"),
    can_accept_payments: z.boolean().describe("Whether the booking page can take cards"),
    publishable_key: z.string().nullable().describe("Names the platform to the provider's library in the browser"),
    connect_account: z.string().nullable().describe("The account that is paid, for the same library"),
    currency: Currency,
  })
  .meta({ id: "PublicEcommerceConfig", description: "What a browser needs to know to pay by card" });

const ConnectAddress = z.url({ protocol: /^https?$/, error: "Give a whole address." }).max(500);

export const ConnectOnboardingInput = z
  .object({
    return_url: ConnectAddress.describe("Where the provider leads back to; on this company's own host"),
    refresh_url: ConnectAddress.describe("Where it leads when the link has ended; on this company's own host"),
  })
  .meta({ id: "ConnectOnboardingInput", description: "Where to go after telling the provider what it asks for" });

export const ConnectLink = z
  .object({ url: z.string().describe("The provider's page; for this person alone, and not for long") })
  .meta({ id: "ConnectLink", description: "A way to a page of the payment provider" });

export const ConnectStripeInput = z
  .object({
    code: z.string().min(1).max(500).describe("What the provider gave the browser; good once"),
    state: z.string().min(1).max(200).describe("What startStripeOauth put into the address"),
  })
  .meta({ id: "ConnectStripeInput", description: "A person's way back from the payment provider" });

export const ConnectFees = z
  .object({
    window_days: z.int().describe("So many days until now"),
    payment_count: z.int().describe("Card payments"),
    taken: Money.describe("What people paid by card"),
    provider_fees: Money.describe("What the provider kept"),
    platform_fees: Money.describe("What the platform kept"),
    net: Money.describe("What is left"),
    is_whole: z.boolean().describe("Whether these are all payments of the window, or the newest 2,000"),
  })
  .meta({ id: "ConnectFees", description: "What card payments came to, as the provider booked them" });

export const ConnectPayout = z
  .object({
    id: z.string().describe("The provider's id"),
    amount: Money,
    status: z.string().describe("pending, in_transit, paid, failed or canceled"),
    created_at: Instant.describe("When it left"),
    arrives_at: Instant.describe("When it is at the bank"),
    bank: z.string().nullable().describe("Name of the bank and the account's last digits"),
  })
  .meta({ id: "ConnectPayout", description: "Money on its way to the company's bank" });

export const StripeOverview = z
  .object({
    account: EcommerceConfig,
    available: z.array(Money).describe("What the provider can pay out, by currency"),
    pending: z.array(Money).describe("What it keeps for a few days more, by currency"),
    fees: ConnectFees.nullable().describe("What card payments came to, for who asked"),
    payouts: z.array(ConnectPayout).describe("The newest payouts, latest first"),
    invoices: z.array(CompanyInvoice).describe("The newest invoices of the platform, latest first"),
    fetched_at: Instant.describe("When the provider said so"),
    problem: z.string().nullable().describe("Why the provider was not read just now; what it said last is shown"),
  })
  .meta({ id: "StripeOverview", description: "The company's account at the payment provider" });
