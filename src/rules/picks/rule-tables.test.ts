import { expect, test } from 'vitest';
import { inventedCard, inventedClub } from '#rules/baseball/game/testing/invented-card.ts';
import { readRuleTable } from '#tests/support/read-rule-table.ts';
import { isOpenForPicks } from './lock.ts';
import type { PickableGame } from './model.ts';
import { nextGameState } from './next-game-state.ts';
import { pickState } from './pick-outcomes.ts';
import { rankRows } from './rank-rows.ts';
import { type GradedPick, tally } from './tally.ts';
import { pickable } from './testing/pickable.ts';

const firstPitch = Date.parse('2026-07-18T23:10:00Z');
const minute = 60_000;

const phases = {
  scheduled: 'open',
  warmup: 'open',
  live: 'live',
  postponed: 'void',
  suspended: 'held',
  final: 'final',
  unknown: 'unknown',
  incomplete: 'unknown',
  another: 'open',
} as const;

const isState = (word: string): word is keyof typeof phases => word in phases;

function phaseOf(word: string) {
  if (!isState(word)) throw new Error(`${word} is not a state of these tables`);
  return phases[word];
}

const minutes = (text: string): number => Number(text.replace('−', '-'));

/** Parses '−60 scheduled for +90' to a card of the upstream and the minute of the refresh. */
function parseReport(report: string) {
  const [, at = '', state = '', rest = ''] = /^(\S+) (\w+) ?(.*)$/.exec(report.trim()) ?? [];
  const isMoved = state === 'another';
  const delay = /^for (\S+)$/.exec(rest)?.[1] ?? '0';
  const startsAt = rest === 'without a start' ? null : firstPitch + (isMoved ? 24 * 60 : minutes(delay)) * minute;
  const card = inventedCard({
    officialDate: isMoved ? '2026-07-19' : '2026-07-18',
    startsAt,
    status: {
      phase: phaseOf(state),
      text: '',
      detail: state === 'incomplete' ? 'missing' : null,
      reason: null,
      startTimeTbd: startsAt === null,
    },
    teams: { away: inventedClub(110), home: inventedClub(121) },
  });
  return { card, now: firstPitch + minutes(at) * minute };
}

const lockCases = readRuleTable<'What happens' | 'Reports of the league' | 'Time' | 'Picks accepted'>('lock');

test.each(lockCases)('lock: $["What happens"]', (row) => {
  const game = row['Reports of the league']
    .split(';')
    .map(parseReport)
    .reduce<PickableGame | null>((before, { card, now }) => nextGameState(before, card, now), null);
  expect(game && isOpenForPicks(game, firstPitch + minutes(row.Time) * minute)).toBe(row['Picks accepted'] === 'yes');
});

const voidCases = readRuleTable<'The game' | 'State' | 'Winner' | 'Date' | 'Not resumed in 36 hours' | 'Pick'>('void');

test.each(voidCases)('outcome: $["The game"]', (row) => {
  const game = pickable({
    phase: phaseOf(row.State),
    winnerId: row.Winner === 'none' ? null : row.Winner === 'home' ? 121 : 110,
    officialDate: row.Date === 'same' ? '2026-07-18' : '2026-08-04',
    isAbandoned: row['Not resumed in 36 hours'] === 'yes',
  });
  const pick = { gamePk: game.gamePk, officialDate: '2026-07-18', winnerId: 121 };
  expect(pickState(pick, game, firstPitch)).toBe(row.Pick);
});

const streakCases = readRuleTable<'Picks' | 'Score' | 'Streak' | 'Longest streak'>('streaks');

const isOutcome = (word: string): word is GradedPick['state'] => ['correct', 'wrong', 'void'].includes(word);

test.each(streakCases)('streak: $Picks', (row) => {
  const states = row.Picks.split(', ').filter(isOutcome);
  expect(states.join(', ')).toBe(row.Picks);
  const picks = states.map((state, gamePk) => ({ gamePk, officialDate: '2026-07-18', firstPitchAt: gamePk, state }));
  expect(tally(picks)).toMatchObject({
    totalScore: Number(row.Score),
    currentStreak: Number(row.Streak),
    longestStreak: Number(row['Longest streak']),
  });
});

test('ranks: the rows of the table are in order, with their ranks', () => {
  const cases = readRuleTable<'Rank' | 'Name' | 'Score' | 'Correct picks'>('ranks');
  const rows = cases.toReversed().map((row) => ({
    username: row.Name,
    totalScore: Number(row.Score),
    totalGuessesCorrect: Number(row['Correct picks']),
  }));
  const ranked = rankRows(rows).map(({ username, rank }) => [String(rank), username]);
  expect(ranked).toEqual(cases.map((row) => [row.Rank, row.Name]));
});
