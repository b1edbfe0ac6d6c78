import type { FastifyInstance, InjectOptions } from 'fastify';
import { predictionSchema } from '#contract/predictions.ts';
import { signUpUser } from '#server/features/accounts/testing/sign-up-user.ts';
import type { AcceptedPick } from './expected-outcomes.ts';

/** A signed-in user and the picks that the application has accepted. */
export type SeasonPlayer = {
  username: string;
  acceptedPicks: ReadonlyMap<number, AcceptedPick>;
  submit(gamePk: number, winnerId: number): Promise<PickResponse>;
  withdraw(gamePk: number): Promise<PickResponse>;
};

/** `body` of a refusal contains its code and message. */
export type PickResponse = { statusCode: number; body: string };

/** `currentApp`: the application, which changes when it is started again. */
export async function signUpSeasonPlayer(currentApp: () => FastifyInstance, username: string): Promise<SeasonPlayer> {
  const { cookie } = await signUpUser(currentApp(), username);
  const inject = (request: InjectOptions) => currentApp().inject({ ...request, headers: { cookie } });
  const acceptedPicks = new Map<number, AcceptedPick>();

  return {
    username,
    acceptedPicks,
    async submit(gamePk, winnerId) {
      const payload = { game_Id: gamePk, predictedWinnerId: winnerId };
      const response = await inject({ method: 'POST', url: '/api/predictions', payload });
      if (response.statusCode === 200) {
        const { pick } = predictionSchema.parse(response.json());
        acceptedPicks.set(gamePk, { gamePk, winnerId: pick.winnerId, date: pick.officialDate });
      }
      return response;
    },
    async withdraw(gamePk) {
      const response = await inject({ method: 'DELETE', url: `/api/predictions/${gamePk}` });
      if (response.statusCode === 200) acceptedPicks.delete(gamePk);
      return response;
    },
  };
}
