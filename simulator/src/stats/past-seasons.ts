import { minorClubs } from '../clubs/affiliates.ts';
import { mlbClubs } from '../clubs/mlb-clubs.ts';
import {
  emptyBatting,
  emptyFielding,
  emptyPitching,
  type BattingLine,
  type FieldingLine,
  type PitchingLine,
  type SeasonLine,
} from '../lines.ts';
import type { Position, SportId } from '../model.ts';
import { isPitcher, type Player } from '../people/player.ts';
import { Random } from '../rng/random.ts';

/** Draws the number of successes of many trials with a small probability; no more than the trials. */
function drawSuccesses(random: Random, tries: number, chance: number): number {
  const mean = tries * Math.max(0, chance);
  const drawn = Math.round(random.normal(mean, Math.sqrt(Math.max(0.2, mean) * 0.9)));
  return Math.min(Math.max(0, drawn), Math.floor(tries));
}

/** Rates rise to 27 and fall after 31. */
const ageFactor = (age: number): number => (age < 27 ? -0.09 * (27 - age) : age > 31 ? -0.07 * (age - 31) : 0);

type Year = { season: number; sportId: SportId; clubId: number; age: number };

function battingYear(random: Random, player: Player, year: Year): BattingLine {
  const talent = player.batting;
  const form = ageFactor(year.age) + random.normal(0, 0.35);
  const isRegular = player.quality > 0 && year.sportId === 1;
  const pa = Math.round(random.between(isRegular ? 380 : 90, isRegular ? 680 : 380));
  const walks = drawSuccesses(random, pa, 0.084 * Math.exp(0.2 * (talent.eye + form)));
  const hitByPitch = drawSuccesses(random, pa, 0.011);
  const strikeouts = drawSuccesses(random, pa, 0.222 * Math.exp(-0.22 * talent.contact));
  const sacFlies = drawSuccesses(random, pa, 0.0065);
  const sacBunts = drawSuccesses(random, pa, 0.002);
  const atBats = Math.max(1, pa - walks - hitByPitch - sacFlies - sacBunts);
  const inPlay = Math.max(0, atBats - strikeouts);
  const homeRuns = drawSuccesses(random, inPlay, 0.047 * Math.exp(0.34 * (talent.power + form)));
  const others = drawSuccesses(random, inPlay - homeRuns, 0.295 + 0.017 * (talent.bat + form));
  const doubles = drawSuccesses(random, others, 0.235);
  const triples = drawSuccesses(random, others, 0.02 * Math.exp(0.5 * talent.speed));
  const attempts = drawSuccesses(random, pa, 0.024 * Math.exp(0.75 * talent.steal));
  const stolenBases = drawSuccesses(random, attempts, 0.79);
  const onBase = others + walks + hitByPitch;
  const outs = Math.max(0, inPlay - homeRuns - others);
  const groundOuts = Math.round(outs * 0.52);
  const games = Math.min(162, Math.round(pa / 4.05));
  return {
    ...emptyBatting(),
    games,
    plateAppearances: pa,
    atBats,
    runs: homeRuns + drawSuccesses(random, onBase, 0.31),
    hits: homeRuns + others,
    doubles: Math.min(doubles, others),
    triples: Math.min(triples, Math.max(0, others - doubles)),
    homeRuns,
    rbi: Math.round(homeRuns * 1.6 + drawSuccesses(random, others, 0.3)),
    walks,
    intentionalWalks: Math.min(walks, drawSuccesses(random, pa, 0.0026)),
    strikeouts: Math.min(strikeouts, atBats),
    hitByPitch,
    stolenBases,
    caughtStealing: Math.max(0, attempts - stolenBases),
    groundedIntoDoublePlay: drawSuccesses(random, pa, 0.019),
    sacFlies,
    sacBunts,
    leftOnBase: drawSuccesses(random, outs, 0.42),
    groundOuts,
    airOuts: outs - groundOuts,
    pitchesSeen: Math.round(pa * random.normal(3.9, 0.12)),
  };
}

