/** Answers that are compared as one: what people call them, and what they say in words. */
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
  /** Set when it was changed here too, and to something else: somebody has to choose. */
  mine: Values | undefined;
}

/** Which answers somebody else changed since a form was opened, in the order in which they are asked. */
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

/** Values with some answers taken from others. */
export function withAnswers<Values extends object>(
  values: Values,
  from: Values,
  answers: readonly ComparedAnswer<Values>[],
): Values {
  const taken = { ...values };
  for (const name of answers.flatMap(({ names }) => names)) taken[name] = from[name];
  return taken;
}

/** Whether two forms give the same answer. */
export function isSame<Values>({ names }: ComparedAnswer<Values>, one: Values, other: Values): boolean {
  return names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}
