import { applyPatch } from 'rfc6902';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '../clock/league-date.ts';
import { createLeague } from '../create-league.ts';
import { requestJson } from '../testing/request-json.ts';
import { type Json, text } from './json.ts';
import { simulatedLeague } from './simulated-league.ts';

// The requests of a scoreboard in a terminal that was written for the Stats API (playball), and the fields that it reads without
// a default. The rest of a response is of no concern to it.

const league = createLeague({ seed: 'client', openingDay: '2026-03-26' });
const handleRequest = simulatedLeague(league);

const get = (url: string, now: number): Json => requestJson(handleRequest, url, now);

const bothSides = <Side extends z.ZodType>(side: Side) => z.object({ away: side, home: side });
const count = z.number().int().nonnegative();
const counts = (...names: string[]) => z.object(Object.fromEntries(names.map((name) => [name, count])));
const personId = z.object({ id: z.number() });

const lineTotals = counts('runs', 'hits', 'errors');
const lineScore = counts('balls', 'strikes', 'outs').extend({
  currentInning: z.number().positive(),
  currentInningOrdinal: z.string(),
  inningState: z.string(),
  isTopInning: z.boolean(),
  innings: z.array(bothSides(z.object({ runs: count.optional() }))),
  teams: bothSides(lineTotals),
  offense: z.object({}),
});

const listedSide = z.object({
  team: z.object({ teamName: z.string(), abbreviation: z.string() }),
  leagueRecord: counts('wins', 'losses'),
});
const listedGame = z.object({
  gamePk: z.number(),
  gameDate: z.iso.datetime(),
  scheduledInnings: count,
  status: z.object({
    startTimeTBD: z.boolean(),
    abstractGameCode: z.enum(['P', 'L', 'F']),
    detailedState: z.string(),
    reason: z.string().optional(),
  }),
  teams: bothSides(listedSide),
  linescore: z.unknown().optional(),
});
const schedule = z.object({ dates: z.array(z.object({ games: z.array(listedGame) })) });

const standings = z.object({
  records: z.array(
    z.object({
      league: z.object({ id: z.number() }),
      division: z.object({ id: z.number(), nameShort: z.string() }),
      teamRecords: z.array(
        z.object({
          team: z.object({ teamName: z.string(), abbreviation: z.string() }),
          wins: count,
          losses: count,
          winningPercentage: z.string(),
          gamesBack: z.string(),
          wildCardGamesBack: z.string(),
          records: z.object({
            splitRecords: z
              .array(z.object({ type: z.string(), wins: count, losses: count }))
              .refine((splits) => splits.some(({ type }) => type === 'lastTen')),
          }),
          streak: z.object({ streakCode: z.string() }).optional(),
        }),
      ),
    }),
  ),
});

const review = z.object({ inProgress: z.boolean(), isOverturned: z.boolean() });
const playEvent = z.object({
  type: z.string(),
  isPitch: z.boolean(),
  details: z.object({
    description: z.string(),
    event: z.string().optional(),
    eventType: z.string().optional(),
    isInPlay: z.boolean().optional(),
    isBall: z.boolean().optional(),
    isStrike: z.boolean().optional(),
    isScoringPlay: z.boolean().optional(),
    type: z.object({ description: z.string() }).optional(),
  }),
  count: counts('balls', 'strikes', 'outs'),
  pitchData: z.object({ startSpeed: z.number() }).optional(),
  reviewDetails: review.optional(),
});
const play = z
  .object({
    about: z.object({
      isComplete: z.boolean(),
      halfInning: z.enum(['top', 'bottom']),
      inning: z.number(),
      hasOut: z.boolean(),
      isScoringPlay: z.boolean().optional(),
    }),
    result: z.object({
      event: z.string().optional(),
      description: z.string().optional(),
      awayScore: count,
      homeScore: count,
    }),
    count: z.object({ outs: count }),
    matchup: z.object({ pitcher: personId, batter: personId }),
    playEvents: z.array(playEvent),
    reviewDetails: review.optional(),
  })
  .refine(({ about, result }) => !about.isComplete || (result.event !== undefined && result.description !== undefined));

const hitting = counts('atBats', 'runs', 'hits', 'rbi', 'baseOnBalls', 'strikeOuts');
const throwing = counts('hits', 'runs', 'earnedRuns', 'baseOnBalls', 'strikeOuts', 'homeRuns').extend({
  inningsPitched: z.string(),
});
const anyStats = z.object({ batting: z.looseObject({}), pitching: z.looseObject({}) });
const boxPlayer = z.object({
  person: z.object({ id: z.number(), fullName: z.string() }),
  battingOrder: z.string().optional(),
  allPositions: z.array(z.object({ abbreviation: z.string() })).optional(),
  stats: anyStats,
  seasonStats: anyStats,
});
const batterSeason = z.object({ avg: z.string(), ops: z.string(), homeRuns: count });
const pitcherSeason = z.object({ era: z.string(), wins: count, losses: count, saves: count, strikeOuts: count });
const boxSide = z
  .object({
    players: z.record(z.string(), boxPlayer),
    pitchers: z.array(z.number()),
    teamStats: z.object({ batting: hitting, pitching: throwing }),
  })
  .superRefine(({ players, pitchers }, context) => {
    const batters = Object.values(players).filter(({ battingOrder }) => battingOrder !== undefined);
    const lines = [
      ...batters.flatMap(({ stats, seasonStats }) => [
        hitting.safeParse(stats.batting),
        batterSeason.safeParse(seasonStats.batting),
      ]),
      ...pitchers.flatMap((id) => [
        throwing.safeParse(players[`ID${id}`]?.stats.pitching),
        pitcherSeason.safeParse(players[`ID${id}`]?.seasonStats.pitching),
      ]),
    ];
    for (const { error } of lines) if (error) context.addIssue(error.message);
  });

