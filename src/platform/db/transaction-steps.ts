import type { Tx } from './open-db.ts';

type Step<Details extends readonly unknown[]> = (tx: Tx, ...details: Details) => Promise<void>;

/** What other features do in a transaction of a feature that does not know them. */
export type TransactionSteps<Details extends readonly unknown[]> = {
  /** Called once by `app`, also without steps. */
  register: (steps: readonly Step<Details>[]) => void;
  /** Runs the steps one after the other. If one fails, it rejects: the transaction is rolled back as a whole. */
  run: Step<Details>;
};

/** `event`: completes the message 'Not registered: the steps of …' */
export function createTransactionSteps<Details extends readonly unknown[]>(event: string): TransactionSteps<Details> {
  let registered: readonly Step<Details>[] | null = null;
  return {
    register(steps) {
      registered = steps;
    },
    async run(tx, ...details) {
      // without this, a program that does not register would leave rows behind
      if (registered === null) throw new Error(`Not registered: the steps of ${event}`);
      for (const step of registered) await step(tx, ...details);
    },
  };
}
