import { describe, expect, it } from "vitest";
import {
  filterArguments,
  filterChips,
  NO_FILTERS,
  readClientFilters,
  sameFilters,
  toggledBy,
  writeClientFilters,
} from "#web/features/clients/shared/client-filters.ts";

const FORMATS = { locale: "en-CA", dateformat: "D MMM YYYY" };
const TAGS = [
  { id: 5, name: "League", client_count: 118 },
  { id: 6, name: "Lefty", client_count: 0 },
];
const read = (text: string) => readClientFilters(new URLSearchParams(text));

describe("the filters of clients in the address", () => {
  it("are read as they were written", () => {
    const filters = {
      search: "ava",
      tags: [5, 6],
      match: "all",
      from: "2027-03-01",
      to: "2027-03-31",
      status: "past_due",
      plan: 3,
      planName: "Club",
    } as const;
    const params = writeClientFilters(new URLSearchParams("page=3&client=7"), filters);
    expect(params.get("page")).toBeNull();
    expect(readClientFilters(params)).toEqual(filters);
  });

  it("ignore unreadable parts", () => {
    expect(read("tags=5,x,5,-1&match=most&from=2027-03-09&to=2027-03-01")).toEqual({
      ...NO_FILTERS,
      tags: [5],
      from: "2027-03-09",
    });
    expect(filterArguments(read(""))).toEqual({
      tag_ids: null,
      match: null,
      last_booking_start: null,
      last_booking_end: null,
      membership_status: null,
      membership_plan_id: null,
      membership_plan_name: null,
    });
  });

  it("are equal in any order of the tags, and with any match mode for a single tag", () => {
    expect(sameFilters(read("tags=5,6"), read("tags=6,5&match=any"))).toBe(true);
    expect(sameFilters(read("tags=5&match=all"), read("tags=5"))).toBe(true);
    expect(sameFilters(read("tags=5,6&match=all"), read("tags=5,6"))).toBe(false);
  });

  it("show as chips with counts: tags in use, and all active filters", () => {
    expect(filterChips(read("tags=6&to=2027-03-31"), { tags: TAGS, plans: [] }, FORMATS)).toMatchObject([
      { key: "days", isOn: true },
      { key: "membership:active", isOn: false },
      { key: "membership:past_due", isOn: false },
      { key: "tag:5", label: "League", count: 118, isOn: false },
      { key: "tag:6", label: "Lefty", count: 0, isOn: true },
    ]);
    expect(toggledBy("tag:6", read("tags=6"))).toEqual({ tags: [] });
    expect(toggledBy("days", read("to=2027-03-31"))).toEqual({ from: null, to: null });
  });

  it("show a membership's status and plan as chips, each removed by a press", () => {
    const filters = read("membership=paused&plan=3&planName=Club&tags=");
    expect(filterChips(filters, { tags: [], plans: [{ id: 3, name: "Club 12" }] }, FORMATS)).toEqual([
      { key: "membership:active", label: "Membership: Active", isOn: false },
      { key: "membership:past_due", label: "Membership: Past due", isOn: false },
      { key: "membership:paused", label: "Membership: Paused", isOn: true },
      { key: "plan", label: "Club 12", isOn: true },
      { key: "planName", label: "Plan with “Club”", isOn: true },
    ]);
    expect(toggledBy("membership:paused", filters)).toEqual({ status: null });
    expect(toggledBy("membership:active", filters)).toEqual({ status: "active" });
    expect([toggledBy("plan", filters), toggledBy("planName", filters)]).toEqual([{ plan: null }, { planName: "" }]);
    expect(read("membership=lost&plan=x")).toEqual(NO_FILTERS);
    expect(sameFilters(filters, read("membership=paused&plan=3&planName=Club "))).toBe(true);
    expect(sameFilters(filters, read("membership=paused&plan=4&planName=Club"))).toBe(false);
  });
});
