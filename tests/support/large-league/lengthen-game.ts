import { z } from 'zod';

/** the last inning of every game that has begun */
const lastInning = 17;
/** pitches of the plate appearance in progress */
const mostPitches = 40;

const halfInning = z.looseObject({ runs: z.number().optional(), hits: z.number(), errors: z.number() });
const inningSchema = z.looseObject({ num: z.number(), away: halfInning, home: halfInning });
type Inning = z.infer<typeof inningSchema>;

/** A line score with at least two innings. */
export const lineScoreSchema = z.looseObject({
  currentInning: z.number(),
  innings: z.array(inningSchema).min(2),
  teams: z.object({ away: halfInning, home: halfInning }),
});

const eventSchema = z.looseObject({
  index: z.number().optional(),
  isPitch: z.boolean().optional(),
  pitchNumber: z.number().optional(),
  pitchData: z.looseObject({ coordinates: z.looseObject({}).optional() }).optional(),
  startTime: z.string(),
  endTime: z.string(),
});
const playSchema = z.looseObject({
  about: z.looseObject({
    atBatIndex: z.number(),
    inning: z.number(),
    startTime: z.string(),
    endTime: z.string(),
    isComplete: z.boolean(),
  }),
  result: z.looseObject({ awayScore: z.number(), homeScore: z.number() }),
  playEvents: z.array(eventSchema),
});
type Play = z.infer<typeof playSchema>;

/** The parts of a live feed that a longer game changes. */
export const feedSchema = z.looseObject({
  liveData: z.looseObject({
    plays: z.looseObject({ allPlays: z.array(playSchema).min(1), currentPlay: playSchema }),
    linescore: lineScoreSchema,
  }),
});

/** The inning of the game that each inning of the longer game repeats: the complete ones in turn, and at the end the last one. */
function sourcesOf(last: number): number[] {
  return Array.from({ length: lastInning }, (_, place) => (place === lastInning - 1 ? last : (place % (last - 1)) + 1));
}

const sum = (innings: readonly Inning[], side: 'away' | 'home') => {
  const total = (key: 'runs' | 'hits' | 'errors') => innings.reduce((all, inning) => all + (inning[side][key] ?? 0), 0);
  return { runs: total('runs'), hits: total('hits'), errors: total('errors') };
};

/** A line score of 17 innings. */
export function lengthenLineScore(lineScore: z.infer<typeof lineScoreSchema>) {
  const innings = sourcesOf(lineScore.innings.length).map((source, place) => ({
    ...lineScore.innings[source - 1]!,
    num: place + 1,
  }));
  const [away, home] = [sum(innings, 'away'), sum(innings, 'home')];
  const teams = { away: { ...lineScore.teams.away, ...away }, home: { ...lineScore.teams.home, ...home } };
  return { ...lineScore, innings, teams, currentInning: lastInning, currentInningOrdinal: `${lastInning}th` };
}

/** Moves a play into a part of the game's time, both epoch ms. */
function atTime(play: Play, from: number, to: number): Play {
  const [first, last] = [Date.parse(play.about.startTime), Date.parse(play.about.endTime)];
  const move = (text: string) => {
    const share = last > first ? (Date.parse(text) - first) / (last - first) : 0;
    return new Date(Math.round(from + share * (to - from))).toISOString();
  };
  const times = <T extends { startTime: string; endTime: string }>(timed: T): T => ({
    ...timed,
    startTime: move(timed.startTime),
    endTime: move(timed.endTime),
  });
  return { ...play, about: times(play.about), playEvents: play.playEvents.map(times) };
}

/** In every direction, and far outside the zone. */
function scatter(place: number): { pX: number; pZ: number } {
  return { pX: Math.sin(place) * (place % 4), pZ: 2.5 + Math.cos(place) * (place % 4) };
}

const pitchesOf = ({ playEvents }: Play) => playEvents.filter(({ isPitch }) => isPitch === true);

/** A plate appearance with forty pitches, the last of which remains the last. One that has just begun has those of `sample`. */
function lengthenPlateAppearance(play: Play, sample: Play): Play {
  const own = pitchesOf(play);
  const pitches = own.length > 1 ? own : pitchesOf(sample);
  const last = pitches.pop()!;
  const earlier = Array.from({ length: mostPitches - 1 }, (_, place) => pitches[place % pitches.length]!);
  const playEvents = [...earlier, last].map((pitch, index) => ({
    ...pitch,
    index,
    pitchNumber: index + 1,
    pitchData: { ...pitch.pitchData, coordinates: { ...pitch.pitchData?.coordinates, ...scatter(index) } },
  }));
  return { ...play, playEvents };
}

/** A game of 17 innings: its complete innings again and again in the same time, then the last one. */
export function lengthenFeed(feed: z.infer<typeof feedSchema>) {
  const { plays, linescore } = feed.liveData;
  const { allPlays } = plays;
  const gained = new Map(
    allPlays.map((play, index) => {
      const before = allPlays[index - 1]?.result ?? { awayScore: 0, homeScore: 0 };
      return [play, [play.result.awayScore - before.awayScore, play.result.homeScore - before.homeScore] as const];
    }),
  );
  const repeated = sourcesOf(linescore.innings.length).flatMap((source, place) =>
    allPlays.filter(({ about }) => about.inning === source).map((play) => ({ play, inning: place + 1 })),
  );
  const [start, end] = [Date.parse(allPlays[0]!.about.startTime), Date.parse(allPlays.at(-1)!.about.endTime)];
  const timeOf = (index: number) => start + ((end - start) * index) / repeated.length;
  const score = { awayScore: 0, homeScore: 0 };
  const sample = allPlays.findLast((play) => pitchesOf(play).length > 1)!;
  const allOfThem = repeated.map(({ play, inning }, index) => {
    const [away, home] = gained.get(play)!;
    score.awayScore += away;
    score.homeScore += home;
    const moved = atTime(play, timeOf(index), timeOf(index + 1));
    const longer =
      index === repeated.length - 1
        ? lengthenPlateAppearance(moved, atTime(sample, timeOf(index), timeOf(index + 1)))
        : moved;
    return {
      ...longer,
      about: { ...moved.about, inning, atBatIndex: index },
      result: { ...moved.result, ...score },
      atBatIndex: index,
    };
  });
  const liveData = {
    ...feed.liveData,
    plays: { ...plays, allPlays: allOfThem, currentPlay: allOfThem.at(-1) },
    linescore: lengthenLineScore(linescore),
  };
  return { ...feed, liveData };
}
