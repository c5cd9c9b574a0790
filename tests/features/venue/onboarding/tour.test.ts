// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TOUR_KEY, TOUR_VERSION } from "#schema/venue/onboarding/tour.ts";
import { TOUR_STEPS } from "#web/app/tour/tour-steps.ts";
import { POLL_MS, TIMEOUT_MS, waitForElement } from "#web/app/tour/wait-for-element.ts";
import { isNewcomer, isTourToCome, withTourSeen } from "#web/screen/tour.ts";

describe("the element of a step", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "performance"] }));
  afterEach(() => void vi.useRealTimers());

  it("is searched every 50 ms, for 1500 ms", async () => {
    expect([POLL_MS, TIMEOUT_MS]).toEqual([50, 1500]);
    const find = vi.fn<() => undefined>();
    const waiting = waitForElement(find, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await waiting).toBeUndefined();
    expect(find).toHaveBeenCalledTimes(31);
  });

  it("is used as soon as it exists", async () => {
    let element: HTMLElement | undefined;
    const waiting = waitForElement(() => element, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(120);
    element = document.body;
    await vi.advanceTimersByTimeAsync(50);
    expect(await waiting).toBe(document.body);
  });

  it("is no longer searched once the step is closed", async () => {
    const leaving = new AbortController();
    const find = vi.fn<() => undefined>();
    const waiting = waitForElement(find, leaving.signal);
    leaving.abort();
    await vi.advanceTimersByTimeAsync(50);
    expect(await waiting).toBeUndefined();
    expect(find).toHaveBeenCalledTimes(2);
  });
});

describe("showing the tour unasked", () => {
  it.each([
    ["a newcomer sees it", [{ key: TOUR_KEY, version: 0 }], true],
    ["a person who has seen it does not", [{ key: TOUR_KEY, version: TOUR_VERSION }], false],
    ["a person from before the tour existed does not", [], false],
    ["a person who has seen another tour does", [{ key: "another", version: 0 }], false],
  ])("%s", (_, tours, isToCome) => {
    expect(isTourToCome(tours)).toBe(isToCome);
  });

  it("remembers the tour next to other tours, once", () => {
    const seen = withTourSeen([
      { key: "another", version: 3 },
      { key: TOUR_KEY, version: 0 },
    ]);
    expect(seen).toEqual([
      { key: "another", version: 3 },
      { key: TOUR_KEY, version: TOUR_VERSION },
    ]);
    expect([isNewcomer(seen), isNewcomer([])]).toEqual([true, false]);
  });
});

it("has the documented steps and hints, in their order", () => {
  expect(TOUR_STEPS.map(({ title }) => title.toLowerCase())).toEqual([
    "sidebar navigation",
    "profile menu",
    "dashboard",
    "dashboard widgets",
    "schedule overview",
    "bookings",
    "clients",
    "coaches",
    "communication",
    "products",
    "membership plans",
    "services",
    "resources",
    "locations",
    "configuration",
    "company",
    "accounts",
    "e-commerce",
    "import",
    "public booking page",
  ]);
  expect(TOUR_STEPS.flatMap(({ hint }) => hint ?? [])).toEqual([
    "Coaches must set their own availability.",
    "Scheduled sends in communication are not yet available.",
    "Resources follow location hours.",
    "Choose the correct company timezone.",
  ]);
});
