import { addDays } from '../clock/league-date.ts';
import type { RosterStatus } from '../model.ts';
import { isPitcher, type Player, type RoleGroup, roleGroup } from '../people/player.ts';
import type { Random } from '../rng/random.ts';
import { describeInjury } from './move-descriptions.ts';
import { affiliateAt } from './opening-rosters.ts';
import { roster40, type WorkingRosters } from './working-rosters.ts';

const weakest = (players: readonly Player[]): Player | undefined =>
  players.toSorted((a, b) => a.quality - b.quality)[0];

export function strongest(players: readonly Player[]): Player | undefined {
  return players.toSorted((a, b) => b.quality - a.quality)[0];
}

const listName: Partial<Record<RosterStatus, string>> = {
  D7: '7-day injured list',
  D10: '10-day injured list',
  D15: '15-day injured list',
  D60: '60-day injured list',
  PL: 'paternity list',
};

const neighbors: Readonly<Record<RoleGroup, readonly RoleGroup[]>> = {
  SP: ['RP'],
  RP: ['SP'],
  C: ['IF'],
  IF: ['OF'],
  OF: ['IF'],
};

/** Makes room on the 40-man roster: a player with a long injury moves to the 60-day list, otherwise the weakest optioned player is designated. */
function makeRoom(rosters: WorkingRosters, clubId: number): void {
  if (rosters.find(clubId, (spot) => spot.on40Man).length < roster40) return;
  const until = addDays(rosters.date, 45);
  const hurt = rosters.find(
    clubId,
    (spot) => (spot.status === 'D10' || spot.status === 'D15') && (rosters.returns.get(spot.personId) ?? '') > until,
  )[0];
  if (hurt) {
    const from = listName[rosters.spots.get(hurt.person.id)?.status ?? 'D15'];
    const detail = `from the ${from} to the 60-day injured list. ${rosters.injuries.get(hurt.person.id) ?? ''}`.trim();
    rosters.move('injuredList60', hurt, {
      from: clubId,
      to: clubId,
      detail,
      spot: { status: 'D60', on40Man: false, onActive: false },
    });
    return;
  }
  const least = weakest(rosters.optioned(clubId));
  if (least) designate(rosters, least, clubId);
}

function designate(rosters: WorkingRosters, player: Player, clubId: number): void {
  rosters.move('designated', player, {
    from: clubId,
    to: clubId,
    spot: { clubId, status: 'DES', onActive: false, on40Man: false },
  });
  rosters.returns.set(player.person.id, addDays(rosters.date, 5));
}

function addToActive(rosters: WorkingRosters, kind: 'recalled' | 'selected', player: Player, clubId: number): void {
  const spot = { clubId, status: 'A', onActive: true, on40Man: true } as const;
  rosters.move(kind, player, { from: affiliateAt(11, clubId), to: clubId, spot });
}

/** Promotes a player of the same role group: from the 40-man roster, or by selecting a contract. */
function callUp(rosters: WorkingRosters, clubId: number, group: RoleGroup): void {
  const optioned = strongest(rosters.optioned(clubId, group));
  if (optioned) {
    addToActive(rosters, 'recalled', optioned, clubId);
    return;
  }
  const reserve = [group, ...neighbors[group]].flatMap((kind) => strongest(rosters.reserves(clubId, kind)) ?? [])[0];
  if (!reserve) return;
  makeRoom(rosters, clubId);
  addToActive(rosters, 'selected', reserve, clubId);
}

function sendDown(rosters: WorkingRosters, player: Player, clubId: number): void {
  const triple = affiliateAt(11, clubId);
  rosters.move('optioned', player, {
    from: clubId,
    to: triple,
    spot: { clubId: triple, status: 'RM', onActive: false, on40Man: true },
  });
}

