import { equal } from "@wry/equality";
import { z } from "zod";
import { PolicyCharge, RefundAs, type BookingPolicy } from "#schema/bookings/policies/models.ts";
import { chargeDue, depositDue, freePolicy, tierDue } from "#schema/bookings/policies/rules.ts";
import type { SaidPolicy } from "#schema/bookings/policies/sentences.ts";
import type { Money } from "#schema/shared/money.ts";
import { readTypedMoney, typedMoney } from "#schema/shared/typed-money.ts";
import { countText } from "#web/ui/text/count-text.ts";

const HOUR_MINUTES = 60;

const percent = z
  .string()
  .trim()
  .regex(/^\d+$/, "Enter 0 to 100 percent.")
  .transform(Number)
  .pipe(PolicyCharge.shape.percent);
const wholeHours = z.string().trim().regex(/^\d+$/, "Enter whole hours.").transform(Number);
const minutesOfHours = z
  .string()
  .trim()
  .regex(/^\d+([.,]\d{1,2})?$/, "Enter hours, for example 4 or 1.5.")
  .transform((typed) => Math.round(Number(typed.replace(",", ".")) * HOUR_MINUTES));

/**
 * Schema that converts form values to a policy; null if nothing in it ever costs or binds. Each row begins where the
 * previous one ends.
 */
export function policyForm(currency: string) {
  const fee = z.string().transform((typed, context): Money => {
    const amount = readTypedMoney(typed.trim() === "" ? "0" : typed, currency);
    if (amount !== undefined) return { amount, currency };
    context.addIssue({ code: "custom", message: "This is not an amount." });
    return z.NEVER;
  });
  const charge = z.object({ percent, fee });
  const row = z.object({ until: wholeHours, refund_percent: percent, refund_as: RefundAs, fee });
  return z
    .object({
      rows: z.array(row),
      no_show: charge,
      deposit: charge,
      reschedule_notice_hours: minutesOfHours,
      reschedule_fee: fee,
    })
    .superRefine(({ rows }, context) => {
      rows.forEach(({ until }, at) => {
        const from = at === 0 ? Infinity : (rows[at - 1]?.until ?? 0);
        if (at === rows.length - 1 || until < from) return;
        context.addIssue({
          code: "custom",
          path: ["rows", at, "until"],
          message: `Enter fewer than ${from} h: the row above ends there.`,
        });
      });
    })
    .transform(({ rows, reschedule_notice_hours, ...rest }): BookingPolicy | null => {
      const policy: BookingPolicy = {
        ...rest,
        cancellation: rows.map(({ until, ...tier }, at) => ({
          from_hours_before: at === 0 ? null : (rows[at - 1]?.until ?? 0),
          until_hours_before: at === rows.length - 1 ? 0 : until,
          ...tier,
        })),
        reschedule_notice_minutes: reschedule_notice_hours,
      };
      return isFree(policy) ? null : policy;
    });
}

export type PolicyFormValues = z.input<ReturnType<typeof policyForm>>;

const isFree = (policy: BookingPolicy): boolean => equal(policy, freePolicy(policy.reschedule_fee.currency));

/** The two default rows of a service without a policy: free until a day before, half the price after that. */
export const FIRST_ROWS: PolicyFormValues["rows"] = [
  { until: "24", refund_percent: "100", refund_as: "payment", fee: "" },
  { until: "0", refund_percent: "50", refund_as: "payment", fee: "" },
];

export function policyFormValues(policy: BookingPolicy | null): PolicyFormValues {
  const { cancellation, no_show, deposit, reschedule_notice_minutes, reschedule_fee } = policy ?? freePolicy("USD");
  return {
    rows: cancellation.map(({ until_hours_before, refund_percent, refund_as, fee }) => ({
      until: String(until_hours_before),
      refund_percent: String(refund_percent),
      refund_as,
      fee: typedFee(fee),
    })),
    no_show: { percent: String(no_show.percent), fee: typedFee(no_show.fee) },
    deposit: { percent: String(deposit.percent), fee: typedFee(deposit.fee) },
    reschedule_notice_hours: String(reschedule_notice_minutes / HOUR_MINUTES),
    reschedule_fee: typedFee(reschedule_fee),
  };
}

/** A fee of zero is an empty field. */
const typedFee = ({ amount, currency }: Money): string => (amount === 0 ? "" : typedMoney(amount, currency));

/** The policy as clients read it, for one price and with deadlines as hours before the start. */
export function examplePolicy(policy: BookingPolicy, price: Money): SaidPolicy {
  const hours = (count: number) => (count === 0 ? null : `${countText(count, "hour")} before the start`);
  return {
    cancellation: policy.cancellation.map((tier) => ({
      until: hours(tier.until_hours_before),
      due: tierDue(tier, price),
      refund_as: tier.refund_as,
    })),
    price,
    no_show_due: chargeDue(policy.no_show, price),
    deposit: depositDue(policy, price),
    reschedule: { until: hours(policy.reschedule_notice_minutes / HOUR_MINUTES), due: policy.reschedule_fee },
  };
}
