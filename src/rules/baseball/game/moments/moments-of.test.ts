import { describe, expect, test } from 'vitest';
import type { GameHeader, GameLog } from '../event.ts';
import { inventedStatus } from '../testing/invented-card.ts';
import { inventedHeader, inventedLog } from '../testing/invented-game.ts';
import { announced, cut, hurried, momentsInUpdates } from '../testing/moments-in-updates.ts';
import {
  end,
  move,
  out,
  pitch,
  play,
  runners,
  start,
  substitution,
  timed,
  type Untimed,
} from '../testing/play-script.ts';
import { randomGame } from '../testing/random-game.ts';
import type { GameMoment } from './game-moment.ts';
import { momentsOf } from './moments-of.ts';

const everyone = new Set(Object.keys(inventedHeader.players).map(Number));
const live: Untimed = { type: 'status', status: inventedHeader.status };
const statusOf = (phase: 'live' | 'held' | 'final' | 'void' | 'open', facts = {}): Untimed => ({
  type: 'status',
  status: inventedStatus(phase, facts),
});

const logOf = (events: Untimed[], header: Partial<GameHeader> = {}): GameLog =>
  hurried(inventedLog(timed(events), header));

/** What the events add to the game before them. */
const newIn = (before: Untimed[], events: Untimed[], players = new Set<number>()): GameMoment[] => {
  const [former, log] = [logOf(before), logOf([...before, ...events])];
  const at = log.events.at(-1)?.at ?? 0;
  return momentsOf({ log: former, at }, { log, at }, { players });
};

const kindsOf = (moments: readonly GameMoment[]) => moments.map(({ kind }) => kind);
const sentencesOf = (moments: readonly GameMoment[], kind: GameMoment['kind']) =>
  moments.filter((moment) => moment.kind === kind).map(({ sentence }) => sentence);

/** Three outs of a half-inning. */
const outs = (index: number, inning: number, half: 'top' | 'bottom'): Untimed[] => {
  const batter = half === 'top' ? 101 : 201;
  return [0, 1, 2].flatMap((more) =>
    play(index + more, [inning, half], batter + more, 'Flyout', out(batter + more, null)),
  );
};

/** Both halves of the innings up to `last` without a runner. */
const quiet = (last: number): Untimed[] =>
  Array.from({ length: last }, (_, place) => [
    ...outs(6 * place, place + 1, 'top'),
    ...outs(6 * place + 3, place + 1, 'bottom'),
  ]).flat();

const homer = (index: number, inning: number, half: 'top' | 'bottom', batter: number) =>
  play(index, [inning, half], batter, 'Home Run', move(batter, null, 'home'));

