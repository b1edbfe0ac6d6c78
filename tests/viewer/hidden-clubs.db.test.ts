import { describe, expect, test } from 'vitest';
import { playerLines } from '#features/league-leaders/contract.ts';
import { rollingMetrics } from '#features/rolling-metrics/contract.ts';
import { clubsOfHidden, hiddenDaysUntil } from '#rules/viewer/viewer.ts';
import { endpoints } from '#tests/support/contract-endpoints.ts';
import { startEvening } from './start-evening.ts';

// What a viewer sees who hides the scores of some clubs: the lines of other clubs, where no result of the hidden ones is in them.

const { app, league, evening, read, clubs } = await startEvening();
const hiddenId = clubs.home.id;
const gamesOf = (day: string) =>
  league
    .games(1, day)
    .map(({ gamePk, awayId, homeId }) => ({ gamePk, teams: { away: { id: awayId }, home: { id: homeId } } }));
const concealed = clubsOfHidden([hiddenId], hiddenDaysUntil(evening).flatMap(gamesOf));
const opponent = [...concealed].find((id) => id !== hiddenId);
const other = clubs.away.id === opponent ? clubs.home.id : opponent;
const shownId = [108, 109, 110, 111, 112].find((id) => !concealed.has(id));

const readAs = (url: string, cookies: string) => read(app, url, cookies);

test('an endpoint that says what is left without some clubs has a test here', () => {
  const partial = Object.entries(endpoints).filter(
    ([, { results }]) => typeof results !== 'string' && results.without !== undefined,
  );
  expect(partial.map(([name]) => name).toSorted()).toEqual(['playerLines', 'rollingMetrics']);
});

describe.each(['hitting', 'pitching', 'fielding'])('the lines of all players, %s', (group) => {
  const url = `${playerLines.path}?pool=all&group=${group}`;

  test('are those of clubs that did not meet a hidden one, without the rates of the league', async () => {
    const whole = playerLines.response.parse((await readAs(url, '')).json());
    const left = playerLines.response.parse((await readAs(url, `hide=${hiddenId}`)).json());
    expect(left.league).toBeNull();
    expect(left.players.length).toBeGreaterThan(0);
    expect(left.players).toEqual(whole.players.filter(({ teamId }) => teamId !== null && !concealed.has(teamId)));
  });

  test('are the same whatever the concealed clubs and the league did', async () => {
    const whole = playerLines.response.parse((await readAs(url, '')).json());
    const isConcealed = ({ teamId }: { teamId: number | null }) => teamId === null || concealed.has(teamId);
    const played = {
      ...whole,
      players: whole.players.map((line) =>
        isConcealed(line) ? { ...line, figures: line.figures.map(() => '999') } : line,
      ),
      league: whole.league && whole.league.map(() => '999'),
    };
    const { results } = playerLines;
    const without = (response: typeof whole) =>
      typeof results === 'string' ? null : results.without(response, concealed);
    expect(without(played)).toEqual(without(whole));
    // also if one of them is no longer, or not yet, among those listed
    expect(without({ ...played, players: played.players.filter((line) => !isConcealed(line)) })).toEqual(
      without(whole),
    );
  });
});

test('the last games of a club are hidden if it is hidden or met a hidden club, else shown without the rates of the league', async () => {
  const statusOf = async (team: number | undefined) =>
    (await readAs(`${rollingMetrics.path}?team=${team}`, `hide=${hiddenId}`)).statusCode;
  expect([await statusOf(hiddenId), await statusOf(other), await statusOf(shownId)]).toEqual([425, 425, 200]);
  const url = `${rollingMetrics.path}?team=${shownId}`;
  const whole = rollingMetrics.response.parse((await readAs(url, '')).json());
  const left = rollingMetrics.response.parse((await readAs(url, `hide=${hiddenId}`)).json());
  expect(left).toEqual({ ...whole, league: whole.league.map(() => null) });
});

test.each(['hide=all', 'hide=what'])('a viewer who hides all scores sees none of it: %s', async (cookies) => {
  for (const path of [playerLines.path, `${rollingMetrics.path}?team=${shownId}`])
    expect((await readAs(path, cookies)).statusCode).toBe(425);
});
