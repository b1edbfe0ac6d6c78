import type { GameMoment, League } from '../../league.ts';
import type { BattingLine, GameLine } from '../../lines.ts';
import type { PlayedGame } from '../../played-game.ts';
import type { JsonObject } from '../json.ts';
import { totalBases } from '../stats/plate-stat.ts';

/** The notes under a box score, in the API's labels. */
export function boxInfo(league: League, played: PlayedGame, moment: GameMoment): JsonObject[] {
  const name = (id: number) => league.person(id)?.lastName ?? '';
  const pitchers = moment.lines.flatMap(({ personId, pitching }) =>
    pitching ? [{ name: name(personId), ...pitching }] : [],
  );
  const list = (write: (pitcher: (typeof pitchers)[number]) => string) => `${pitchers.map(write).join('; ')}.`;
  const { weather, officials } = played;
  const venue = league.venue(played.venueId)?.name ?? '';
  return [
    ...challengeInfo(league, played, moment),
    { label: 'Pitches-strikes', value: list((p) => `${p.name} ${p.pitches}-${p.strikes}`) },
    { label: 'Groundouts-flyouts', value: list((p) => `${p.name} ${p.groundOuts}-${p.flyOuts}`) },
    { label: 'Batters faced', value: list((p) => `${p.name} ${p.battersFaced}`) },
    { label: 'Umpires', value: officials.map(({ role, fullName }) => `${umpire[role]}: ${fullName}.`).join(' ') },
    { label: 'Weather', value: `${weather.temperature} degrees, ${weather.condition}.` },
    { label: 'Wind', value: `${weather.wind}.` },
    { label: 'Venue', value: `${venue}.` },
  ];
}

const callNames = { B: 'Ball', C: 'Strike' } as const;

function challengeInfo(league: League, { challenges }: PlayedGame, { at }: GameMoment): JsonObject[] {
  const texts = challenges
    .filter(({ endsAt }) => endsAt <= at)
    .map(({ playerId, originalCall, isOverturned }) => {
      const decision = isOverturned ? `Overturned to ${callNames[originalCall === 'B' ? 'C' : 'B']}` : 'Confirmed';
      return `${league.person(playerId)?.lastName ?? ''} (${callNames[originalCall]}-${decision})`;
    });
  return texts.length === 0 ? [] : [{ label: 'ABS Challenge', value: `${texts.join('; ')}.` }];
}

const umpire = { 'Home Plate': 'HP', 'First Base': '1B', 'Second Base': '2B', 'Third Base': '3B' } as const;

/** The batting notes of a team. */
export function teamInfo(league: League, _played: PlayedGame, lines: readonly GameLine[]): JsonObject[] {
  const field = (label: string, count: (n: BattingLine) => number): JsonObject[] => {
    const named = lines.flatMap(({ personId, batting }) => {
      const amount = batting ? count(batting) : 0;
      const name = league.person(personId)?.lastName ?? '';
      return amount === 0 ? [] : [amount === 1 ? name : `${name} ${amount}`];
    });
    return named.length === 0 ? [] : [{ label, value: `${named.join('; ')}.` }];
  };
  const batting = [
    ...field('2B', (n) => n.doubles),
    ...field('3B', (n) => n.triples),
    ...field('HR', (n) => n.homeRuns),
    ...field('TB', totalBases),
    ...field('RBI', (n) => n.rbi),
    ...field('SF', (n) => n.sacFlies),
    ...field('GIDP', (n) => n.groundedIntoDoublePlay),
  ];
  const running = [...field('SB', (n) => n.stolenBases), ...field('CS', (n) => n.caughtStealing)];
  return [
    ...(batting.length > 0 ? [{ title: 'BATTING', fieldList: batting }] : []),
    ...(running.length > 0 ? [{ title: 'BASERUNNING', fieldList: running }] : []),
  ];
}
