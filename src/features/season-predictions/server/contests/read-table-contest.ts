import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { startingOrder } from '../../rules/starting-order.ts';
import { tableDeadline } from '../../rules/table-deadline.ts';
import type { TableField, TableResults } from '../../rules/table-shapes.ts';
import type { Season } from '#rules/baseball/seasons/season.ts';
import { listPostseason } from '#features/postseason/server/list-postseason.ts';
import { listStandings } from '#features/standings/server/list-standings.ts';
import { emptyIfMissing, nullIfUpstreamFails } from '#features/standings/server/missing-responses.ts';
import type { StandingsSource } from '#features/standings/server/resolve-standings-season.ts';
import { readStandings } from '#sources/statsapi/standings/read-standings.ts';
import type { ContestState } from './store-contest.ts';

/** The clubs of a season that may not have begun: without its standings, those of the season before; null if both are missing. */
async function readField({ client, clock }: StandingsSource, season: number): Promise<TableField | null> {
  const groupsOf = async (year: number) =>
    (await emptyIfMissing({ clock }, readStandings(client, { season: String(year) }))).value;
  const [groups, lastSeason] = await Promise.all([
    groupsOf(season),
    nullIfUpstreamFails(groupsOf(season - 1)).then((read) => read ?? []),
  ]);
  const fields = [startingOrder(groups, lastSeason), startingOrder(lastSeason, lastSeason)];
  return fields.find(({ divisions }) => divisions.length > 0) ?? null;
}

/** Reads the order of the divisions, the postseason as of now, and the champion; null before the first result. */
async function readResults(source: StandingsSource, season: string): Promise<TableResults | null> {
  const { tables } = await listStandings(source, { season, level: 1 });
  const divisions = tables.filter(({ kind }) => kind === 'division');
  if (!divisions.some(({ lines }) => lines.some(({ wins, losses }) => wins + losses > 0))) return null;
  const { series } = await listPostseason(source, { season });
  const clubs = series.flatMap(({ sides }) => sides.flatMap(({ team }) => team?.id ?? []));
  const final = series.find(({ round }) => round === 'world');
  return {
    divisions: divisions.flatMap(({ divisionId, lines }) =>
      divisionId === null ? [] : [{ divisionId, clubs: lines.map(({ team }) => team.id) }],
    ),
    postseason: [...new Set(clubs)].toSorted((a, b) => a - b),
    champion: final && final.winner !== null ? (final.sides[final.winner].team?.id ?? null) : null,
  };
}

/** Reads the state of the table of a season; null if its first day or its clubs are not known. `stored`: the clubs, if they are stored. */
export async function readTableContest(
  source: StandingsSource,
  { id, regularStart }: Season,
  stored: object | undefined,
): Promise<ContestState | null> {
  if (regularStart === null) return null;
  const field = stored ?? (await readField(source, Number(id)));
  if (field === null) return null;
  const hasBegun = regularStart <= baseballDay(source.clock.now());
  const results = hasBegun ? await readResults(source, id) : null;
  return {
    kind: 'table',
    season: Number(id),
    closesAt: tableDeadline(regularStart),
    field,
    results,
    isFinal: results !== null && results.champion !== null,
  };
}
