import { z } from 'zod';
import { feedSchema, lengthenFeed, lengthenLineScore, lineScoreSchema } from './lengthen-game.ts';

/** The largest plausible figures of a season. */
const largest: Readonly<Record<string, number>> = {
  atBats: 716,
  baseOnBalls: 232,
  battersFaced: 1512,
  caughtStealing: 42,
  doubles: 67,
  earnedRuns: 186,
  gamesPlayed: 162,
  hits: 262,
  homeRuns: 60,
  numberOfPitches: 4012,
  plateAppearances: 778,
  rbi: 191,
  runs: 177,
  saves: 62,
  stolenBases: 130,
  strikeOuts: 383,
  totalBases: 457,
  triples: 36,
};
/** turns the third of a season into more than a whole one */
const growth = 4;

/** Each makes a name of 30 letters. */
const ends = ['Saltalamacchia-Encarnacion-Roe', 'Woods-Richardson-Kiner-Falefaa', 'Wojciechowski-Papadopoulos-May'];

function lengthenName(name: string): string {
  const first = name.split(' ')[0] ?? '';
  const end = ends[name.length % ends.length] ?? '';
  return `${first} ${end}`.slice(0, 30);
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapFields = (fields: Fields, map: (value: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, map(value)]));

const enlargeStat = (stat: Fields): Fields =>
  Object.fromEntries(
    Object.entries(stat).map(([key, value]) => {
      const most = largest[key];
      return [key, most !== undefined && typeof value === 'number' ? Math.min(most, value * growth) : value];
    }),
  );

const enlargeGroup = (group: unknown): unknown => (isFields(group) ? enlargeStat(group) : group);

/** A hundred wins or a hundred losses more. */
const enlargeRecord = (record: Fields): Fields => {
  const [wins, losses] = [Number(record.wins), Number(record.losses)];
  return { ...record, ...(wins >= losses ? { wins: wins + 100 } : { losses: losses + 100 }) };
};

const listedGameSchema = z.looseObject({
  linescore: lineScoreSchema,
  teams: z.object({ away: z.looseObject({ score: z.number() }), home: z.looseObject({ score: z.number() }) }),
});

/** A game of the schedule that has begun. */
function lengthenListed(fields: Fields): Fields {
  const game = listedGameSchema.safeParse(fields);
  if (!game.success) return fields;
  const linescore = lengthenLineScore(game.data.linescore);
  const { away, home } = game.data.teams;
  const scoreOf = (side: 'away' | 'home') => ({ score: linescore.teams[side].runs });
  return {
    ...game.data,
    linescore,
    teams: { away: { ...away, ...scoreOf('away') }, home: { ...home, ...scoreOf('home') } },
  };
}

/** The state with the longest head of a card before the game. */
const warmup = { abstractGameState: 'Live', codedGameState: 'P', detailedState: 'Warmup', statusCode: 'PW' };

function enlargeFields(fields: Fields): Fields {
  const feed = feedSchema.safeParse(fields);
  const grown = feed.success ? lengthenFeed(feed.data) : lengthenListed(fields);
  return Object.fromEntries(
    Object.entries(grown).map(([key, value]) => {
      if (key === 'fullName' && typeof value === 'string') return [key, lengthenName(value)];
      if (key === 'streakCode' && typeof value === 'string') return [key, value.replace(/\d+/, '1$&')];
      if (key === 'stat' && isFields(value)) return [key, enlargeStat(value)];
      if (key === 'seasonStats' && isFields(value)) return [key, mapFields(value, enlargeGroup)];
      if (key === 'status' && isFields(value) && value.detailedState === 'Pre-Game') return [key, warmup];
      if (key === 'leagueRecord' && isFields(value)) return [key, enlargeRecord(value)];
      return [key, enlarge(value)];
    }),
  );
}

function enlarge(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(enlarge);
  return isFields(value) ? enlargeFields(value) : value;
}

/**
 * Changes a response of the simulated league to the largest plausible data: games of 17 innings, 40 pitches, 60 home runs, names of 30
 * letters. Games about to begin are in Warmup, and those in progress stand still.
 */
export function enlargeBody(text: string, path: string): string {
  if (path.includes('/diffPatch')) return '[]';
  if (!text.startsWith('{')) return text;
  return JSON.stringify(enlarge(JSON.parse(text)));
}
