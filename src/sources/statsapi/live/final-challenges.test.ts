import { describe, expect, test } from 'vitest';
import { listChallenges } from '#rules/baseball/game/list-challenges.ts';
import { toLiveFeed } from './live-feed.ts';
import { action, inventedFeed, pitch, type InventedPlay } from './testing/invented-feed.ts';

const absChallenges = { away: { remaining: 1 }, home: { remaining: 2 } };
const [away, home] = [9001, 9002];

type Review = { team?: number; player?: number; isOverturned?: boolean; inProgress?: boolean };

const review = ({ team, player, isOverturned = false, inProgress = false }: Review) => ({
  reviewDetails: {
    reviewType: 'MJ',
    challengeTeamId: team,
    isOverturned,
    inProgress,
    ...(player !== undefined && { player: { id: player, fullName: `Invented Player-${player}` } }),
  },
});

const called = (index: number, facts: Review) =>
  pitch(index, 'C', { balls: 0, strikes: index + 1, outs: 0 }, review(facts));

const play = (half: 'top' | 'bottom', events: InventedPlay['events'], facts: Partial<InventedPlay> = {}) => ({
  half,
  batter: half === 'top' ? 101 : 201,
  events,
  runners: [],
  ...facts,
});

const challengesOf = (plays: InventedPlay[], game: object = { absChallenges }) =>
  listChallenges(toLiveFeed(inventedFeed(plays, { game: { ...game } }), 7).log);

describe('the decided challenges of a game', () => {
  test.each([
    ['the batter of the visitors', 'top', { team: away, player: 101, isOverturned: true }, away, 'batter', true],
    ['the home pitcher', 'top', { team: home, player: 210 }, home, 'pitcher', false],
    ['the home catcher', 'top', { team: home, player: 204 }, home, 'catcher', false],
    ['the home batter', 'bottom', { team: home, player: 201 }, home, 'batter', false],
    ['the catcher of the visitors', 'bottom', { team: away, player: 104, isOverturned: true }, away, 'catcher', true],
    ['an unknown player', 'top', { team: home }, home, null, false],
  ] as const)('of %s have club, player and role', (_, half, facts, teamId, role, isOverturned) => {
    const player = 'player' in facts ? { id: facts.player, name: `Invented Player-${facts.player}` } : null;
    expect(challengesOf([play(half, [called(0, facts)])])).toEqual([
      { play: 0, pitch: 1, teamId, challenger: player, role, isOverturned },
    ]);
  });

  test('the role of a reliever is that at the time of the challenge', () => {
    const change = action(1, 'pitching_substitution', 'Pitching Change.', {
      player: { id: 211 },
      position: { abbreviation: 'P' },
    });
    const events = [called(0, { team: home, player: 210 }), change, called(2, { team: home, player: 211 })];
    const roles = challengesOf([play('top', events, { pitcher: 211 })]).map(({ pitch: number, role }) => [
      number,
      role,
    ]);
    expect(roles).toEqual([
      [1, 'pitcher'],
      [3, 'pitcher'],
    ]);
  });

  test.each([
    ['a challenge without a decision', { team: away, player: 101, inProgress: true }],
    ['a challenge without a club', { player: 101 }],
  ])('%s is left out', (_, facts) => expect(challengesOf([play('top', [called(0, facts)])])).toEqual([]));

  test('a feed without counters of challenges has none', () =>
    expect(challengesOf([play('top', [called(0, { team: away, player: 101 })])], {})).toEqual([]));
});
