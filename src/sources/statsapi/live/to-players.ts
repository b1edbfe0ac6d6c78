import type { GamePlayer } from '#rules/baseball/game/event.ts';
import { toHand } from './plays/to-plate-appearance.ts';
import type { WireFeed, WirePlayer } from './wire-feed.ts';

const toPlayer = (wire: WirePlayer): GamePlayer => ({
  id: wire.id,
  name: wire.fullName ?? `Player ${wire.id}`,
  batSide: toHand(wire.batSide?.code),
  pitchHand: toHand(wire.pitchHand?.code),
  position: wire.primaryPosition?.abbreviation ?? null,
  zoneTop: wire.strikeZoneTop ?? null,
  zoneBottom: wire.strikeZoneBottom ?? null,
});

/** All players of a game: those in the feed's dictionary and those that only plays or the box score mention. */
export function toPlayers({ gameData, liveData }: WireFeed): Record<string, GamePlayer> {
  const { away, home } = liveData.boxscore?.teams ?? {};
  const boxed = [away, home].flatMap((team) => (team?.players ?? []).map(({ person }) => person));
  const matched = (liveData.plays?.allPlays ?? []).flatMap(({ matchup }) => [matchup?.batter, matchup?.pitcher]);
  const named = [...matched, ...boxed].filter((person) => person !== undefined);
  const players = new Map(named.map(({ id, fullName }) => [id, toPlayer(bare(id, fullName))]));
  for (const player of gameData.players) players.set(player.id, toPlayer(player));
  return Object.fromEntries(players);
}

const bare = (id: number, fullName: string | undefined): WirePlayer => ({
  id,
  fullName,
  batSide: undefined,
  pitchHand: undefined,
  primaryPosition: undefined,
  strikeZoneTop: undefined,
  strikeZoneBottom: undefined,
});
