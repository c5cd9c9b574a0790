import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { theirChanges, withAnswers, type ComparedAnswer, type TheirChange } from "./compare-values.ts";
import type { FormRefusal } from "./form-refusal.ts";

/** What a form shows of something that others may change too. */
export interface Edition<Values> {
  values: Values;
  version: number;
}

interface StaleForm<Values extends FieldValues> {
  /** Baseline for comparison and the version to send: as opened, or as somebody else has saved it since. */
  before: Values;
  version: number;
  /** What somebody else changed; undefined if nobody did. */
  changes: readonly TheirChange<Values>[] | undefined;
  /** Somebody else saved first: takes their changes into the form, except in fields that were changed here too. */
  meet: <Sent extends FieldValues>(form: UseFormReturn<Values, unknown, Sent>, theirs: Edition<Values>) => FormRefusal;
  /** A form that stays open was saved: what follows is compared with this. */
  settle: (saved: Edition<Values>) => void;
}

/** Handles concurrent edits of a form: merges what somebody else saved with the user's values, losing neither. */
export function useStaleForm<Values extends FieldValues>(
  answers: readonly ComparedAnswer<Values>[],
  opened: Edition<Values>,
): StaleForm<Values> {
  // Keeps the initial baseline even if queries refetch: a newer version with older values would undo the others' changes.
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
      // The choices explain it: no additional message.
      return {};
    },
    settle: (saved) => {
      setEdition(saved);
      setChanges(undefined);
    },
  };
}