function pitchingYear(random: Random, player: Player, year: Year): PitchingLine {
  const talent = player.pitching;
  const isStarter = player.role === 'SP';
  const form = ageFactor(year.age) * 0.8 + random.normal(0, 0.4);
  const games = Math.round(isStarter ? random.between(12, 32) : random.between(22, 70));
  const innings = isStarter ? games * random.normal(5.35, 0.4) : games * random.normal(1, 0.08);
  const battersFaced = Math.round(innings * random.normal(4.2 - 0.08 * (talent.stuff + form), 0.06));
  const strikeouts = drawSuccesses(random, battersFaced, 0.226 * Math.exp(0.17 * (talent.stuff + form)));
  const walks = drawSuccesses(random, battersFaced, 0.085 * Math.exp(-0.2 * (talent.control + form)));
  const homeRuns = drawSuccesses(random, battersFaced, 0.0315 * Math.exp(-0.14 * (talent.homeRunPrevention + form)));
  const outs = Math.round(innings * 3);
  const inPlay = Math.max(0, battersFaced - strikeouts - walks - homeRuns - Math.round(battersFaced * 0.018));
  const hits = homeRuns + Math.round(inPlay * 0.293);
  const era = Math.max(
    1.2,
    4.25 -
      0.42 * (talent.stuff + talent.control * 0.7 + talent.homeRunPrevention * 0.4 + form * 1.5) +
      random.normal(0, 0.35),
  );
  const earnedRuns = Math.round((era * innings) / 9);
  const wins = drawSuccesses(random, games, isStarter ? 0.35 : 0.06);
  const losses = drawSuccesses(random, games, isStarter ? 0.32 : 0.06);
  const isCloser = !isStarter && player.quality > 0.85;
  const saves = isCloser ? drawSuccesses(random, games, 0.45) : drawSuccesses(random, isStarter ? 0 : games, 0.02);
  const blownSaves = drawSuccesses(random, saves, 0.17);
  const line = {
    ...emptyPitching(),
    games,
    gamesStarted: isStarter ? games : 0,
    wins: Math.min(wins, games),
    losses: Math.max(0, Math.min(losses, games - wins)),
    saves,
    saveOpportunities: saves + blownSaves,
    blownSaves,
    holds: isStarter || isCloser ? 0 : drawSuccesses(random, games, 0.2),
    outs,
    battersFaced,
    atBats: battersFaced - walks - Math.round(battersFaced * 0.018),
    hits,
    doubles: drawSuccesses(random, hits, 0.2),
    triples: drawSuccesses(random, hits, 0.017),
    homeRuns,
    runs: Math.round(earnedRuns * 1.08),
    earnedRuns,
    walks,
    intentionalWalks: drawSuccesses(random, battersFaced, 0.0026),
    strikeouts,
    hitBatsmen: drawSuccesses(random, battersFaced, 0.011),
    wildPitches: drawSuccesses(random, battersFaced, 0.009),
    balks: drawSuccesses(random, battersFaced, 0.001),
    pitches: Math.round(battersFaced * 3.9),
    strikes: Math.round(battersFaced * 3.9 * 0.642),
    groundOuts: Math.round((outs - strikeouts) * 0.5),
    airOuts: Math.max(0, outs - strikeouts - Math.round((outs - strikeouts) * 0.5)),
  };
  random.skip(isStarter ? 0 : 8);
  return {
    ...line,
    groundedIntoDoublePlay: drawSuccesses(random, battersFaced, 0.019),
    stolenBases: drawSuccesses(random, battersFaced, 0.019),
    caughtStealing: drawSuccesses(random, battersFaced, 0.0047),
  };
}

