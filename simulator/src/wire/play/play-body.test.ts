import { expect, test } from 'vitest';
import { createLeague } from '../../create-league.ts';
import { readSeasonBefore } from '../boxscore/season-before.ts';
import { numberDescriptions } from './play-body.ts';

const league = createLeague({ seed: 'counts', openingDay: '2030-04-15' });
const dayGames = (date: string) => league.games(1, date).flatMap((game) => league.play(game.gamePk) ?? []);

/** Every numbered event of a club's season, by player and kind, in order of the games. */
function listEventNumbers(days: number): Map<string, number[]> {
  const numbers = new Map<string, number[]>();
  for (let day = 0; day < days; day++)
    for (const played of dayGames(`2030-04-${15 + day}`))
      for (const text of numberDescriptions(league, played).values()) {
        const [, name = '', verb = '', count] =
          /^(?:.*: )?(\S+ .+?) (homers|hits a grand slam|doubles|triples|steals) \((\d+)\)/.exec(text) ?? [];
        const kind = verb.startsWith('h') ? 'homers' : verb;
        const key = `${name} ${kind}`;
        numbers.set(key, [...(numbers.get(key) ?? []), Number(count)]);
      }
  return numbers;
}

test('extra-base hits and steals are numbered consecutively in the season', () => {
  const numbers = listEventNumbers(5);
  expect(numbers.size).toBeGreaterThan(100);
  const counts = [...numbers.values()];
  // two players may have the same name
  const rising = counts.filter((own) => own.every((count, index) => count === index + 1));
  expect(rising.length / counts.length).toBeGreaterThan(0.9);
  expect(Math.max(...counts.flat())).toBeGreaterThan(2);
});

test('a grand slam is numbered as a home run, and the rest of the text is unchanged', () => {
  const plays = ['2030-04-20', '2030-04-21', '2030-04-22', '2030-04-23'].flatMap((date) =>
    dayGames(date).flatMap((played) => {
      const all = numberDescriptions(league, played);
      return played.plays.map((play) => ({ play, description: all.get(play) }));
    }),
  );
  for (const { play, description } of plays) {
    if (description === undefined) expect(['home_run', 'double', 'triple']).not.toContain(play.eventType);
    else expect(description.replace(/ \(\d+\)/, '')).toBe(play.description);
  }
  const slams = plays.filter(({ play }) => play.description.includes('grand slam'));
  expect(slams.length).toBeGreaterThan(0);
  for (const { description } of slams) expect(description).toMatch(/ hits a grand slam \(\d+\) to /);
});

test('the season numbers before a game include those of earlier days, and of the first game of a doubleheader', () => {
  const firstOf = new Map<string, number>();
  let seconds = 0;
  const isOfDay = ({ gamePk }: { gamePk: number }) =>
    league.game(gamePk)?.listings.at(-1)?.officialDate === '2030-04-19';
  for (const played of dayGames('2030-04-19').filter(isOfDay)) {
    const clubs = `${played.awayId} ${played.homeId}`;
    const first = firstOf.get(clubs);
    firstOf.set(clubs, played.gamePk);
    if (first !== undefined) seconds += 1;
    const before = readSeasonBefore({ league, now: played.endedAt }, played);
    for (const { personId, batting } of played.lines) {
      if (batting === null) continue;
      const log = league.gameLog(personId, Date.parse('2030-05-01T00:00:00Z'));
      const earlier = log.filter(
        ({ gamePk, date, line }) =>
          league.game(gamePk)?.sportId === 1 && (date < '2030-04-19' || gamePk === first) && line.batting !== null,
      );
      const own = (before.get(personId) ?? []).reduce((sum, line) => sum + (line.batting?.games ?? 0), 0);
      expect(own).toBe(earlier.length);
    }
  }
  expect(seconds).toBeGreaterThan(0);
});
