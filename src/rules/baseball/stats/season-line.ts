type Line = { season: string | null; team: object | null; teams: number | null };

const isTotal = ({ team, teams }: Line): boolean => team === null && teams !== null;

/** One line per season, oldest first: the total of a season with several clubs, otherwise the only line. */
export function seasonLines<L extends Line>(lines: readonly L[]): L[] {
  const bySeason = new Map<string, L>();
  for (const line of lines) {
    if (line.season !== null && (isTotal(line) || !bySeason.has(line.season))) bySeason.set(line.season, line);
  }
  return [...bySeason].toSorted(([one], [other]) => one.localeCompare(other)).map(([, line]) => line);
}
