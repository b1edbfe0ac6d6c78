import type { ClubFlow } from '#features/free-agents/rules.ts';

type Club = ClubFlow['from'];

/** In units of the SVG view box; y is the top of a post or of a ribbon's end. */
export type Post = { club: Club; players: number; y: number; height: number };
export type Ribbon = ClubFlow & { startY: number; endY: number; thickness: number };
type FlowLayout = { former: Post[]; next: Post[]; ribbons: Ribbon[]; height: number };

const perPlayer = 1.6;
const gap = 3;
/** the height of a label */
const minHeight = 13;

/** Lays out former clubs on one side and new clubs on the other, sorted by name, with a ribbon per move. */
export function flowLayout(flows: readonly ClubFlow[]): FlowLayout {
  const former = posts(flows, ({ from }) => from);
  const next = posts(flows, ({ to }) => to);
  const starts = spots(former);
  const ends = spots(next);
  const ordered = flows.toSorted(
    (one, other) => one.from.name.localeCompare(other.from.name) || one.to.name.localeCompare(other.to.name),
  );
  const ribbons = ordered.map((flow) => {
    const thickness = flow.players * perPlayer;
    return {
      ...flow,
      thickness,
      startY: take(starts, flow.from.id, thickness),
      endY: take(ends, flow.to.id, thickness),
    };
  });
  return { former, next, ribbons, height: Math.max(bottom(former), bottom(next)) };
}

function posts(flows: readonly ClubFlow[], sideOf: (flow: ClubFlow) => Club): Post[] {
  const clubs = new Map<number, { club: Club; players: number }>();
  for (const flow of flows) {
    const club = sideOf(flow);
    clubs.set(club.id, { club, players: (clubs.get(club.id)?.players ?? 0) + flow.players });
  }
  let y = 0;
  return [...clubs.values()]
    .toSorted((one, other) => one.club.name.localeCompare(other.club.name))
    .map(({ club, players }) => {
      const height = Math.max(players * perPlayer, minHeight);
      const post = { club, players, y, height };
      y += height + gap;
      return post;
    });
}

/** The y of the next ribbon of each club; ribbons are centered on the post. */
function spots(side: readonly Post[]): Map<number, number> {
  return new Map(side.map(({ club, players, y, height }) => [club.id, y + (height - players * perPlayer) / 2]));
}

function take(free: Map<number, number>, clubId: number, thickness: number): number {
  const from = free.get(clubId) ?? 0;
  free.set(clubId, from + thickness);
  return from;
}

function bottom(side: readonly Post[]): number {
  const last = side.at(-1);
  return last === undefined ? 0 : last.y + last.height;
}