describe('the moments between two readings', () => {
  test('a home run that takes the lead is three moments of one cause, the score in the first sentence only', () => {
    const found = newIn([live, ...outs(0, 1, 'top')], homer(3, 1, 'bottom', 201));
    expect(found.map(({ sentence }) => sentence)).toEqual([
      'Herons score a run. Ospreys 0, Herons 1, bottom of the 1st.',
      'Herons take the lead. Ospreys 0, Herons 1, bottom of the 1st.',
      'Hal Player-1 hits a solo homer. Ospreys 0, Herons 1, bottom of the 1st.',
    ]);
    expect(new Set(found.map(({ cause }) => cause)).size).toBe(1);
    expect(new Set(found.map((moment) => moment.sentenceWithoutScore))).toEqual(
      new Set(['Worth a look: Ospreys at Herons.']),
    );
    expect(found.map(({ clubId }) => clubId)).toEqual([9002, 9002, 9002]);
  });

  test('a tie, a lead that is taken over, and one in the last inning that ends the game', () => {
    const score = [...homer(0, 1, 'top', 101), ...homer(1, 1, 'bottom', 201)];
    const found = newIn([live], score);
    expect(sentencesOf(found, 'tie')).toEqual(['Herons tie the game. Ospreys 1, Herons 1, bottom of the 1st.']);
    const late = newIn([live, ...quiet(8), ...outs(48, 9, 'top')], homer(51, 9, 'bottom', 201));
    expect(late.find(({ kind }) => kind === 'leadChange')).toMatchObject({
      sentence: 'Herons walk it off. Ospreys 0, Herons 1, bottom of the 9th.',
      priority: 3,
    });
  });

  test('one swing from a tie: once in a half-inning, from the seventh, and not for the club that leads', () => {
    const scored = [live, ...homer(0, 1, 'top', 101), ...quiet(5)];
    const seventh = (half: 'top' | 'bottom', index: number): Untimed[] => outs(index, 7, half);
    expect(kindsOf(newIn(scored, [...outs(36, 6, 'top'), ...outs(39, 6, 'bottom')]))).not.toContain('closeAndLate');
    expect(kindsOf(newIn(scored, seventh('top', 42)))).not.toContain('closeAndLate');
    expect(sentencesOf(newIn(scored, seventh('bottom', 45)), 'closeAndLate')).toEqual([
      'Herons are one swing from a tie. Ospreys 1, Herons 0, bottom of the 7th, 0 outs.',
    ]);
  });

  test('a walk-off chance: once in a half-inning, from the last one, for the home club that one swing lets win', () => {
    const ninth = (half: 'top' | 'bottom', index: number) => outs(index, 9, half);
    const tied = [live, ...quiet(8)];
    expect(kindsOf(newIn(tied, ninth('top', 48)))).not.toContain('walkOffChance');
    const found = newIn([...tied, ...ninth('top', 48)], ninth('bottom', 51));
    expect(sentencesOf(found, 'walkOffChance')).toEqual([
      'Herons can walk it off. Ospreys 0, Herons 0, bottom of the 9th, 0 outs.',
    ]);
    const behind = [live, ...homer(0, 1, 'top', 101), ...quiet(8), ...ninth('top', 48)];
    expect(kindsOf(newIn(behind, ninth('bottom', 51)))).not.toContain('walkOffChance');
    const single = play(51, [9, 'bottom'], 201, 'Single', move(201, null, 1));
    expect(kindsOf(newIn(behind, single))).toContain('walkOffChance');
  });

  test('bases loaded in a close game, once in a half-inning', () => {
    const walks = [101, 102, 103, 104].flatMap((batter, place) =>
      play(
        place,
        [1, 'top'],
        batter,
        'Walk',
        ...(place > 2 ? [move(101, 3, 'home')] : []),
        ...(place > 1 ? [move(batter - 1, 1, 2), move(batter - 2, 2, 3)] : []),
        ...(place === 1 ? [move(101, 1, 2)] : []),
        move(batter, null, 1),
      ),
    );
    const found = newIn([live], walks);
    expect(sentencesOf(found, 'basesLoaded')).toEqual([
      'Bases loaded for the Ospreys. Ospreys 0, Herons 0, top of the 1st, 0 outs.',
    ]);
  });

  test('a perfect game after five to eight innings, which a walk and then a hit end', () => {
    const walk = play(48, [9, 'top'], 101, 'Walk', move(101, null, 1));
    const single = play(49, [9, 'top'], 102, 'Single', move(101, 1, 2), move(102, null, 1));
    const found = newIn([live], [...quiet(8), ...walk, ...single]).filter(({ clubId }) => clubId === 9002);
    expect(found.map(({ sentence, priority }) => [priority, sentence.split('. ')[0]])).toEqual([
      [1, 'Herons have a perfect game through 5 innings'],
      [2, 'Herons have a perfect game through 6 innings'],
      [3, 'Herons have a perfect game through 7 innings'],
      [3, 'Herons have a perfect game through 8 innings'],
      [3, 'Herons lose their perfect game in the 9th but still have a no-hitter'],
      [3, 'Herons lose their no-hitter in the 9th'],
    ]);
  });

  test('a complete no-hitter of one club', () => {
    const events = [...homer(0, 1, 'bottom', 201), ...quiet(8), ...outs(60, 9, 'top'), statusOf('final')];
    expect(newIn([live], events).at(-1)).toMatchObject({
      kind: 'noHitter',
      sentence: 'Herons throw a perfect game. Ospreys 0, Herons 1, top of the 9th.',
    });
  });

  test('extra innings and the end after them', () => {
    const found = newIn(
      [live, ...quiet(9)],
      [...homer(54, 10, 'top', 101), ...outs(55, 10, 'bottom'), statusOf('final')],
    );
    expect(sentencesOf(found, 'extraInnings')).toEqual(['Extra innings. Ospreys 0, Herons 0, top of the 10th.']);
    expect(found.find(({ kind }) => kind === 'final')).toMatchObject({
      sentence: 'Final (10 innings): Ospreys 1, Herons 0.',
      sentenceWithoutScore: 'Final: Ospreys at Herons.',
      clubId: 9001,
      priority: 3,
    });
  });

  test.each([
    ['delayed', statusOf('live', { detail: 'delayed', reason: 'Rain' }), 'Ospreys at Herons is delayed (rain).'],
    ['suspended', statusOf('held', { text: 'Suspended: Fog' }), 'Ospreys at Herons is suspended (fog).'],
    ['postponed', statusOf('void', { detail: 'postponed' }), 'Ospreys at Herons is postponed.'],
    ['postponed', statusOf('void', { detail: 'canceled' }), 'Ospreys at Herons is canceled.'],
  ])('a game that is %s', (kind, status, sentence) => {
    expect(newIn([live], [status])).toMatchObject([{ kind, sentence, sentenceWithoutScore: sentence }]);
  });

  test('a delayed game goes on: once, also if its feed forgets the delay', () => {
    const begun = [live, ...outs(0, 1, 'top')];
    const delayed = [...begun, statusOf('live', { detail: 'delayed' })];
    const logs = [begun, delayed, [...begun, live], [...begun, pitch(1, 'ball', 1, 0), live], [...delayed, live]].map(
      (each) => logOf(each),
    );
    expect(kindsOf(momentsInUpdates(logs, everyone))).toEqual(['delayed', 'resumed']);
  });

  test('a suspended game that is canceled does not go on', () => {
    const suspended = [live, ...outs(0, 1, 'top'), statusOf('held')];
    expect(kindsOf(newIn(suspended, [statusOf('void', { detail: 'canceled' })]))).toEqual(['postponed']);
  });

  test('a scheduled game that moves', () => {
    const startsAt = inventedHeader.startsAt ?? 0;
    const scheduled = (header: Partial<GameHeader>) => logOf([statusOf('open')], header);
    const moved = (header: Partial<GameHeader>) =>
      momentsOf({ log: scheduled({}), at: 0 }, { log: scheduled(header), at: 0 }).map(({ sentence }) => sentence);
    expect(moved({ startsAt: startsAt + 3_600_000 })).toEqual(['Ospreys at Herons has moved to June 2 at 5:53 PM ET.']);
    expect(moved({ startsAt: startsAt + 60_000 })).toEqual([]);
    expect(moved({ officialDate: '2031-06-03', startsAt: null })).toEqual(['Ospreys at Herons has moved to June 3.']);
  });
});

