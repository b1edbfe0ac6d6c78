import { userSchema } from '#contract/accounts.ts';
import { pickHistorySchema } from '#contract/predictions.ts';

/** The winner picked for a game; null without a pick. */
type PickedWinner = number | null;

/** A user of the test. `picks` has the possible values for each game: one, or several if a connection broke during a write. */
export type KillUser = {
  id: number;
  username: string;
  cookie: string;
  address: string;
  picks: Map<number, PickedWinner[]>;
};

export const password = 'a long enough passphrase';

type Sender = Pick<KillUser, 'address'> & { cookie?: string };

/** Sends a request from an address of its own, so that the limits per network do not apply. Rejects when the connection breaks. */
function send(url: string, { address, cookie = '' }: Sender, method: string, body?: object): Promise<Response> {
  return fetch(url, {
    method,
    headers: { cookie, 'x-forwarded-for': address, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function throwUnexpected(response: Response): Promise<never> {
  throw new Error(`${response.url} responded with status ${response.status}: ${await response.text()}`);
}

export async function signUpKillUser(url: string, username: string, address: string): Promise<KillUser> {
  const response = await send(`${url}/api/signup`, { address }, 'POST', {
    username,
    email: `${username}@fans.example`,
    password,
  });
  if (response.status !== 201) return throwUnexpected(response);
  const { id } = userSchema.parse(await response.json());
  const cookie = response.headers
    .getSetCookie()
    .map((text) => text.replace(/;.*/s, ''))
    .join('; ');
  return { id, username, cookie, address, picks: new Map() };
}

/** Makes, changes or withdraws (null) a pick. Until the response arrives, both the old and the new value are possible. */
export async function writePick(url: string, user: KillUser, gamePk: number, winner: PickedWinner): Promise<void> {
  const before = user.picks.get(gamePk) ?? [null];
  user.picks.set(gamePk, [...before, winner]);
  const response =
    winner === null
      ? await send(`${url}/api/predictions/${gamePk}`, user, 'DELETE')
      : await send(`${url}/api/predictions`, user, 'POST', { game_Id: gamePk, predictedWinnerId: winner });
  if (response.status !== 200) await throwUnexpected(response);
  user.picks.set(gamePk, [winner]);
}

/** Compares the picks of a user with the acknowledged ones, and lists the differences. */
export async function findLostPicks(url: string, user: KillUser): Promise<string[]> {
  const response = await send(`${url}/api/users/${user.id}/predictions`, user, 'GET');
  if (response.status !== 200) return [`${user.username}: the session has status ${response.status}`];
  const { picks } = pickHistorySchema.parse(await response.json());
  const stored = new Map(picks.map(({ gamePk, winnerId }) => [gamePk, winnerId]));
  const games = [...new Set([...user.picks.keys(), ...stored.keys()])];
  return games.flatMap((gamePk) => {
    const possible = user.picks.get(gamePk) ?? [null];
    const actual = stored.get(gamePk) ?? null;
    user.picks.set(gamePk, [actual]);
    return possible.includes(actual)
      ? []
      : [`${user.username}, game ${gamePk}: ${actual} instead of ${possible.join(' or ')}`];
  });
}

export async function canSignIn(url: string, { username, address }: KillUser): Promise<boolean> {
  return (await send(`${url}/api/login`, { address }, 'POST', { username, password })).status === 200;
}
