import { expect, test } from 'vitest';
import { addDays } from '../../clock/league-date.ts';
import { createLeague } from '../../create-league.ts';
import type { ScheduledGame } from '../../model.ts';
import type { PlayedGame } from '../../played-game.ts';
import { member, number, object, objects, text, without } from '../json.ts';
import { liveFeed } from './live-feed.ts';

const openingDay = '2026-04-01';
const league = createLeague({ seed: 'called-shot', openingDay });

const days = Array.from({ length: 6 }, (_, day) => addDays(openingDay, 1 + day));
const games = days
  .flatMap((date) => league.games(1, date))
  .flatMap((game) => {
    const played = league.play(game.gamePk);
    return played && !played.isForfeit ? [{ game, played }] : [];
  });

const feedAt = ({ game, played }: { game: ScheduledGame; played: PlayedGame }, time: number) =>
  liveFeed(league, game, played, time);

/** The feed's clock ticks in whole seconds. */
const second = 1000;

test('a reviewed play contains the club of the challenge and the decision', () => {
  const reviewed = games.flatMap((each) =>
    each.played.plays.filter(({ review }) => review !== null).map((play) => ({ ...each, play })),
  );
  expect(reviewed.length).toBeGreaterThan(5);
  for (const { game, played, play } of reviewed) {
    const body = objects(feedAt({ game, played }, played.endedAt + second), 'liveData', 'plays', 'allPlays')[
      play.index
    ];
    const isByCrew = play.review?.challengeSide === null;
    const challenger = play.review?.challengeSide === 'home' ? played.homeId : played.awayId;
    expect(without(object(body, 'reviewDetails'), 'additionalReviews')).toEqual({
      isOverturned: play.review?.isOverturned,
      inProgress: false,
      reviewType: `${isByCrew ? 'N' : 'M'}${play.event === 'Single' ? 'A' : 'F'}`,
      ...(isByCrew ? {} : { challengeTeamId: challenger }),
    });
  }
});

test('the home half of an inning has no runs before it begins, also after errors of the home team in the top half', () => {
  const erring = games.flatMap((each) =>
    each.played.plays
      .filter(({ isTop, index, eventType }) => {
        const isPending = each.played.rulings.some(({ playIndex }) => playIndex === index);
        return isTop && eventType === 'field_error' && !isPending;
      })
      .map((play) => ({ ...each, play })),
  );
  expect(erring.length).toBeGreaterThan(5);
  for (const { game, played, play } of erring) {
    const { innings = [] } = object(feedAt({ game, played }, play.endedAt + second), 'liveData', 'linescore');
    const home = object(Array.isArray(innings) ? innings[play.inning - 1] : undefined, 'home');
    expect(number(home, 'errors')).toBeGreaterThan(0);
    expect(home).not.toHaveProperty('runs');
  }
});

test('a home team that leads after the top of the ninth has no runs in the half that is not played', () => {
  const short = games.filter(({ played }) => played.plays.at(-1)?.isTop === true);
  expect(short.length).toBeGreaterThan(10);
  for (const each of short) {
    const innings = objects(feedAt(each, each.played.endedAt + second), 'liveData', 'linescore', 'innings');
    expect(object(innings.at(-1), 'home')).not.toHaveProperty('runs');
  }
});

test('a two-way player who starts as pitcher is the designated hitter in the lineup and the box score', () => {
  const starts = days
    .flatMap((date) => [date, addDays(date, 20), addDays(date, 40)])
    .flatMap((date) => league.games(1, date))
    .flatMap((game) => {
      const played = league.play(game.gamePk);
      if (!played || played.isForfeit) return [];
      return (['away', 'home'] as const).flatMap((side) => {
        const { order, pitcherId } = played.starters[side];
        return order.some(({ personId }) => personId === pitcherId) ? [{ game, played, side, pitcherId }] : [];
      });
    });
  expect(starts.length).toBeGreaterThan(2);
  for (const { game, played, side, pitcherId } of starts) {
    const at = (time: number) =>
      member(liveFeed(league, game, played, time), 'liveData', 'boxscore', 'teams', side, 'players', `ID${pitcherId}`);
    for (const time of [played.firstPitchAt - 60_000, played.firstPitchAt + 600_000, played.endedAt]) {
      expect(text(at(time), 'position', 'abbreviation')).toBe('DH');
      expect(text(objects(at(time), 'allPositions')[0], 'abbreviation')).toBe('DH');
    }
  }
});
