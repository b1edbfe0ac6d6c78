import type { League } from '../../league.ts';
import type { BattingLine, FieldingLine, PitchingLine, SeasonLine } from '../../lines.ts';
import type { JsonObject } from '../json.ts';
import { positionBody } from '../people/position-body.ts';
import { average, innings, ratio } from '../rates.ts';
import { clubReferenceById, personReference } from '../references.ts';
import { addFielding, addLines } from './add-lines.ts';
import { battingStat } from './batting-stat.ts';
import { pitchingStat } from './pitching-stat.ts';

export const statGroups = ['hitting', 'pitching', 'fielding'] as const;

export type StatGroup = (typeof statGroups)[number];

export function isStatGroup(name: string): name is StatGroup {
  return statGroups.some((group) => group === name);
}

type Lines = { batting: BattingLine | null; pitching: PitchingLine | null; fielding: readonly FieldingLine[] };

/** The `stat` objects of added lines: one, or one per fielding position. Empty without statistics. */
export function statsOf(group: StatGroup, lines: readonly Lines[]): JsonObject[] {
  if (group === 'hitting') {
    const batting = addLines(lines.map((line) => line.batting));
    return batting && batting.plateAppearances + batting.games > 0 ? [battingStat(batting)] : [];
  }
  if (group === 'pitching') {
    const pitching = addLines(lines.map((line) => line.pitching));
    return pitching && pitching.games > 0 ? [pitchingStat(pitching)] : [];
  }
  return addFielding(lines.flatMap(({ fielding }) => fielding))
    .filter(({ games, position }) => games > 0 && position !== 'DH')
    .map(fieldingStat);
}

/** The fielding of one or several positions. */
export function fieldingCounts({ gamesStarted, assists, putOuts, errors }: FieldingLine): JsonObject {
  const chances = putOuts + assists + errors;
  return { gamesStarted, assists, putOuts, errors, chances, fielding: average(chances - errors, chances, '.000') };
}

/** One position of a season or career. */
function fieldingStat(n: FieldingLine): JsonObject {
  return {
    gamesPlayed: n.games,
    games: n.games,
    innings: innings(n.outs),
    ...fieldingCounts(n),
    position: positionBody(n.position),
    rangeFactorPerGame: ratio(n.putOuts + n.assists, n.games),
    doublePlays: n.doublePlays,
    triplePlays: 0,
  };
}

/** The part of a split that identifies the player. `short`: short league names ('AL'), as in long lists. */
export function splitOwner(
  league: League,
  line: Pick<SeasonLine, 'personId' | 'clubId' | 'sportId'>,
  short: boolean,
): JsonObject {
  const club = league.club(line.clubId);
  const group = league.leagues().find(({ id }) => id === club?.leagueId);
  return {
    team: clubReferenceById(league, line.clubId),
    player: personReference(league, line.personId),
    ...(group ? { league: { id: group.id, name: short ? group.abbreviation : group.name } } : {}),
    sport: { id: line.sportId },
  };
}