const gameData = z.object({
  status: z.object({ abstractGameCode: z.string(), detailedState: z.string() }),
  datetime: z.object({ dateTime: z.iso.datetime() }),
  teams: bothSides(z.object({ teamName: z.string(), abbreviation: z.string(), record: counts('wins', 'losses') })),
  venue: z.object({ name: z.string(), location: z.object({ city: z.string() }) }),
  players: z.record(z.string(), z.object({ boxscoreName: z.string() })),
  probablePitchers: z.object({ away: personId.optional(), home: personId.optional() }),
  review: bothSides(counts('used', 'remaining')),
  absChallenges: bothSides(counts('usedSuccessful', 'usedFailed', 'remaining')),
});

const previewFeed = z.object({ gameData, liveData: z.object({ boxscore: z.object({ teams: z.object({}) }) }) });
const startedFeed = z.object({
  metaData: z.object({ timeStamp: z.string(), wait: z.number() }),
  gameData,
  liveData: z.object({
    linescore: lineScore,
    boxscore: z.object({ teams: bothSides(boxSide) }),
    plays: z.object({ currentPlay: play, allPlays: z.array(play) }),
  }),
});
/** In Warmup the game is live for the client, without statistics yet. */
const warmupFeed = z.object({ gameData, liveData: startedFeed.shape.liveData.pick({ linescore: true, plays: true }) });
const finalFeed = startedFeed.extend({
  liveData: startedFeed.shape.liveData.extend({ decisions: z.object({ winner: personId, loser: personId }) }),
});

const date = '2026-04-02';
const played = league
  .games(1, date)
  .flatMap(({ gamePk }) => league.play(gamePk) ?? [])
  .find((game) => game.challenges.some(({ isOverturned }) => isOverturned) && game.winnerId !== null);
if (!played) throw new Error('The date has no game with an overturned call');
const { gamePk, firstPitchAt, endedAt } = played;
const warmupAt = league.statusChanges(gamePk).find(({ code }) => code === 'PW')?.at ?? 0;
const hour = 3_600_000;
const feedPath = `/api/v1.1/game/${gamePk}/feed/live`;

/** The day of a game with each fate, such as a postponement, at any level, and a time at which that is public. */
const fates = ['postponed', 'suspended', 'forfeited', 'cancelled'].flatMap((fate) => {
  const days = Array.from({ length: 20 }, (_, index) => addDays(date, index - 5));
  const games = days.flatMap((day) => league.sports().flatMap(({ id }) => league.games(id, day)));
  const game = games.find(({ listings }) => listings.some((listing) => listing.fate === fate));
  const listing = game?.listings.find((each) => each.fate === fate);
  return game && listing
    ? [{ sportId: game.sportId, day: listing.officialDate, now: (listing.fateAt ?? 0) + hour }]
    : [];
});

test('the client lists the games of a day at any time', () => {
  const codes = new Set<string>();
  const duringDay = [warmupAt + 1000, firstPitchAt + hour, endedAt + 5 * hour].map((now) => ({
    sportId: 1,
    day: date,
    now,
  }));
  expect(fates.length).toBeGreaterThan(2);
  for (const { sportId, day, now } of [...duringDay, ...fates]) {
    const [year, month, dayOfMonth] = day.split('-');
    const url = `/api/v1/schedule?sportId=${sportId}&hydrate=team,linescore&date=${month}/${dayOfMonth}/${year}`;
    const games = schedule.parse(get(url, now)).dates.flatMap((each) => each.games);
    expect(games).not.toEqual([]);
    for (const { status, linescore } of games) {
      codes.add(status.abstractGameCode);
      if (status.abstractGameCode === 'L') lineScore.parse(linescore);
      if (status.abstractGameCode === 'F' && linescore !== undefined)
        z.object({ teams: bothSides(lineTotals) }).parse(linescore);
    }
  }
  expect(codes).toEqual(new Set(['P', 'L', 'F']));
});

test('the client shows the standings of both leagues', () => {
  const url = '/api/v1/standings?leagueId=103,104&season=2026&standingsTypes=regularSeason&hydrate=division,team';
  const { records } = standings.parse(get(url, endedAt));
  expect(records.map((record) => record.league.id)).toEqual([103, 103, 103, 104, 104, 104]);
});

test('the client shows a game before, during and after play, and follows its changes', () => {
  previewFeed.parse(get(feedPath, warmupAt - hour));
  warmupFeed.parse(get(feedPath, warmupAt + 1000));
  const document = get(feedPath, firstPitchAt + 60_000);
  startedFeed.parse(document);
  const overturned = played.challenges.find(({ isOverturned }) => isOverturned);
  const steps = Array.from({ length: 6 }, (_, index) => firstPitchAt + (index + 0.5) * ((endedAt - firstPitchAt) / 6));
  const during = [...steps, (overturned?.startsAt ?? 0) + 1000, (overturned?.endsAt ?? 0) + 1000].toSorted(
    (a, b) => a - b,
  );
  for (const now of [...during, endedAt + hour]) {
    const patches = get(`${feedPath}/diffPatch?startTimecode=${text(document, 'metaData', 'timeStamp')}`, now);
    for (const { diff } of z.array(z.object({ diff: z.array(z.any()) })).parse(patches)) applyPatch(document, diff);
    expect(document).toEqual(get(feedPath, now));
    startedFeed.parse(document);
  }
  finalFeed.parse(document);
}, 60_000);
