/** The visitor's answers so far. They live in the URL, so that back, forward, reload and shared links keep them. */
export interface Answers {
  location: number | undefined;
  party: number;
  service: number | undefined;
  /** In minutes. */
  duration: number | undefined;
  /** Undefined: any coach. */
  coach: number | undefined;
  /** A date at the venue, YYYY-MM-DD. */
  date: string | undefined;
  /** The chosen start, an instant in UTC. */
  time: string | undefined;
  /** The id of the chosen class date, in addition to its time. */
  class: number | undefined;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
const LARGEST_PARTY = 100;

/** Reads answers from a query; what does not parse counts as unanswered. */
export function readAnswers(query: URLSearchParams): Answers {
  return {
    location: wholeNumber(query.get("location")),
    party: Math.min(wholeNumber(query.get("party")) ?? 1, LARGEST_PARTY),
    service: wholeNumber(query.get("service")),
    duration: wholeNumber(query.get("duration")),
    coach: wholeNumber(query.get("coach")),
    date: matching(query.get("date"), DATE),
    time: matching(query.get("time"), INSTANT),
    class: wholeNumber(query.get("class")),
  };
}

/** Returns the query string of a step, omitting unanswered questions: `?party=2&service=1`. */
export function queryOf(answers: Answers): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(answers)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return `?${query}`;
}

/** Changes some answers and clears those that no longer fit them. */
export function withAnswers(answers: Answers, changed: Partial<Answers>): Answers {
  const next = { ...answers, ...changed };
  const differs = (name: keyof Answers) => name in changed && changed[name] !== answers[name];
  if (differs("location") && !("service" in changed)) next.service = undefined;
  if (next.service !== answers.service && !("duration" in changed)) next.duration = undefined;
  if (next.service !== answers.service && !("coach" in changed)) next.coach = undefined;
  const isOtherThing = TIME_DEPENDS_ON.some((name) => next[name] !== answers[name]);
  if (isOtherThing && !("time" in changed)) next.time = undefined;
  if (differs("date") && !("time" in changed)) next.time = undefined;
  if (next.time === undefined) next.class = undefined;
  return next;
}

const TIME_DEPENDS_ON = ["location", "service", "duration", "coach", "party"] as const;

/** Returns the end in UTC of a stay that starts at an instant. */
export function endOf(start: string, minutes: number): string {
  return new Date(Date.parse(start) + minutes * 60_000).toISOString();
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

function matching(text: string | null, form: RegExp): string | undefined {
  return text !== null && form.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}
