import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { z, type ZodType } from 'zod';
import { signUpUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { submittedPickSchema } from '#features/picks/contract/picks.ts';
import type { AcceptedPick } from './expected-outcomes.ts';

/** A signed-in user, and the picks and their confidence that the application has accepted. */
export type SeasonPlayer = {
  username: string;
  acceptedPicks: ReadonlyMap<number, AcceptedPick>;
  /** the pick for which the confidence (percent) was accepted, by game */
  confidences: ReadonlyMap<number, AcceptedPick & { percent: number }>;
  submit(gamePk: number, winnerId: number): Promise<PickResponse>;
  withdraw(gamePk: number): Promise<PickResponse>;
  setConfidence(gamePk: number, percent: number): Promise<PickResponse>;
  /** sends any other request with a body */
  send(url: string, payload: object): Promise<PickResponse>;
  read<T>(url: string, schema: ZodType<T>): Promise<T>;
  /** sends a request that succeeds, and returns its response */
  change<T>(method: 'POST' | 'PATCH' | 'DELETE', url: string, schema: ZodType<T>, payload?: object): Promise<T>;
  /** the status of a page or resource */
  status(url: string): Promise<number>;
  /** makes a club the favorite */
  choose(teamId: number): Promise<void>;
};

/** `body` of a refusal contains its code and message. */
export type PickResponse = { statusCode: number; body: string };

/** On a busy machine, opening a connection to the database can take longer than a request waits: it is sent again. */
const mostAttempts = 5;

/** `currentApp`: the application, which changes when it is started again. */
export async function signUpSeasonPlayer(currentApp: () => FastifyInstance, username: string): Promise<SeasonPlayer> {
  const { cookie, user } = await signUpUser(currentApp(), username);
  const inject = async (request: InjectOptions): Promise<LightMyRequestResponse> => {
    for (let attempt = 1; ; attempt += 1) {
      const response = await currentApp().inject({ ...request, headers: { cookie } });
      if (attempt === mostAttempts || !response.body.includes('"database_unavailable"')) return response;
    }
  };
  const acceptedPicks = new Map<number, AcceptedPick>();
  const confidences = new Map<number, AcceptedPick & { percent: number }>();

  const change: SeasonPlayer['change'] = async (method, url, schema, payload) => {
    const response = await inject({ method, url, ...(payload !== undefined && { payload }) });
    if (response.statusCode >= 300) throw new Error(`${method} ${url}: ${response.statusCode} ${response.body}`);
    return schema.parse(response.json());
  };

  return {
    username,
    acceptedPicks,
    confidences,
    async submit(gamePk, winnerId) {
      const payload = { game_Id: gamePk, predictedWinnerId: winnerId };
      const response = await inject({ method: 'POST', url: '/api/predictions', payload });
      if (response.statusCode === 200) {
        const { pick } = submittedPickSchema.parse(response.json());
        acceptedPicks.set(gamePk, { gamePk, winnerId: pick.winnerId, date: pick.officialDate });
      }
      return response;
    },
    async withdraw(gamePk) {
      const response = await inject({ method: 'DELETE', url: `/api/predictions/${gamePk}` });
      if (response.statusCode === 200) acceptedPicks.delete(gamePk);
      return response;
    },
    async setConfidence(gamePk, percent) {
      const url = `/api/predictions/${gamePk}/confidence`;
      const response = await inject({ method: 'POST', url, payload: { percent } });
      const pick = acceptedPicks.get(gamePk);
      if (response.statusCode === 200 && pick) confidences.set(gamePk, { ...pick, percent });
      return response;
    },
    send: (url, payload) => inject({ method: 'POST', url, payload }),
    change,
    async status(url) {
      return (await inject({ method: 'GET', url })).statusCode;
    },
    async choose(teamId) {
      await change('PATCH', `/api/users/${user.id}`, z.object({}), { favorite_team: teamId });
    },
    async read(url, schema) {
      return schema.parse((await inject({ method: 'GET', url })).json());
    },
  };
}
