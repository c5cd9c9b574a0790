import { equal } from "@wry/equality";

/** Fields compared as one: their label, and their values as text. */
export interface ComparedAnswer<Values> {
  label: string;
  names: readonly (keyof Values & string)[];
  text: (values: Values) => string;
}

/** What somebody else changed while a form was open. */
export interface TheirChange<Values> {
  answer: ComparedAnswer<Values>;
  before: Values;
  theirs: Values;
  /** Set if it was also changed here, to something else: the user must choose. */
  mine: Values | undefined;
}

/** Fields somebody else has changed since the form was opened, in form order. */
export function theirChanges<Values>(
  answers: readonly ComparedAnswer<Values>[],
  { before, mine, theirs }: { before: Values; mine: Values; theirs: Values },
): TheirChange<Values>[] {
  return answers
    .filter((answer) => !isSame(answer, before, theirs))
    .map((answer) => {
      const isContested = !isSame(answer, before, mine) && !isSame(answer, mine, theirs);
      return { answer, before, theirs, mine: isContested ? mine : undefined };
    });
}

/** Returns values with some fields taken from others. */
export function withAnswers<Values extends object>(
  values: Values,
  from: Values,
  answers: readonly ComparedAnswer<Values>[],
): Values {
  const taken = { ...values };
  for (const name of answers.flatMap(({ names }) => names)) taken[name] = from[name];
  return taken;
}

/** Whether two sets of values agree in these fields. */
export function isSame<Values>({ names }: ComparedAnswer<Values>, one: Values, other: Values): boolean {
  return names.every((name) => equal(one[name], other[name]));
}
