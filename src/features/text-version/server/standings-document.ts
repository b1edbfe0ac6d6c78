import type { ClubChances } from '#features/chances/contract.ts';
import type { Standings } from '#features/standings/contract.ts';
import { pages } from '#platform/api/pages.ts';
import { type Block, heading, plainPath, type TextDocument } from '#platform/http/text-document.ts';
import { formatSeasonChance } from '#rules/baseball/chances/format-season-chance.ts';
import type { Goal } from '#rules/baseball/chances/goals.ts';
import { countOf } from '#rules/baseball/game/describe.ts';
import { gamesBehindText } from '#rules/baseball/standings/standings-figures.ts';
import type { ClubLine, StandingsTable } from '#rules/baseball/standings/standings-table.ts';
import { standingsText } from '../contract.ts';
import { describeAge } from './describe-age.ts';
import { dayTextPath } from './situation.ts';

const shownGoals = ['playoffs', 'division', 'title'] as const;

/** ' Playoffs 61%, division 40%, title 5%.' */
function chancesText(club: ClubChances | undefined): string {
  if (club === undefined) return '';
  const text = (goal: Goal) => `${goal} ${formatSeasonChance(club.chances[goal], club.decided.includes(goal))}`;
  const [first = '', ...others] = shownGoals.map(text);
  return ` ${[first.replace('p', 'P'), ...others].join(', ')}.`;
}

/** ', 3.5 games behind', ', 1.0 games ahead', or nothing for the leader */
function behindText({ gamesBehind }: ClubLine): string {
  if (gamesBehind === null || gamesBehind === 0) return '';
  return `, ${gamesBehindText(Math.abs(gamesBehind))} games ${gamesBehind > 0 ? 'behind' : 'ahead'}`;
}

function tableBlocks(
  { kind, name, leagueName, lines }: StandingsTable,
  chances: ReadonlyMap<number, ClubChances>,
): Block[] {
  if (kind !== 'wildCard')
    return [
      heading(name),
      {
        kind: 'list',
        items: lines.map((line, place) => {
          const record = `${countOf(line.wins, 'win')}, ${line.losses === 1 ? '1 loss' : `${line.losses} losses`}`;
          return `${place + 1}. ${line.team.shortName}: ${record}${behindText(line)}.${chancesText(chances.get(line.team.id))}`;
        }),
      },
    ];
  const items = lines.map((line, place) => `${place + 1}. ${line.team.shortName}${behindText(line)}.`);
  return [heading(leagueName === null ? name : `${leagueName} ${name}`), { kind: 'list', items }];
}

/** `now`: epoch ms, league clock; `chances`: empty without them */
type Frame = { now: number; notice: string; chances: readonly ClubChances[] };

/** The standings of the newest season with the chances of each club. */
export function standingsDocument(standings: Standings, { now, notice, chances }: Frame): TextDocument {
  const { season, tables, freshness } = standings;
  const byClub = new Map(chances.map((club) => [club.teamId, club]));
  const { path } = standingsText;
  return {
    title: `Standings of ${season}`,
    path,
    page: pages.standings.path,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ...(tables.length === 0 ? ['There are no standings.'] : []),
          ...(byClub.size > 0 ? ['The chances are the model’s estimate.'] : []),
          describeAge(freshness, now),
        ],
      },
      ...tables.flatMap((table) => tableBlocks(table, byClub)),
      {
        kind: 'links',
        links: [
          { label: 'Games of today', path: dayTextPath() },
          { label: 'Plain text', path: plainPath(path) },
        ],
      },
      { kind: 'facts', facts: [notice] },
    ],
  };
}
