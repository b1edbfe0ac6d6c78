import type { FastifyInstance } from 'fastify';
import { predictionSchema } from '#contract/predictions.ts';
import { signedUpFan } from '#server/features/accounts/testing/signed-up-fan.ts';
import type { AcceptedPick } from './true-results.ts';

/** A fan with a session, and his own book of what the application has accepted of him. */
export type PlayingFan = {
  username: string;
  book: ReadonlyMap<number, AcceptedPick>;
  submit(gamePk: number, winnerId: number): Promise<Answered>;
  withdraw(gamePk: number): Promise<Answered>;
};

/** `body`: of a refusal, its code and words */
export type Answered = { statusCode: number; body: string };

export async function signUpPlayer(app: FastifyInstance, username: string): Promise<PlayingFan> {
  const { inject } = await signedUpFan(app, username);
  const book = new Map<number, AcceptedPick>();

  return {
    username,
    book,
    async submit(gamePk, winnerId) {
      const payload = { game_Id: gamePk, predictedWinnerId: winnerId };
      const answer = await inject({ method: 'POST', url: '/api/predictions', payload });
      if (answer.statusCode === 200) {
        const { pick } = predictionSchema.parse(answer.json());
        book.set(gamePk, { gamePk, winnerId: pick.winnerId, date: pick.officialDate });
      }
      return answer;
    },
    async withdraw(gamePk) {
      const answer = await inject({ method: 'DELETE', url: `/api/predictions/${gamePk}` });
      if (answer.statusCode === 200) book.delete(gamePk);
      return answer;
    },
  };
}
