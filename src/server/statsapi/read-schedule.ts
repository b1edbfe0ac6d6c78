import type { GameCard } from '#domain/game/game-card.ts';
import { type Answer, mapAnswer } from './answer.ts';
import type { StatsApiClient } from './stats-api-client.ts';
import { type GameDay, toGameDays } from './to-game-days.ts';

const hydrate = 'team,linescore,probablePitcher,venue(timezone)';

/** The games of a day (YYYY-MM-DD) at a level (`sportId`), in the league's order; none is an empty list. */
export async function readSchedule(
  client: StatsApiClient,
  { date, level }: { date: string; level: number },
): Promise<Answer<GameCard[]>> {
  const query = { sportId: level, date, hydrate };
  const answer = await client.read('/api/v1/schedule', { kind: 'schedule', query, convert: toGameDays });
  return mapAnswer(answer, (days) => days.find((day) => day.date === date)?.games ?? []);
}

/** The games of one club between two days (YYYY-MM-DD, both included), by day. */
export function readTeamSchedule(
  client: StatsApiClient,
  { teamId, level, from, to }: { teamId: number; level: number; from: string; to: string },
): Promise<Answer<GameDay[]>> {
  const query = { sportId: level, teamId, startDate: from, endDate: to, hydrate };
  return client.read('/api/v1/schedule', { kind: 'schedule', query, convert: toGameDays });
}

/** One game's newest card, wherever the schedule lists it; null when it lists no such game. */
export async function readGameCard(client: StatsApiClient, gamePk: number): Promise<Answer<GameCard | null>> {
  const query = { gamePk, hydrate };
  const answer = await client.read('/api/v1/schedule', { kind: 'schedule', query, convert: toGameDays });
  return mapAnswer(answer, (days) => days.at(-1)?.games.find((game) => game.gamePk === gamePk) ?? null);
}