describe('the moments of wanted players', () => {
  test('in the lineup, on the mound and not in the lineup, as soon as it is known', () => {
    const bench = {
      id: 111,
      name: 'Ada Bench',
      batSide: null,
      pitchHand: null,
      position: 'LF',
      zoneTop: null,
      zoneBottom: null,
    };
    const log = logOf([statusOf('open')], { players: { ...inventedHeader.players, 111: bench } });
    const players = new Set([103, 110, 111, 112, 900]);
    const half = { ...log, header: { ...log.header, lineups: { ...log.header.lineups, home: [] } } };
    const found = [announced(log), half, log].map((each, place, all) =>
      momentsOf({ log: all[place - 1] ?? each, at: 0 }, { log: each, at: 0 }, { players }),
    );
    expect(found.map((moments) => moments.map(({ sentence }) => sentence))).toEqual([
      [],
      [
        'Ospreys lineup is in: Ospreys at Herons.',
        'Ada Player-3 is in the lineup, batting 3rd (1B): Ospreys at Herons.',
        'Ada Player-10 is the starting pitcher: Ospreys at Herons.',
      ],
      ['Herons lineup is in: Ospreys at Herons.', 'Ada Bench is not in the lineup: Ospreys at Herons.'],
    ]);
  });

  test('a home run, a base, a pitcher who comes in and a player who leaves', () => {
    const events = [
      ...play(0, [1, 'top'], 101, 'Single', move(101, null, 1)),
      start(1, 1, 'top', 102, 210),
      substitution('pitcher', 211, 210, null, 'P'),
      substitution('batter', 112, 102, 2, 'PH'),
      runners(move(101, 1, 'home'), move(112, null, 'home')),
      end('Home Run', 'A homer.', 2),
    ];
    const found = newIn([live], events, everyone).filter(({ kind }) => kind.startsWith('player'));
    expect(new Set(found.map(({ cause }) => cause)).size).toBe(found.length);
    expect(found.map(({ sentence }) => sentence)).toEqual([
      'Ada Player-1 singles. Ospreys 0, Herons 0, top of the 1st.',
      'Hal Player-11 comes in to pitch. Ospreys 0, Herons 0, top of the 1st.',
      'Hal Player-10 leaves the game for Hal Player-11. Ospreys 0, Herons 0, top of the 1st.',
      'Ada Player-2 leaves the game for Ada Player-12. Ospreys 0, Herons 0, top of the 1st.',
      'Ada Player-12 hits a two-run homer. Ospreys 2, Herons 0, top of the 1st.',
    ]);
    expect(found.map((moment) => moment.sentenceWithoutScore)).toEqual([
      'Ada Player-1 is on base: Ospreys at Herons.',
      'Hal Player-11 comes in to pitch: Ospreys at Herons.',
      'Hal Player-10 leaves the game for Hal Player-11: Ospreys at Herons.',
      'Ada Player-2 leaves the game for Ada Player-12: Ospreys at Herons.',
      'Worth a look: Ada Player-12, Ospreys at Herons.',
    ]);
  });
});