/** Injures players at random, about 25 per club and season; a few go on paternity leave. */
export function injurePlayers(rosters: WorkingRosters, random: Random, clubId: number): void {
  if (!random.chance(0.125)) return;
  const active = rosters.active(clubId);
  if (active.length < 24) return;
  const player = random.pick(active);
  const isFather = random.chance(0.05);
  const status = isFather ? 'PL' : isPitcher(player) ? 'D15' : random.chance(0.06) ? 'D7' : 'D10';
  const least = { PL: 3, D7: 7, D10: 10, D15: 15 }[status];
  const days = isFather ? least : least + Math.round(random.next() ** 2.2 * 80);
  const injury = describeInjury(isPitcher(player), random);
  rosters.injuries.set(player.person.id, injury);
  rosters.returns.set(player.person.id, addDays(rosters.date, days));
  const spot = { status, onActive: false } as const;
  if (isFather) rosters.move('paternityList', player, { from: clubId, to: clubId, spot });
  else
    rosters.move('injuredList', player, { from: clubId, to: clubId, detail: `${listName[status]}. ${injury}`, spot });
  callUp(rosters, clubId, roleGroup(player));
}

/** Activates recovered players; another player of the same role group is optioned or designated. */
export function activatePlayers(rosters: WorkingRosters, random: Random, clubId: number): void {
  const away = rosters.find(clubId, ({ status }) => status in listName);
  for (const player of away) {
    const { id } = player.person;
    const status = rosters.spots.get(id)?.status ?? 'D10';
    const due = rosters.returns.get(id) ?? addDays(rosters.date, random.int(6, status === 'D60' ? 60 : 22));
    rosters.returns.set(id, due);
    const isLong = status === 'D15' || status === 'D60';
    if (isLong && addDays(rosters.date, 6) === due)
      rosters.move('rehab', player, { from: clubId, to: affiliateAt(11, clubId) });
    if (due <= rosters.date) activate(rosters, player, clubId, status);
  }
}

function activate(rosters: WorkingRosters, player: Player, clubId: number, status: RosterStatus): void {
  if (status === 'D60') makeRoom(rosters, clubId);
  const group = roleGroup(player);
  const rival =
    weakest(rosters.active(clubId, group)) ??
    neighbors[group].flatMap((kind) => weakest(rosters.active(clubId, kind)) ?? [])[0];
  if (rosters.active(clubId).length >= 26 && rival) sendDown(rosters, rival, clubId);
  rosters.returns.delete(player.person.id);
  rosters.move('activated', player, {
    from: clubId,
    to: clubId,
    detail: listName[status] ?? 'injured list',
    spot: { status: 'A', onActive: true, on40Man: true },
  });
}

/** Replaces a tired reliever with a rested one. */
export function swapRelievers(rosters: WorkingRosters, random: Random, clubId: number): void {
  if (!random.chance(0.06)) return;
  const tired = weakest(rosters.active(clubId, 'RP').filter(() => random.chance(0.6)));
  const fresh = rosters.optioned(clubId, 'RP');
  if (!tired || fresh.length === 0) return;
  const next = random.pick(fresh);
  sendDown(rosters, tired, clubId);
  addToActive(rosters, 'recalled', next, clubId);
}

/** Five days after a designation the player is outrighted, claimed by another club, or released. */
export function resolveDesignations(
  rosters: WorkingRosters,
  random: Random,
  clubId: number,
  others: readonly number[],
): void {
  for (const player of rosters.find(clubId, (spot) => spot.status === 'DES')) {
    if ((rosters.returns.get(player.person.id) ?? '') > rosters.date) continue;
    const roll = random.next();
    const claimer = random.pick(others);
    const triple = affiliateAt(11, clubId);
    if (roll < 0.25 && claimer !== clubId) {
      makeRoom(rosters, claimer);
      const spot = { clubId: affiliateAt(11, claimer), status: 'RM' as const, onActive: false, on40Man: true };
      rosters.move('claimed', player, { from: clubId, to: claimer, spot });
    } else if (roll < 0.75) {
      rosters.move('outrighted', player, {
        from: clubId,
        to: triple,
        spot: { clubId: triple, status: 'A', onActive: true, on40Man: false },
      });
    } else releasePlayer(rosters, player, clubId, roll < 0.87 ? 'electedFreeAgency' : 'released');
  }
}

function releasePlayer(
  rosters: WorkingRosters,
  player: Player,
  clubId: number,
  kind: 'electedFreeAgency' | 'released',
): void {
  rosters.move(kind, player, { from: clubId, to: null, spot: null });
  rosters.returns.set(player.person.id, addDays(rosters.date, 6));
  rosters.unsigned.push(player);
}
