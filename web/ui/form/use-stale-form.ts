import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { type ComparedAnswer, type TheirChange, theirChanges, withAnswers } from "./compare-values.ts";
import type { FormRefusal } from "./form-refusal.ts";

/** What a form shows of something that others may change too. */
interface Edition<Values> {
  values: Values;
  version: number;
}

interface StaleForm<Values extends FieldValues> {
  /** What the answers here are compared with, and the version to send: as opened, or as somebody left it since. */
  before: Values;
  version: number;
  /** What somebody else changed; undefined while nobody did. */
  changes: readonly TheirChange<Values>[] | undefined;
  /** Somebody else saved first: their changes are taken into the form except where it was changed here too. */
  meet: <Sent extends FieldValues>(form: UseFormReturn<Values, unknown, Sent>, theirs: Edition<Values>) => FormRefusal;
}

/** Two people at one form: what the other changed comes beside the own answers, and nothing is lost of either. */
export function useStaleForm<Values extends FieldValues>(
  answers: readonly ComparedAnswer<Values>[],
  opened: Edition<Values>,
): StaleForm<Values> {
  // What the form began with, whatever the lists learn meanwhile: a newer version with older answers would undo theirs.
  const [{ values: before, version }, setEdition] = useState(opened);
  const [changes, setChanges] = useState<readonly TheirChange<Values>[]>();
  return {
    before,
    version,
    changes,
    meet: (form, edition) => {
      const mine = form.getValues();
      const theirs = edition.values;
      const found = theirChanges(answers, { before, mine, theirs });
      const uncontested = found.filter((change) => change.mine === undefined).map(({ answer }) => answer);
      form.reset(withAnswers(mine, theirs, uncontested), { keepDefaultValues: true });
      setEdition(edition);
      setChanges(found);
      // The choices say it all: no sentence beside them.
      return {};
    },
  };
}
