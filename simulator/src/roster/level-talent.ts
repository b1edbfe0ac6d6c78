import { isPitcher, type Player } from '../people/player.ts';
import type { RosterSpot } from '../model.ts';

type Means = Record<string, number>;

/** Mean talent of active MLB players, in standard deviations. The pitch probabilities are fitted to these values. */
const batterMeans: Means = {
  contact: 0.1,
  eye: 0.11,
  power: 0.13,
  bat: 0.08,
  speed: 0,
  steal: 0,
  aggression: 0,
  groundBall: 0,
  pull: 0,
};
const pitcherMeans: Means = { stuff: 0.22, control: -0.02, homeRunPrevention: 0.08, groundBall: 0, hold: 0 };

function meansOf(talents: readonly Readonly<Means>[], keys: readonly string[]): Means {
  return Object.fromEntries(
    keys.map((key) => [key, talents.reduce((sum, talent) => sum + (talent[key] ?? 0), 0) / talents.length]),
  );
}

function shiftTalent<Talent extends Readonly<Means>>(talent: Talent, target: Means, mean: Means): Talent {
  const moved = Object.fromEntries(
    Object.keys(target).map((key) => [key, (talent[key] ?? 0) + (target[key] ?? 0) - (mean[key] ?? 0)]),
  );
  return { ...talent, ...moved };
}

/** Shifts every player's talent by the same amount, so that the leagues of all seeds have the same mean. */
export function levelTalent(players: Map<number, Player>, spots: ReadonlyMap<number, RosterSpot>): void {
  const active = [...players.values()].filter(({ person }) => {
    const spot = spots.get(person.id);
    return spot?.onActive === true && spot.clubId < 1000;
  });
  const batters = meansOf(
    active.filter((player) => !isPitcher(player)).map((player) => player.batting),
    Object.keys(batterMeans),
  );
  const pitchers = meansOf(
    active.filter(isPitcher).map((player) => player.pitching),
    Object.keys(pitcherMeans),
  );
  for (const [id, player] of players) {
    const leveled = isPitcher(player)
      ? {
          ...player,
          pitching: shiftTalent(player.pitching, pitcherMeans, pitchers),
          batting: player.isTwoWay ? shiftTalent(player.batting, batterMeans, batters) : player.batting,
        }
      : { ...player, batting: shiftTalent(player.batting, batterMeans, batters) };
    players.set(id, leveled);
  }
}
