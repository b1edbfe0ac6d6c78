import { mlbClubs } from '../clubs/mlb-clubs.ts';
import type { FreeAgent, LeagueDate, RosterMove } from '../model.ts';
import { Random } from '../rng/random.ts';
import type { OpeningRosters } from './opening-rosters.ts';

type Input = { seed: string; season: number; opening: OpeningRosters; moves: readonly RosterMove[] };

const pad = (value: number): string => String(value).padStart(2, '0');

/** Veterans whose contracts ended after the season; most have signed by spring. */
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

/** Players released during the season, and the clubs that signed them. */
function listReleased({ moves, opening }: Input): FreeAgent[] {
  return moves.flatMap((move, index) => {
    const { personId, kind, fromClubId, date } = move;
    const isGone = kind === 'released' || kind === 'electedFreeAgency';
    const player = isGone && personId !== null ? opening.players.get(personId) : undefined;
    if (!player || fromClubId === null) return [];
    const signing = moves.slice(index).find((later) => later.personId === personId && later.kind === 'signedMinor');
    const signed = { newClubId: signing?.toClubId ?? null, dateSigned: signing?.date ?? null };
    const { position } = player.person;
    const notes = kind === 'released' ? 'Released' : 'Elected free agency';
    return [{ personId: player.person.id, originalClubId: fromClubId, position, dateDeclared: date, ...signed, notes }];
  });
}

/** Lists the free agents of a season as of a date: declarations and signings up to that date. */
export function freeAgentsOf(input: Input, year: number, date: LeagueDate): readonly FreeAgent[] {
  if (year > input.season || year < input.season - 8) return [];
  const rows = [...(year === input.season ? listReleased(input) : []), ...autumnClass(input, year)];
  return rows
    .filter((row) => row.dateDeclared <= date)
    .map((row) =>
      row.dateSigned !== null && row.dateSigned > date ? { ...row, newClubId: null, dateSigned: null } : row,
    );
}
