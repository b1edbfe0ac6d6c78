import { useLocation } from 'react-router';
import type { FreeAgents } from '#features/free-agents/contract.ts';
import { clubFlows, type ClubFlow } from '#features/free-agents/rules.ts';
import { fixed } from '#rules/baseball/stats/figures.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { ChartFrame } from '#ui/kit/chart-frame.tsx';
import { Note } from '#ui/kit/note.tsx';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';
import { flowLayout, type Post, type Ribbon } from './flow-layout.ts';
import styles from './free-agents.module.css';

/** The moves of signed players between clubs: as a picture, a sentence and a table. */
export function ClubFlows({ list, formerClub }: { list: FreeAgents; formerClub: number | null }) {
  const flows = clubFlows(list.agents);
  const { search } = useLocation();
  if (flows.length === 0) return null;
  return (
    <section aria-labelledby="flow" className={styles.flow}>
      <h2 id="flow">From club to club</h2>
      <ChartFrame
        title={<Note>{describeFlows(flows)}</Note>}
        table={{
          summary: 'The moves as a table',
          isOpen: search.includes('moves.'),
          children: () => (
            <FlowsTable
              flows={formerClub === null ? flows : flows.filter(({ from }) => from.id === formerClub)}
              season={list.season}
            />
          ),
        }}
      >
        <p className={styles.sides}>
          <span>Former club</span>
          <span>New club</span>
        </p>
        <ClubFlowPicture flows={flows} formerClub={formerClub} />
      </ChartFrame>
    </section>
  );
}

const columns: Column<ClubFlow>[] = [
  { id: 'from', head: 'Former club', isText: true, value: ({ from }) => from.name },
  { id: 'to', head: 'New club', isText: true, value: ({ to }) => to.name },
  { id: 'players', head: 'Players', value: ({ players }) => players },
];

/** The moves of the picture as a table. */
function FlowsTable({ flows, season }: { flows: readonly ClubFlow[]; season: string }) {
  return (
    <Table
      caption={`Moves from former to new clubs, ${season}`}
      columns={columns}
      rows={flows}
      rowKey={({ from, to }) => `${from.id} ${to.id}`}
      urlName="moves"
      csvName={`free-agent-moves-${season}`}
    />
  );
}

const sum = (flows: readonly ClubFlow[]): number => flows.reduce((total, { players }) => total + players, 0);

/** 'Of 376 players 48 stayed with their club. Most chosen: New York Mets, by 28.' */
export function describeFlows(flows: readonly ClubFlow[]): string {
  const stayed = sum(flows.filter(({ from, to }) => from.id === to.id));
  const arrivals = new Map<number, { name: string; players: number }>();
  for (const { to, players } of flows) {
    arrivals.set(to.id, { name: to.name, players: (arrivals.get(to.id)?.players ?? 0) + players });
  }
  const [favorite] = [...arrivals.values()].toSorted((one, other) => other.players - one.players);
  const all = sum(flows);
  const stays = `Of ${all} ${all === 1 ? 'player' : 'players'} ${stayed} stayed with ${stayed === 1 ? 'his' : 'their'} club.`;
  return favorite === undefined ? stays : `${stays} Most chosen: ${favorite.name}, by ${favorite.players}.`;
}

const width = 400;
const post = 6;
const label = 52;

const letters = ({ club }: Post): string => clubNamesOf(club.id)?.abbreviation ?? club.name.slice(0, 3).toUpperCase();

function Posts({ posts, x, side }: { posts: readonly Post[]; x: number; side: 'start' | 'end' }) {
  return posts.map((each) => (
    <g key={each.club.id} data-club={each.club.id}>
      <rect className={styles.post} x={x} y={each.y} width={post} height={each.height} />
      <text
        className={styles.label}
        x={side === 'start' ? x - 5 : x + post + 5}
        y={each.y + each.height / 2}
        textAnchor={side === 'start' ? 'end' : 'start'}
        dominantBaseline="central"
      >
        {letters(each)} {each.players}
      </text>
    </g>
  ));
}

const [left, right, middle] = [label + post, width - label - post, width / 2];

/** SVG path data of a ribbon from the former to the new club. */
function outline({ startY, endY, thickness }: Ribbon): string {
  const [start, end, below, endBelow] = [startY, endY, startY + thickness, endY + thickness].map((y) => fixed(y, 1));
  return `M${left} ${start}C${middle} ${start} ${middle} ${end} ${right} ${end}V${endBelow}C${middle} ${endBelow} ${middle} ${below} ${left} ${below}Z`;
}

type ClubFlowPictureProps = { flows: readonly ClubFlow[]; formerClub: number | null };

/** Ribbons from former to new clubs in the color of the former club. The width is the number of players. */
function ClubFlowPicture({ flows, formerClub }: ClubFlowPictureProps) {
  const { former, next, ribbons, height } = flowLayout(flows);
  const partOf = (clubId: number) => (formerClub === null ? undefined : formerClub === clubId ? 'chosen' : 'faint');
  return (
    <svg viewBox={`0 -2 ${width} ${height + 4}`}>
      <g className={styles.ribbons}>
        {former.map(({ club }) => (
          <path
            key={club.id}
            data-club={club.id}
            data-part={partOf(club.id)}
            d={ribbons
              .filter(({ from }) => from.id === club.id)
              .map(outline)
              .join('')}
          />
        ))}
      </g>
      <Posts posts={former} x={label} side="start" />
      <Posts posts={next} x={right} side="end" />
    </svg>
  );
}
