import { mlbClubs } from '../clubs/mlb-clubs.ts';
import type { FreeAgent, LeagueDate, RosterMove } from '../model.ts';
import { Random } from '../rng/random.ts';
import type { OpeningRosters } from './opening-rosters.ts';

type Input = { seed: string; season: number; opening: OpeningRosters; moves: readonly RosterMove[] };

const pad = (value: number): string => String(value).padStart(2, '0');

/** Veterans whose contract ended that autumn; most signed somewhere by spring. */
function autumnClass({ seed, season, opening }: Input, year: number): FreeAgent[] {
  const rows: FreeAgent[] = [];
  for (const player of opening.players.values()) {
    const { person } = player;
    const debut = person.debutDate === null ? 9999 : Number(person.debutDate.slice(0, 4));
    if (person.organizationId === null || year - debut < 4) continue;
    const random = new Random(`${seed}/free-agent/${year}/${person.id}`);
    if (!random.chance(0.24)) continue;
    const isSigned = year < season && random.chance(0.9);
    const stayed = random.chance(0.15);
    const newClubId = year === season - 1 ? person.organizationId : random.pick(mlbClubs).id;
    rows.push({
      personId: person.id,
      originalClubId: stayed ? newClubId : random.pick(mlbClubs).id,
      newClubId: isSigned ? newClubId : null,
      position: person.position,
      dateDeclared: `${year}-11-0${random.int(2, 6)}`,
      dateSigned: isSigned
        ? random.chance(0.5)
          ? `${year}-12-${pad(random.int(1, 28))}`
          : `${year + 1}-0${random.int(1, 3)}-${pad(random.int(1, 28))}`
        : null,
      notes: isSigned ? '' : 'Unrestricted free agent',
    });
  }
  return rows;
}

/** Those released during the season. */
function released({ moves, opening }: Input): FreeAgent[] {
  return moves.flatMap((move) => {
    const player = move.kind === 'released' && move.personId !== null ? opening.players.get(move.personId) : undefined;
    if (!player || move.fromClubId === null) return [];
    const row = { originalClubId: move.fromClubId, newClubId: null, dateSigned: null, notes: 'Released' };
    return [{ personId: player.person.id, position: player.person.position, dateDeclared: move.date, ...row }];
  });
}

/** The free agents of a season as known on a date: declared by then, and signed only if signed by then. */
export function freeAgentsOf(input: Input, year: number, date: LeagueDate): readonly FreeAgent[] {
  if (year > input.season || year < input.season - 8) return [];
  const rows = [...(year === input.season ? released(input) : []), ...autumnClass(input, year)];
  return rows
    .filter((row) => row.dateDeclared <= date)
    .map((row) =>
      row.dateSigned !== null && row.dateSigned > date ? { ...row, newClubId: null, dateSigned: null } : row,
    );
}
