import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
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

/** On a busy machine, opening a connection to the database can take longer than a request waits: it is sent again. */
const mostAttempts = 5;

/** `currentApp`: the application, which changes when it is started again. */
export async function signUpSeasonPlayer(currentApp: () => FastifyInstance, username: string): Promise<SeasonPlayer> {
  const { cookie } = await signUpUser(currentApp(), username);
  const inject = async (request: InjectOptions): Promise<LightMyRequestResponse> => {
    for (let attempt = 1; ; attempt += 1) {
      const response = await currentApp().inject({ ...request, headers: { cookie } });
      if (attempt === mostAttempts || !response.body.includes('"database_unavailable"')) return response;
    }
  };
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
