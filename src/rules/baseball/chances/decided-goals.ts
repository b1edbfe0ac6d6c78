import { raceRules } from '../standings/race-rules.ts';
import { createSeasonRanking } from '../standings/season-ranking.ts';
import { magicNumber } from '../standings/standings-figures.ts';
import type { Goal } from './goals.ts';
import type { PlannedPostseason } from './plan-postseason.ts';
import type { KnownSeason, SeasonPlan } from './season-plan.ts';

/** What is certain (true) or impossible (false) for a club; absent or null: open. */
type Verdicts = Partial<Record<Goal, boolean | null>>;

const verdict = (isCertain: boolean, isImpossible: boolean): boolean | null =>
  isCertain ? true : isImpossible ? false : null;

/**
 * What is decided for each club during the regular season, by its magic and elimination numbers against every other club. They know who wins
 * a tie of two clubs; a tie of three can end otherwise.
 */
export function decideSeason(plan: SeasonPlan, known: KnownSeason): Verdicts[] {
  const { format, ids, leagues, leagueOf } = plan;
  const { divisionPlaces, wildCards, byes, tieBreak } = format;
  const length = raceRules(known.season)?.games ?? 0;
  const ranking = createSeasonRanking(known.clubs, {
    rules: { games: length, wildCards, tieBreak },
    games: known.games,
  });
  const records = ids.map((id, club) => ({ team: { id }, ...recordOf(plan, club) }));
  const contenders = records.map(ranking.toContender);
  const isAhead = (one: number, other: number): boolean => {
    const [club, pursuer] = [contenders[one], contenders[other]];
    if (club === undefined || pursuer === undefined) return false;
    return magicNumber(club, { field: [club, pursuer], places: 1, ownsTie: ranking.ownsTie }) === 0;
  };
  const leadersOf = (division: readonly number[]) =>
    ranking
      .rank(division.flatMap((club) => records[club] ?? []))
      .slice(0, divisionPlaces)
      .map(({ team }) => ids.indexOf(team.id));
  const leaders = leagues.map(({ divisions }) => divisions.map(leadersOf));

  return ids.map((_, club): Verdicts => {
    const league = leagueOf[club] ?? 0;
    const divisions = leagues[league]?.divisions ?? [];
    const own = divisions.findIndex((division) => division.includes(club));
    const rivals = (divisions[own] ?? []).filter((other) => other !== club);
    const elsewhere = divisions.filter((_division, place) => place !== own);
    // who leads another division takes a place that this club cannot have
    const led = new Set((leaders[league] ?? []).flatMap((some, place) => (place === own ? [] : some)));
    const pursuers = (leagues[league]?.clubs ?? []).filter((other) => other !== club && !led.has(other));
    const canPass = (others: readonly number[]) => others.filter((other) => !isAhead(club, other)).length;
    const isPassed = (others: readonly number[]) => others.filter((other) => isAhead(other, club)).length;
    const places = divisionPlaces + wildCards;
    const division = verdict(canPass(rivals) === 0, isPassed(rivals) > 0);
    const playoffs = verdict(
      canPass(rivals) < divisionPlaces || canPass(pursuers) < places,
      isPassed(rivals) >= divisionPlaces && isPassed(pursuers) >= places,
    );
    const bye = verdict(
      division === true && elsewhere.filter((others) => canPass(others) > 0).length < byes,
      division === false || elsewhere.filter((others) => isPassed(others) > 0).length >= byes,
    );
    const isOut = playoffs === false ? false : null;
    return {
      division,
      wildCard: verdict(playoffs === true && division === false, division === true || playoffs === false),
      bye,
      playoffs,
      divisionSeries: bye === true ? true : isOut,
      championshipSeries: isOut,
      worldSeries: isOut,
      title: isOut,
    };
  });
}

const recordOf = ({ winsAgainst, ids }: SeasonPlan, club: number) => {
  const count = (of: (other: number) => number) =>
    ids.reduce((sum, _, other) => sum + (winsAgainst[of(other)] ?? 0), 0);
  return {
    wins: count((other) => club * ids.length + other),
    losses: count((other) => other * ids.length + club),
  };
};

/** What the bracket has decided for each club, after a regular season in which the clubs of each league have these seeds. */
export function decidePostseason(
  { ids }: SeasonPlan,
  { series }: PlannedPostseason,
  seeds: readonly (readonly number[])[],
): Verdicts[] {
  /** by series, the clubs that can win it */
  const winners: (readonly number[])[] = [];
  const verdicts = ids.map((): Verdicts => ({ divisionSeries: false, championshipSeries: false, worldSeries: false }));
  for (const { goal, league, seeds: own, sources, clubs, wins, needed } of series) {
    const sides = [0, 1].map((side): readonly number[] => {
      const known = clubs?.[side];
      if (known !== undefined) return [known];
      const seed = own[side] ?? null;
      return seed === null ? (winners[sources[side] ?? 0] ?? []) : [seeds[league ?? 0]?.[seed] ?? 0];
    });
    const winner = wins.findIndex((won) => won === needed);
    winners.push(winner < 0 ? sides.flat() : (sides[winner] ?? []));
    if (goal !== null)
      for (const side of sides)
        for (const club of side) {
          const ofClub = verdicts[club];
          if (ofClub) ofClub[goal] = side.length === 1 ? true : null;
        }
  }
  const champions = winners.at(-1) ?? [];
  return verdicts.map((ofClub, club) => ({
    ...ofClub,
    title: verdict(champions.length === 1 && champions[0] === club, !champions.includes(club)),
  }));
}
