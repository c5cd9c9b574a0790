import type { SignInProof } from "#schema/shared/errors.ts";

export interface FreshSignInQuestion {
  /** How the person confirms. */
  proof: SignInProof;
  answer: (isConfirmed: boolean) => void;
}

type Asker = (question: FreshSignInQuestion) => void;

let asker: Asker | undefined;
let open: { answered: Promise<boolean>; answer: (isConfirmed: boolean) => void } | undefined;

/** Registers the component that shows the question; the returned function unregisters it and answers no. */
export function onAskedAgain(next: Asker): () => void {
  asker = next;
  return () => {
    if (asker !== next) return;
    asker = undefined;
    open?.answer(false);
  };
}

/**
 * Asks the person to confirm the sign-in, once for all operations refused in the meantime. Resolves to false if they
 * decline.
 */
export function askAgain(proof: SignInProof): Promise<boolean> {
  if (!asker) return Promise.resolve(false);
  if (open) return open.answered;
  const { promise: answered, resolve } = Promise.withResolvers<boolean>();
  const answer = (isConfirmed: boolean) => {
    open = undefined;
    resolve(isConfirmed);
  };
  open = { answered, answer };
  asker({ proof, answer });
  return answered;
}
