import { expect, test } from "vitest";
import { endOf, queryOf, readAnswers, withAnswers } from "#web/features/bookings/online/frame/answers.ts";

const WHOLE = readAnswers(
  new URLSearchParams("location=1&party=3&service=4&duration=60&coach=5&date=2027-05-04&time=2027-05-05T03:15:00Z"),
);

test("reads back the answers that it wrote into the address", () => {
  expect(readAnswers(new URLSearchParams(queryOf(WHOLE)))).toEqual(WHOLE);
});

test("ignores impossible answers in the address", () => {
  const query = new URLSearchParams("location=-1&party=0&service=1.5&duration=x&date=2027-13-45&time=tomorrow");
  expect(readAnswers(query)).toEqual({
    location: undefined,
    party: 1,
    service: undefined,
    duration: undefined,
    coach: undefined,
    date: undefined,
    time: undefined,
    class: undefined,
  });
});

test("asks again for length, coach and time when another service is chosen, and keeps the day", () => {
  const next = withAnswers(WHOLE, { service: 9 });
  expect(next).toMatchObject({ service: 9, date: "2027-05-04", party: 3 });
  expect([next.duration, next.coach, next.time]).toEqual([undefined, undefined, undefined]);
});

test("asks again for the time when another day, length, coach or party is chosen", () => {
  for (const changed of [{ date: "2027-05-06" }, { duration: 90 }, { coach: undefined }, { party: 2 }]) {
    expect(withAnswers(WHOLE, changed).time).toBeUndefined();
  }
});

test("leaves the chosen time unchanged when the same answer is given again", () => {
  expect(withAnswers(WHOLE, { service: 4, duration: 60, date: "2027-05-04" }).time).toBe(WHOLE.time);
});

test("adds the length to a start to get its end, also across midnight in UTC", () => {
  expect(endOf("2027-05-04T23:30:00Z", 90)).toBe("2027-05-05T01:00:00.000Z");
});

test("asks again for the class together with its time", () => {
  const chosen = withAnswers(WHOLE, { service: 9, duration: 60, time: "2027-05-05T03:15:00Z", class: 70 });
  expect(chosen.class).toBe(70);
  expect(withAnswers(chosen, { party: 2 }).class).toBeUndefined();
});
