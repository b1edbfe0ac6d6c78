import { mlbClubs } from '../clubs/mlb-clubs.ts';
import type { FreeAgent, LeagueDate, RosterMove } from '../model.ts';
import type { Player } from '../people/player.ts';
import { Random } from '../rng/random.ts';
import { careerOf } from '../stats/past-seasons.ts';
import { moveDescriptions } from './move-descriptions.ts';
import { freeAgentSeasons, type OpeningRosters } from './opening-rosters.ts';
import { positionAndName } from './working-rosters.ts';

type Input = { seed: string; season: number; opening: OpeningRosters; moves: readonly RosterMove[] };

const pad = (value: number): string => String(value).padStart(2, '0');

/** Players with fewer seasons in MLB are not free when their contracts end. */
const seasonsUntilFree = 4;

/**
 * Where a player went after a season: the club before and after, by the career that the statistics show. Null for one who was not free:
 * `newClubId` is null for one who has not played since.
 */
function moveAfter({ seed, season }: Input, { player, year }: { player: Player; year: number }) {
  const { person } = player;
  const debut = Number((person.debutDate ?? '9999').slice(0, 4));
  if (year - debut < seasonsUntilFree) return null;
  const years = careerOf(seed, player, season);
  const before = years.find((each) => each.season === year && each.sportId === 1);
  if (before === undefined) return null;
  if (person.lastSeason === year) return { originalClubId: before.clubId, newClubId: null };
  const newClubId =
    year === season - 1 ? person.organizationId : (years.find((each) => each.season === year + 1)?.clubId ?? null);
  return newClubId === null ? null : { originalClubId: before.clubId, newClubId };
}

/** Veterans whose contracts ended after the season: those who changed the club, some who stayed, and those whose careers ended. */
function autumnClass(input: Input, year: number): FreeAgent[] {
  const rows: FreeAgent[] = [];
  for (const player of input.opening.players.values()) {
    const move = moveAfter(input, { player, year });
    if (move === null) continue;
    const { person } = player;
    const random = new Random(`${input.seed}/free-agent/${year}/${person.id}`);
    if (move.newClubId === move.originalClubId && !random.chance(0.05)) continue;
    const isSigned = move.newClubId !== null;
    rows.push({
      personId: person.id,
      ...move,
      position: person.position,
      dateDeclared: `${year}-11-0${random.int(2, 6)}`,
      dateSigned: isSigned
        ? random.chance(0.5)
          ? `${year}-12-${pad(random.int(1, 28))}`
          : `${year + 1}-0${random.int(1, 3)}-${pad(random.int(1, 24))}`
        : null,
      notes: isSigned ? '' : 'Unrestricted free agent',
    });
  }
  return rows;
}

/** The signings of the winter before the season, as transactions in the order of their days. */
export function winterSignings(input: Omit<Input, 'moves'>): RosterMove[] {
  const [typeCode, typeDescription, describe] = moveDescriptions.signedFreeAgent;
  const rows = autumnClass({ ...input, moves: [] }, input.season - 1);
  const byDay = rows.toSorted((one, other) => (one.dateSigned ?? '').localeCompare(other.dateSigned ?? ''));
  return byDay.flatMap(({ personId, newClubId, dateSigned }) => {
    const player = input.opening.players.get(personId);
    if (player === undefined || newClubId === null || dateSigned === null) return [];
    const name = mlbClubs.find(({ id }) => id === newClubId)?.name ?? '';
    return {
      kind: 'signedFreeAgent',
      typeCode,
      typeDescription,
      date: dateSigned,
      personId,
      fromClubId: null,
      toClubId: newClubId,
      description: describe(positionAndName(player), '', name, ''),
      spot: input.opening.spots.get(personId) ?? null,
    } satisfies RosterMove;
  });
}

/** Players released during the season, and the clubs that signed them. */
function listReleased({ moves, opening }: Input): FreeAgent[] {
  return moves.flatMap((move, index) => {
    const { personId, kind, fromClubId, date } = move;
    const isGone = kind === 'released' || kind === 'electedFreeAgency';
    const player = isGone ? opening.players.get(personId) : undefined;
    if (!player || fromClubId === null) return [];
    const signing = moves.slice(index).find((later) => later.personId === personId && later.kind === 'signedMinor');
    const signed = { newClubId: signing?.toClubId ?? null, dateSigned: signing?.date ?? null };
    const { position } = player.person;
    const notes = kind === 'released' ? 'Released' : 'Elected free agency';
    return [{ personId, originalClubId: fromClubId, position, dateDeclared: date, ...signed, notes }];
  });
}

/** Lists the free agents of a season as of a date: declarations and signings up to that date. */
export function freeAgentsOf(input: Input, year: number, date: LeagueDate): readonly FreeAgent[] {
  if (year > input.season || year < input.season - freeAgentSeasons) return [];
  const rows = [...(year === input.season ? listReleased(input) : []), ...autumnClass(input, year)];
  return rows
    .filter((row) => row.dateDeclared <= date)
    .map((row) =>
      row.dateSigned !== null && row.dateSigned > date ? { ...row, newClubId: null, dateSigned: null } : row,
    );
}
