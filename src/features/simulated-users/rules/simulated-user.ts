import { profilePictures } from '#features/pictures/rules/catalogue.ts';
import { clubs } from '#rules/baseball/teams/clubs.ts';
import { simulatedUsernames } from './simulated-usernames.ts';
import { seededShare } from './seeded-share.ts';

/** A simulated user and the traits that determine the picks. Shares are between 0 and 1. */
export type SimulatedUser = {
  username: string;
  /** number of the catalogue, '1' to '49' */
  profilePic: string;
  favoriteTeam: number | null;
  /** weight of the standings in the choice; the rest is random */
  skill: number;
  /** weight of the home advantage (0.5: its real value) */
  homeLean: number;
  /** bonus for the favorite club */
  loyalty: number;
  /** share of the games picked on an active day */
  pickShare: number;
  /** share of days without picks */
  restShare: number;
  /** first active day, counted from opening day */
  joinsOnDay: number;
  /** how early before the lock the picks are made (1: earliest) */
  earliness: number;
};

/** The first 40 users start on opening day, the others within the 60 days after it. */
const initialUsers = 40;
const lateDays = 60;

const pick = <T>(list: readonly T[], share: number): T | undefined => list[Math.floor(share * list.length)];

/** Half of the users with a favorite club have its cap as picture; the others have any picture. */
function choosePicture(favoriteTeam: number | null, share: (trait: string) => number): string {
  const cap = favoriteTeam === null ? undefined : profilePictures.find(({ teamId }) => teamId === favoriteTeam);
  const picture = cap !== undefined && share('cap') < 0.5 ? cap : pick(profilePictures, share('picture'));
  return picture?.id.slice(1) ?? '1';
}

/** Returns the simulated users of a seed, always the same and in the same order; `count` from 0 to 60. */
export function simulatedUsers(seed: string, count: number = simulatedUsernames.length): SimulatedUser[] {
  return simulatedUsernames.slice(0, count).map((username, index) => {
    const share = (trait: string) => seededShare(seed, username, trait);
    const isLate = index >= initialUsers;
    const favoriteTeam = share('partisan') < 0.85 ? (pick(clubs, share('club'))?.id ?? null) : null;
    return {
      username,
      profilePic: choosePicture(favoriteTeam, share),
      favoriteTeam,
      skill: share('skill') ** 0.6,
      homeLean: share('home'),
      loyalty: share('loyalty') ** 2,
      // most games get more than the twenty picks that a skill needs
      pickShare: 0.3 + 0.6 * share('pickShare') ** 2,
      restShare: 0.02 + 0.4 * share('rest') ** 2,
      joinsOnDay: isLate ? 1 + Math.floor(share('joins') * lateDays) : 0,
      earliness: share('early'),
    };
  });
}
