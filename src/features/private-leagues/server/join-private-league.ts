import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { lockUser } from '#platform/db/lock-user.ts';
import type { Db, Tx } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import { AppError, NotFound } from '#platform/http/app-error.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import type { PrivateLeagueInvitation, PrivateLeagueSummary } from '../contract.ts';
import { parseInvitationCode, maxPrivateLeagues, maxMembers } from '../rules/private-league.ts';
import { privateLeagueMembers, privateLeagues } from '../tables.ts';
import { checkPrivateLeagueName } from './change-private-league.ts';
import { readMembers, lockPrivateLeague, newCode, removeFromPrivateLeague } from './lock-private-league.ts';

/** `now`: epoch ms, league clock: what happened in a league is listed with its weeks */
type Joining = { userId: Authorized<UserId>; now: number };

/** Throws `AppError` for a user who is in as many leagues as allowed. The user's row is locked. */
async function checkPrivateLeagueCount(tx: Tx, userId: number): Promise<void> {
  if ((await tx.$count(privateLeagueMembers, eq(privateLeagueMembers.userId, userId))) >= maxPrivateLeagues)
    throw new AppError('unacceptable', `You are in ${maxPrivateLeagues} leagues. Leave one of them first.`);
}

/** Creates a league with the user as its admin. Throws `AppError`. */
export async function storePrivateLeague(
  db: Db,
  { userId, now }: Joining,
  text: string,
): Promise<PrivateLeagueSummary> {
  const name = checkPrivateLeagueName(text);
  const at = new Date(now);
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    await checkPrivateLeagueCount(tx, userId);
    const [league] = await tx
      .insert(privateLeagues)
      .values({ name, code: newCode(), createdAt: at })
      .returning({ id: privateLeagues.id });
    const { id } = league ?? { id: 0 };
    await tx.insert(privateLeagueMembers).values({ leagueId: id, userId, joinedAt: at, isAdmin: true });
    return { id, name, members: 1, isAdmin: true };
  });
}

/** members whose pictures an invitation shows */
const shownFaces = 5;

const noSuchCode = () =>
  new NotFound('No league has this invitation code. It may have been replaced: ask for the new one.');

/** Reads the code as a user enters it. Throws `NotFound` for a text that cannot be a code. */
function codeOf(text: string): string {
  const code = parseInvitationCode(text);
  if (code === null) throw noSuchCode();
  return code;
}

/** Reads the league that a code invites to. Throws `NotFound`. */
export async function readInvitation(db: Db, userId: number | null, text: string): Promise<PrivateLeagueInvitation> {
  const [league] = await db
    .select({ id: privateLeagues.id, name: privateLeagues.name })
    .from(privateLeagues)
    .where(eq(privateLeagues.code, codeOf(text)));
  if (league === undefined) throw noSuchCode();
  const members = await readMembers(db, league.id);
  const shown = await db
    .select({ username: users.username, profilePic: users.profilePic, isAdmin: privateLeagueMembers.isAdmin })
    .from(privateLeagueMembers)
    .innerJoin(users, eq(users.id, privateLeagueMembers.userId))
    .where(and(eq(privateLeagueMembers.leagueId, league.id), eq(users.isHidden, false)))
    .orderBy(desc(privateLeagueMembers.isAdmin), asc(privateLeagueMembers.joinedAt), asc(users.id))
    .limit(shownFaces);
  const faces = shown.map(({ username, profilePic }) => ({ username, profilePic }));
  return {
    ...league,
    members: members.length,
    isMember: members.some((member) => member.userId === userId),
    owner: shown[0]?.isAdmin === true ? (faces[0] ?? null) : null,
    faces,
  };
}

/** Adds the user to the league of a code; a member stays one. Throws `AppError`. */
export async function addMember(db: Db, { userId, now }: Joining, text: string): Promise<PrivateLeagueSummary> {
  const code = codeOf(text);
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const [league] = await tx
      .select({ id: privateLeagues.id, name: privateLeagues.name })
      .from(privateLeagues)
      .where(eq(privateLeagues.code, code))
      .for('no key update');
    if (league === undefined) throw noSuchCode();
    const members = await readMembers(tx, league.id);
    const self = members.find((member) => member.userId === userId);
    if (self !== undefined) return { ...league, members: members.length, isAdmin: self.isAdmin };
    if (members.length >= maxMembers)
      throw new AppError('unacceptable', `This league is full: it has ${maxMembers} members.`);
    await checkPrivateLeagueCount(tx, userId);
    await tx.insert(privateLeagueMembers).values({ leagueId: league.id, userId, joinedAt: new Date(now) });
    return { ...league, members: members.length + 1, isAdmin: false };
  });
}

/** Removes the user from a league. Throws `NotFound` unless the user is a member. */
export async function endMembership(db: Db, own: { leagueId: number; userId: Authorized<UserId> }): Promise<void> {
  await db.transaction(async (tx) => {
    const { members } = await lockPrivateLeague(tx, own);
    await removeFromPrivateLeague(tx, { ...own, members });
  });
}

/** Removes a user from all leagues, in the transaction that deletes the user. */
export async function leaveAllPrivateLeagues(tx: Tx, userId: Authorized<UserId>): Promise<void> {
  const own = tx
    .select({ id: privateLeagueMembers.leagueId })
    .from(privateLeagueMembers)
    .where(eq(privateLeagueMembers.userId, userId));
  // in the order of numbers, so that two deletions do not wait for each other
  const leagues = await tx
    .select({ id: privateLeagues.id })
    .from(privateLeagues)
    .where(inArray(privateLeagues.id, own))
    .orderBy(asc(privateLeagues.id))
    .for('no key update');
  for (const { id: leagueId } of leagues)
    await removeFromPrivateLeague(tx, { leagueId, userId, members: await readMembers(tx, leagueId) });
}
