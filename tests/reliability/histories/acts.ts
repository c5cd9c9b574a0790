import fc from "fast-check";

const nth = fc.nat(60);
/** Half hours from noon on the day of the history. */
const slot = fc.nat(4);
const who = fc.nat(4);
const seats = fc.constantFrom(1, 1, 1, 2);
const isDesk = fc.boolean();
const isClass = fc.constantFrom(true, true, false);

const act = <Name extends string, Rest extends object>(
  name: Name,
  rest: { [Field in keyof Rest]: fc.Arbitrary<Rest[Field]> },
): fc.Arbitrary<{ act: Name } & Rest> => fc.record<Rest>(rest).map((chosen) => ({ act: name, ...chosen }));

/** The acts of a desk, its clients, its visitors, its jobs and the clock; `nth` selects among what exists by then. */
const acts = fc.oneof(
  { weight: 5, arbitrary: act("book", { slot, bay: fc.nat(3), who, seats }) },
  { weight: 6, arbitrary: act("enrol", { nth, who, seats }) },
  { weight: 3, arbitrary: act("hold", { isClass, nth, slot, seats }) },
  { weight: 2, arbitrary: act("confirm", { nth }) },
  { weight: 8, arbitrary: act("join", { isClass, nth, slot, who, seats, isDesk }) },
  { weight: 6, arbitrary: act("offer", {}) },
  { weight: 2, arbitrary: act("offerByHand", { nth }) },
  { weight: 5, arbitrary: act("accept", { nth }) },
  { weight: 2, arbitrary: act("leave", { nth, isDesk }) },
  { weight: 1, arbitrary: act("reorder", { nth }) },
  { weight: 6, arbitrary: act("cancel", { nth }) },
  { weight: 2, arbitrary: act("restore", { nth }) },
  { weight: 3, arbitrary: act("move", { nth, slot, bay: fc.nat(2) }) },
  {
    weight: 4,
    arbitrary: act("changeClass", { nth, slot, bay: fc.nat(3), capacity: fc.constantFrom(1, 2, 2, 3) }),
  },
  { weight: 1, arbitrary: act("closeClass", { nth }) },
  { weight: 4, arbitrary: act("wait", { minutes: fc.constantFrom(1, 6, 20, 130) }) },
  { weight: 2, arbitrary: act("sweep", {}) },
);

export const histories = fc.record({
  /** True: three hours before noon, when offers are short. False: the day before. */
  isLate: fc.boolean(),
  capacities: fc.tuple(fc.constantFrom(1, 2), fc.constantFrom(1, 2)),
  acts: fc.array(acts, { minLength: 1, maxLength: 40, size: "max" }),
});

export type History = typeof histories extends fc.Arbitrary<infer One> ? One : never;
export type Act = History["acts"][number];
