import { expect, test } from 'vitest';
import { createLeague } from '../../create-league.ts';
import { requestJson } from '../../testing/request-json.ts';
import { objects, object } from '../json.ts';
import { simulatedLeague } from '../simulated-league.ts';

const league = createLeague({ seed: 'warm-up', openingDay: '2026-03-26' });
const date = '2026-03-28';
// not a game after midnight, whose lineups are known after its warm-up began
const game = league.games(1, date).find((each) => {
  const { plays = [], lineupsAt = 0, firstPitchAt = 0 } = league.play(each.gamePk) ?? {};
  return plays.length > 0 && lineupsAt < firstPitchAt - 3_600_000;
});
const gamePk = game?.gamePk ?? 0;
const warmupAt = league.statusChanges(gamePk).find(({ code }) => code === 'PW')?.at ?? 0;

const get = (url: string, now: number) => requestJson(simulatedLeague(league), url, now);

function lineScores(now: number) {
  const schedule = get(`/api/v1/schedule?sportId=1&date=${date}&hydrate=linescore`, now);
  const listed = objects(objects(schedule, 'dates')[0], 'games').find((each) => each.gamePk === gamePk);
  return [object(listed, 'linescore'), object(get(`/api/v1.1/game/${gamePk}/feed/live`, now), 'liveData', 'linescore')];
}

test('in Warmup, the line score has the first inning, no runs and both lineups', () => {
  for (const line of lineScores(warmupAt + 1000))
    expect(line).toMatchObject({
      currentInning: 1,
      currentInningOrdinal: '1st',
      inningState: 'Top',
      isTopInning: true,
      balls: 0,
      strikes: 0,
      outs: 0,
      teams: { away: { runs: 0, hits: 0, errors: 0 }, home: { runs: 0, hits: 0, errors: 0 } },
      offense: { batter: { id: league.play(gamePk)?.starters.away.order[0]?.personId } },
      defense: { pitcher: { id: league.play(gamePk)?.starters.home.pitcherId } },
    });
});

test('before Warmup, the line score has no inning and no runs', () => {
  for (const line of lineScores(warmupAt - 1000)) {
    expect(line).toMatchObject({ innings: [], teams: { away: {}, home: {} } });
    expect(line).not.toHaveProperty('currentInning');
    expect(object(line, 'teams', 'away')).not.toHaveProperty('runs');
  }
});
