import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { DayBar } from "#web/ui/hours/DayBar.tsx";

const AXIS = { from: 360, until: 1440 };
const EVENING = { from: 1020, until: 1080 };

test("draws lessons of several weeks at one time once, and lessons with only the same start separately", () => {
  const outside = [EVENING, { ...EVENING }, { from: 1020, until: 1110 }];
  const { container } = render(<DayBar axis={AXIS} open={[]} works={[]} outside={outside} />);
  const widths = [...container.querySelectorAll<HTMLElement>(".outside")].map(({ style }) => style.width);
  expect(widths).toEqual(["5.55556%", "8.33333%"]);
});
