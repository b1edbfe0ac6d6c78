import { z } from 'zod';
import { type UpstreamResponse, memoizeByBody } from '#sources/statsapi/client/response.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { numeric, ordinal, rows, text } from '#sources/statsapi/wire/tolerant.ts';
import type { FieldingPlay, GroundPoint } from './shapes.ts';

/** The fielding plays of an outfielder in a season (2016 and later); empty for other players. */
export function readFieldingRange(
  client: StatsApiClient,
  { playerId, season }: { playerId: number; season: string },
): Promise<UpstreamResponse<FieldingPlay[]>> {
  const query = { playerId, season, playerType: 'fielder' };
  return client.read('/player-services/range', { kind: 'fieldingRange', query, convert: toFieldingPlays });
}

const feet = numeric(-2000, 2000);

/** Savant sends every figure as text. Positions are feet from home plate. */
const wireFieldingPlay = z.object({
  game_pk: ordinal(0, 2_147_483_647),
  name_display_first_last: text,
  pos: ordinal(0, 99),
  distance: feet,
  sprint_speed: numeric(0, 99),
  hang_time: numeric(0, 99),
  catch_rate: numeric(-100, 1000),
  stars: ordinal(0, 99),
  out: ordinal(0, 9),
  start_pos_x: feet,
  start_pos_y: feet,
  player_avg_norm_start_pos_x: feet,
  player_avg_norm_start_pos_y: feet,
  landing_pos_x: feet,
  landing_pos_y: feet,
  landing_pos_x_10: feet,
  landing_pos_y_10: feet,
});

export const wireFieldingRange = rows(wireFieldingPlay, 2000);

type WireFieldingPlay = z.infer<typeof wireFieldingPlay>;

export const toFieldingPlays = memoizeByBody((body): FieldingPlay[] => {
  const plays = wireFieldingRange.parse(body);
  const unit = rateUnit(plays);
  return plays.map((play) => toFieldingPlay(play, unit));
});

const positions: Readonly<Record<number, FieldingPlay['position']>> = { 7: 'LF', 8: 'CF', 9: 'RF' };

/** Catch rates are percentages. When no rate of a season exceeds one, they are fractions. */
function rateUnit(plays: readonly WireFieldingPlay[]): number {
  return plays.every(({ catch_rate: rate }) => rate === undefined || rate <= 1) ? 100 : 1;
}

function toFieldingPlay(wire: WireFieldingPlay, unit: number): FieldingPlay {
  return {
    gamePk: wire.game_pk ?? null,
    playerName: wire.name_display_first_last ?? null,
    position: positions[wire.pos ?? 0] ?? null,
    sprintSpeed: wire.sprint_speed ?? null,
    distance: wire.distance ?? null,
    hangTime: wire.hang_time ?? null,
    catchRate: wire.catch_rate === undefined ? null : Math.min(100, Math.max(0, wire.catch_rate * unit)),
    stars: wire.stars === undefined || wire.stars < 1 ? null : wire.stars,
    isOut: wire.out === undefined ? null : wire.out === 1,
    start:
      toPoint(wire.start_pos_x, wire.start_pos_y) ??
      toPoint(wire.player_avg_norm_start_pos_x, wire.player_avg_norm_start_pos_y),
    landing: toPoint(wire.landing_pos_x, wire.landing_pos_y) ?? toPoint(wire.landing_pos_x_10, wire.landing_pos_y_10),
  };
}

function toPoint(x: number | undefined, y: number | undefined): GroundPoint | null {
  return x === undefined || y === undefined ? null : { x, y };
}
