import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { MAIN_STREET, renderDesk } from "#tests/features/bookings/bookings/render-desk.tsx";
import { compactBooking } from "#tests/features/bookings/bookings/some-booking.ts";
import { createCache } from "#web/apollo/cache.ts";
import { CoachHoursDocument } from "#web/features/schedule/schedule/model/schedule.generated.ts";
import { useGridModel } from "#web/features/schedule/schedule/model/use-grid-model.ts";
import { useScheduleUrl } from "#web/features/schedule/schedule/use-schedule-url.ts";
import { TUESDAY } from "./days.ts";

const POLL_MS = 20_000;

const bay = { __typename: "Resource", id: 6, name: "Bay 6", resource_type_id: 1, capacity: 4, position: 1 };
const type = { __typename: "ResourceType", id: 1, name: "Simulator", default_service_id: 3 };
const price = { __typename: "Money", amount: 5355, currency: "CAD" };

/** A server whose list of bookings for the day can be set. */
function server() {
  const bookings = [compactBooking({ id: 7 })];
  return {
    bookings,
    answers: {
      DaySchedule: () => ({
        bookingsCompact: {
          __typename: "CompactSchedule",
          location_id: 1,
          timezone: "America/Vancouver",
          days: [{ __typename: "ScheduleDay", ...TUESDAY }],
          data: bookings.map((booking) => ({ __typename: "CompactBooking", ...booking, price })),
        },
      }),
      BookableResources: () => ({
        resources: { __typename: "ResourcePage", data: [bay] },
        resourceTypes: { __typename: "ResourceTypePage", data: [type] },
      }),
    },
  };
}

type Model = NonNullable<ReturnType<typeof useGridModel>["model"]>;

/** Records the model of each render. */
function Probe({ seen }: { seen: Model[] }) {
  const [isDragging, setIsDragging] = useState(false);
  const url = useScheduleUrl(MAIN_STREET);
  const { model } = useGridModel(MAIN_STREET, url, isDragging);
  if (model) seen.push(model);
  return (
    <>
      <button onClick={() => setIsDragging(!isDragging)}>Drag</button>
      <output>{model?.blocks.map(({ id }) => id).join(" ")}</output>
    </>
  );
}

const ADDRESS = "/schedule-overview?location=1&date=2027-05-04";
const look = () => act(async () => fireEvent.focus(window));

afterEach(() => vi.useRealTimers());

test("leaves blocks, columns and axis unchanged after an equal response, and draws nothing", async () => {
  const { answers } = server();
  const seen: Model[] = [];
  const desk = renderDesk(<Probe seen={seen} />, answers, ADDRESS);
  await screen.findByText("7");
  await waitFor(() => expect(desk.asked("DaySchedule").length).toBeGreaterThan(0));
  const before = seen.at(-1);
  const renders = seen.length;
  const asked = desk.asked("DaySchedule").length;
  await look();
  await waitFor(() => expect(desk.asked("DaySchedule")).toHaveLength(asked + 1));
  await act(async () => undefined);
  expect(seen).toHaveLength(renders);
  expect(seen.at(-1)).toBe(before);
});

test("leaves the other bookings' blocks the same objects after a new booking", async () => {
  const { answers, bookings } = server();
  const seen: Model[] = [];
  renderDesk(<Probe seen={seen} />, answers, ADDRESS);
  await screen.findByText("7");
  const before = seen.at(-1);
  bookings.push(compactBooking({ id: 8, start_time: "2027-05-05T02:00:00Z", end_time: "2027-05-05T03:00:00Z" }));
  await look();
  await screen.findByText("7 8");
  expect(seen.at(-1)?.blocks[0]).toBe(before?.blocks[0]);
  expect(seen.at(-1)?.axis).toBe(before?.axis);
});

test("reloads every 20 s", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { answers, bookings } = server();
  renderDesk(<Probe seen={[]} />, answers, ADDRESS);
  await screen.findByText("7");
  bookings.push(compactBooking({ id: 8 }));
  await act(() => vi.advanceTimersByTimeAsync(POLL_MS + 100));
  expect(await screen.findByText("7 8")).toBeTruthy();
});

test("delays updates while a block is dragged, and shows them when it is dropped", async () => {
  const { answers, bookings } = server();
  const desk = renderDesk(<Probe seen={[]} />, answers, ADDRESS);
  await screen.findByText("7");
  bookings.push(compactBooking({ id: 8 }));
  await desk.user.click(screen.getByRole("button", { name: "Drag" }));
  await look();
  expect(screen.getByText("7")).toBeTruthy();
  await desk.user.click(screen.getByRole("button", { name: "Drag" }));
  await look();
  await screen.findByText("7 8");
});

test("leaves a coach's hours of one day unchanged while another day's load", () => {
  const cache = createCache();
  const write = (date: string, start_time: string) => {
    const hours = [{ start_time, end_time: `${date}T23:00:00Z` }];
    // As the graph returns it, with `__typename`.
    const coach = { __typename: "CoachHours", id: 3, name: "Mei-Lin Zhao", service_ids: [1], hours };
    const variables = { location_id: 1, date_from: date, date_to: date };
    cache.writeQuery({ query: CoachHoursDocument, variables, data: { coachHours: [coach] } });
  };
  write("2027-05-04", "2027-05-04T16:00:00Z");
  write("2027-05-05", "2027-05-05T19:00:00Z");
  const variables = { location_id: 1, date_from: "2027-05-04", date_to: "2027-05-04" };
  const known = cache.readQuery({ query: CoachHoursDocument, variables });
  expect(known?.coachHours?.[0]?.hours).toMatchObject([{ start_time: "2027-05-04T16:00:00Z" }]);
});