describe('a correction', () => {
  const begun = [live, ...quiet(8), ...outs(48, 9, 'top')];
  const homered = logOf([...begun, ...homer(51, 9, 'bottom', 201)]);
  const doubled = logOf([...begun, ...play(51, [9, 'bottom'], 201, 'Double', move(201, null, 2))]);
  const reviewed = logOf([...begun, ...homer(51, 9, 'bottom', 201).slice(0, -1)]);

  test('of a moment of the highest priority is one more moment, and the same one is not repeated', () => {
    const found = momentsInUpdates([logOf(begun), homered, doubled, homered, doubled], new Set());
    expect(found.map(({ sentence }) => sentence.split('. ')[0])).toEqual([
      'Herons can walk it off',
      'Herons score a run',
      'Herons walk it off',
      'Hal Player-1 hits a solo homer',
      'Ospreys lose their perfect game in the 9th',
      'Overturned: Hal Player-1 hits a solo homer',
    ]);
    expect(found.at(-1)).toMatchObject({ priority: 3, sentenceWithoutScore: 'Worth a look: Ospreys at Herons.' });
  });

  test('that was made while no process read the game is no news', () => {
    const readings = [homered, doubled].map((log, place) => ({
      log,
      at: (log.events.at(-1)?.at ?? 0) + place * 300_001,
    }));
    expect(momentsOf(readings[0] ?? null, readings[1] ?? expect.unreachable())).toEqual([]);
  });

  test('is none while a play is under review or missing', () => {
    const found = momentsInUpdates([homered, reviewed, homered, logOf(begun), homered], new Set());
    expect(kindsOf(found)).not.toContain('overturned');
  });

  test('of the number of runs of a play repeats nothing', () => {
    const two = runners(move(201, 2, 'home'), move(202, null, 1));
    const scored = [...play(0, [1, 'bottom'], 201, 'Double', move(201, null, 2)), start(1, 1, 'bottom', 202, 110)];
    const divided = [runners(move(201, 2, 'home')), runners(move(202, null, 1)), end('Single')];
    const logs = [
      [...scored, two, end('Single')],
      [...scored, ...divided],
    ].map((events) => logOf([live, ...events]));
    expect(momentsInUpdates(logs, everyone)).toEqual([]);
  });

  test('that has the plays in place of official figures repeats no run and no lead', () => {
    const none = { runs: 0, hits: 0, errors: 0 };
    const figures: Untimed = {
      type: 'officialFigures',
      inning: 1,
      half: 'top',
      added: { away: { runs: 1, hits: 1, errors: 0 }, home: none },
      isMissing: true,
      situation: null,
    };
    const first = [live, ...outs(0, 1, 'top')];
    const found = newIn(first, [figures]);
    expect(kindsOf(found)).toEqual(['run', 'leadChange']);
    const at = 0;
    const again = momentsOf(
      { log: logOf([...first, figures]), at },
      { log: logOf([live, ...homer(3, 1, 'top', 104), ...outs(0, 1, 'top')]), at },
    );
    expect(kindsOf(again)).toEqual(['homeRun']);
  });
});

describe('what is no news', () => {
  const log = randomGame(3);
  const at = log.events.at(-1)?.at ?? 0;

  test('a game without a former reading, one that is read again, and each earlier state of it', () => {
    expect(momentsOf(null, { log, at }, { players: everyone })).toEqual([]);
    expect(momentsOf({ log, at }, { log: structuredClone(log), at }, { players: everyone })).toEqual([]);
    const earlier = cut(
      log,
      Array.from({ length: log.events.length / 5 }, (_, place) => 5 * place),
    ).toReversed();
    expect(earlier.flatMap((each) => momentsOf({ log, at }, { log: each, at }, { players: everyone }))).toEqual([]);
  });

  test('what is older than five minutes', () => {
    const [half] = cut(log, [200]);
    const readAt = half?.events.at(-1)?.at ?? 0;
    const found = momentsOf({ log: half ?? log, at: readAt }, { log, at }, { players: everyone });
    expect(found).not.toEqual([]);
    for (const { happenedAt } of found) expect(happenedAt).toBeGreaterThanOrEqual(at - 300_000);
    expect(momentsOf({ log: half ?? log, at: readAt }, { log, at: at + 300_001 })).toEqual([]);
  });

  test('a change of the status that was read at once is new, however old the last play is', () => {
    const events: Untimed[] = [live, ...outs(0, 1, 'top')];
    const ended = logOf([...events, statusOf('final')]);
    expect(kindsOf(momentsOf({ log: logOf(events), at: at + 3_599_000 }, { log: ended, at: at + 3_600_000 }))).toEqual([
      'final',
    ]);
  });
});