const chancesPerGame: Partial<Record<Position, readonly [putOuts: number, assists: number]>> = {
  C: [8.4, 0.5], '1B': [8, 0.6], '2B': [1.7, 2.6], '3B': [0.7, 1.8], SS: [1.3, 2.7], LF: [1.8, 0.05], CF: [2.4, 0.04], RF: [1.9, 0.06], P: [0.1, 0.2],
}; // prettier-ignore

function fieldingYear(random: Random, player: Player, games: number, pitching: PitchingLine | null): FieldingLine {
  const position = isPitcher(player) ? 'P' : (player.positions[0] ?? 'DH');
  const [putOuts, assists] = chancesPerGame[position] ?? [0, 0];
  const chances = games * (putOuts + assists);
  const errors = position === 'DH' ? 0 : drawSuccesses(random, chances, 0.015 * Math.exp(-0.3 * player.fielding.hands));
  const line = {
    ...emptyFielding(position),
    games,
    gamesStarted: pitching?.gamesStarted ?? Math.round(games * 0.9),
    outs: pitching?.outs ?? Math.round(games * 25.5),
    putOuts: drawSuccesses(random, games, putOuts),
    assists: drawSuccesses(random, games, assists),
    errors,
    doublePlays: drawSuccesses(random, games, assists > 1 ? 0.45 : 0.04),
  };
  random.skip(position === 'C' ? 12 : 0);
  return line;
}

const minorOf = (sportId: number, organizationId: number): number =>
  minorClubs.find((club) => club.sportId === sportId && club.parentClubId === organizationId)?.id ?? organizationId;

/** Plans the level and club of each year before a season, oldest first: up through the minors to MLB, with occasional changes of club. */
export function careerOf(seed: string, player: Player, season: number): readonly Year[] {
  return career(pastRandom(seed, player), player, season);
}

const pastRandom = (seed: string, { person }: Player): Random => new Random(`${seed}/past/${person.id}`);

function career(random: Random, player: Player, season: number): Year[] {
  const { person } = player;
  const birthYear = Number(person.birthDate.slice(0, 4));
  const debut = person.debutDate === null ? season : Math.min(season, Number(person.debutDate.slice(0, 4)));
  // 0 without a club and in MLB
  const lastLevel = Math.floor((person.openingClubId ?? 0) / 1000);
  if (lastLevel === 22) return [];
  const levels = ([14, 13, 12, 11] as const).filter((level) => level >= lastLevel);
  const years: Year[] = [];
  let organizationId = person.organizationId ?? random.pick(mlbClubs).id;
  for (let year = person.lastSeason ?? season - 1; year > birthYear + 17 && year >= season - 17; year--) {
    const isMajor = person.debutDate !== null && year >= debut;
    const sportId = isMajor ? 1 : levels[levels.length - (debut - year)];
    if (sportId === undefined || (person.draftYear !== null && year < person.draftYear)) break;
    if (isMajor && random.chance(0.14)) organizationId = random.pick(mlbClubs).id;
    years.push({
      season: year,
      sportId,
      clubId: sportId === 1 ? organizationId : minorOf(sportId, organizationId),
      age: year - birthYear,
    });
  }
  return years.toReversed();
}

/** Creates the statistics of earlier seasons from the player's talent, oldest first. */
export function pastSeasonsOf(seed: string, player: Player, season: number): readonly SeasonLine[] {
  const random = pastRandom(seed, player);
  return career(random, player, season).map((year) => {
    const pitches = isPitcher(player);
    const batting = !pitches || player.isTwoWay ? battingYear(random, player, year) : null;
    const pitching = pitches ? pitchingYear(random, player, year) : null;
    const games = pitching?.games ?? batting?.games ?? 0;
    const fielding = [fieldingYear(random, player, games, pitching)];
    const { clubId, sportId } = year;
    return {
      personId: player.person.id,
      clubId,
      sportId,
      season: year.season,
      gameType: 'R',
      batting,
      pitching,
      fielding,
    };
  });
}
