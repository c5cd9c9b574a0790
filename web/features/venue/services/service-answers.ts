import { WEEKDAYS } from "#schema/venue/locations/weekdays.ts";
import type { ComparedAnswer } from "#web/ui/form/compare-values.ts";
import { BOOKABLE_BY, WAITLIST_OFFERS, type Choices } from "./format-service.ts";
import type { ServiceFormValues } from "./service-form.ts";

type Answer = ComparedAnswer<ServiceFormValues>;

/** The panel's values as text, for comparison with what somebody else saved. */
export function serviceAnswers({ serviceCategories, resourceTypes, coaches }: Choices): readonly Answer[] {
  return [
    { label: "Name", names: ["name"], text: ({ name }) => name },
    { label: "Description", names: ["description"], text: ({ description }) => description || "none" },
    { label: "Picture", names: ["picture"], text: ({ picture }) => (picture ? `no. ${picture.id}` : "none") },
    {
      label: "Category",
      names: ["category_id"],
      text: ({ category_id }) => nameOf(serviceCategories?.data, category_id),
    },
    {
      label: "Takes a",
      names: ["resource_type_id"],
      text: ({ resource_type_id }) => nameOf(resourceTypes?.data, resource_type_id),
    },
    { label: "Its type’s", names: ["is_type_default"], text: ({ is_type_default }) => yesNo(is_type_default) },
    {
      label: "Coaches",
      names: ["coach_ids"],
      text: ({ coach_ids }) => coach_ids.map((id) => nameOf(coaches?.data, String(id))).join(", ") || "none",
    },
    { label: "Prices", names: ["durations"], text: ({ durations }) => durations.map(rungText).join(", ") },
    {
      label: "Peak hours",
      names: ["peak_hours"],
      text: ({ peak_hours }) => peak_hours.map(peakText).join("; ") || "none",
    },
    { label: "Who may book", names: ["bookable_by"], text: ({ bookable_by }) => BOOKABLE_BY[bookable_by].long },
    {
      label: "Waiting list",
      names: ["waitlist_offers"],
      text: ({ waitlist_offers }) => WAITLIST_OFFERS[waitlist_offers].label,
    },
    { label: "People", names: ["max_party_size"], text: ({ max_party_size }) => `at most ${max_party_size}` },
    { label: "Notice", names: ["notice_minutes"], text: ({ notice_minutes }) => `${notice_minutes} min` },
    { label: "Ahead", names: ["horizon_days"], text: ({ horizon_days }) => `${horizon_days} days` },
    { label: "Starts every", names: ["grid_minutes"], text: ({ grid_minutes }) => `${grid_minutes} min` },
    { label: "Before", names: ["buffer_before_minutes"], text: (values) => `${values.buffer_before_minutes} min` },
    { label: "Policy", names: ["policy"], text: ({ policy }) => policyText(policy) },
    { label: "After", names: ["buffer_after_minutes"], text: (values) => `${values.buffer_after_minutes} min` },
  ];
}

function nameOf(all: readonly { id: number; name: string }[] | undefined, id: string): string {
  return all?.find((each) => String(each.id) === id)?.name ?? "none";
}

function policyText({ rows, no_show, deposit, reschedule_notice_hours }: ServiceFormValues["policy"]): string {
  const tiers = rows.map(
    ({ until, refund_percent, fee }) => `${refund_percent} % until ${until} h${fee ? ` + ${fee}` : ""}`,
  );
  const owed = ({ percent, fee }: typeof no_show) => `${percent} %${fee ? ` + ${fee}` : ""}`;
  return [
    ...tiers,
    `no-show ${owed(no_show)}`,
    `deposit ${owed(deposit)}`,
    `move until ${reschedule_notice_hours} h`,
  ].join(", ");
}

function yesNo(is: boolean): string {
  return is ? "usual service" : "not its usual service";
}

function rungText({ duration_minutes, price, peak_price }: ServiceFormValues["durations"][number]): string {
  return `${duration_minutes} min ${price}${peak_price === "" ? "" : ` (peak ${peak_price})`}`;
}

function peakText({ weekdays, from, to }: ServiceFormValues["peak_hours"][number]): string {
  const days = WEEKDAYS.filter(({ value }) => weekdays.includes(value)).map(({ short }) => short);
  return `${days.join(" ")} ${from}–${to}`;
}
