import { seededRandom } from '../seeded-random.ts';
import { createWeek } from './coming-week.ts';
import { createPlaceCounter } from './count-places.ts';
import { decidePostseason, decideSeason } from './decided-goals.ts';
import { type Goal, goals } from './goals.ts';
import { type PlannedPostseason, planPostseason } from './plan-postseason.ts';
import { createPostseasonPlayer } from './play-postseason.ts';
import { emptySeason, playSeason } from './play-season.ts';
import { createFieldRanking } from './rank-field.ts';
import { type ClubChances, chancesVersion, type SeasonChances } from './season-chances.ts';
import { seasonFormat } from './season-format.ts';
import { type KnownSeason, planSeason, type SeasonPlan } from './season-plan.ts';
import { addAchieved, createTonight } from './tonight.ts';

/** Simulated seasons for the chances of today; the standard error of a chance is then 0.35 points at most. */
export const usualSeasons = 20_000;

/** A club cannot win more games than this in a season. */
const mostWins = 255;

/**
 * Simulates the rest of a season many times from the strengths of the clubs, and counts the goals that each club reaches. The same season and seed (a
 * whole number) give the same chances. Null if the format of the season is not known. 20,000 seasons from April take about a second.
 */
export function simulateChances(
  known: KnownSeason,
  { seasons, seed }: { seasons: number; seed: number },
): SeasonChances | null {
  const format = seasonFormat(known.season);
  const plan = format && planSeason(known, format);
  if (plan === null) return null;
  const postseason = planPostseason(plan, known);
  const season = emptySeason(plan);
  const rankField = createFieldRanking(plan, season);
  const playPostseason = createPostseasonPlayer(plan, postseason, season);
  const tonight = createTonight({ plan, postseason, season, rankField, playPostseason }, known.tonight);
  const week = createWeek(plan, season, known.weekFrom);
  const places = createPlaceCounter(plan, season);
  const random = seededRandom(seed);
  const clubs = plan.ids.length;
  const achieved = new Uint8Array(clubs);
  const counts = new Float64Array(clubs * goals.length);
  const wins = new Int32Array(clubs * (mostWins + 1));
  let seeds: number[][] = [];

  for (let run = 0; run < seasons; run += 1) {
    playSeason(plan, season, random);
    seeds = plan.leagues.map((_, league) => [...(postseason.seeds[league] ?? rankField(league))]);
    playPostseason(seeds, achieved);
    addAchieved(counts, achieved, 1);
    week.add(achieved);
    places.add(seeds);
    for (let club = 0; club < clubs; club += 1) {
      const place = club * (mostWins + 1) + (season.wins[club] ?? 0);
      wins[place] = (wins[place] ?? 0) + 1;
    }
    tonight.add({ seeds, achieved });
  }

  const reached = plan.ids.map((_, club) => toReached(counts, club));
  const decided = listDecided(plan, { known, postseason, reached, seasons, seeds });
  return {
    version: chancesVersion,
    seed,
    seasons,
    clubs: plan.ids.map((id, club): ClubChances => {
      const ofClub = wins.subarray(club * (mostWins + 1), (club + 1) * (mostWins + 1));
      return {
        id,
        wins: describeWins(ofClub),
        reached: reached[club] ?? toReached(counts, club),
        places: places.read(club),
        decided: decided[club] ?? [],
      };
    }),
    tonight: tonight.read(),
    week: week.read(),
  };
}

type Reached = ClubChances['reached'];

function toReached(counts: Float64Array, club: number): Reached {
  const count = (goal: Goal) => counts[club * goals.length + goals.indexOf(goal)] ?? 0;
  return {
    division: count('division'),
    wildCard: count('wildCard'),
    bye: count('bye'),
    playoffs: count('playoffs'),
    divisionSeries: count('divisionSeries'),
    championshipSeries: count('championshipSeries'),
    worldSeries: count('worldSeries'),
    title: count('title'),
  };
}

type Simulated = {
  known: KnownSeason;
  postseason: PlannedPostseason;
  reached: readonly Reached[];
  seasons: number;
  /** the clubs of each league by seed in the last simulated season */
  seeds: readonly (readonly number[])[];
};

const fieldGoals = ['division', 'wildCard', 'bye', 'playoffs'] as const;

/** What is decided for each club. After the last game only open ties are not, and then the seeds are the same in every season. */
function listDecided(plan: SeasonPlan, { known, postseason, reached, seasons, seeds }: Simulated): Goal[][] {
  const isSame = (club: number, goal: Goal) => [0, seasons].includes(reached[club]?.[goal] ?? -1);
  if (plan.remaining.length > 0) {
    // a tie of three clubs may end otherwise than the ties of two of them: then it is open
    return decideSeason(plan, known).map((verdicts, club) =>
      goals.filter((goal) => typeof verdicts[goal] === 'boolean' && isSame(club, goal)),
    );
  }
  const isFieldKnown = reached.every((_, club) => fieldGoals.every((goal) => isSame(club, goal)));
  const verdicts = isFieldKnown ? decidePostseason(plan, postseason, seeds) : [];
  return reached.map((_, club) => {
    const ofField: Goal[] = fieldGoals.filter((goal) => isSame(club, goal));
    return [...ofField, ...goals.filter((goal) => typeof verdicts[club]?.[goal] === 'boolean')];
  });
}

/** The mean, and the least wins that a tenth and nine tenths of the seasons do not exceed. */
function describeWins(seasonsByWins: Int32Array): ClubChances['wins'] {
  const all = seasonsByWins.reduce((sum, count) => sum + count, 0);
  const total = seasonsByWins.reduce((sum, count, won) => sum + count * won, 0);
  const quantile = (share: number) => {
    let below = 0;
    return seasonsByWins.findIndex((count) => (below += count) >= share * all);
  };
  return { mean: total / all, p10: quantile(0.1), p90: quantile(0.9) };
}
