import { profilePictures } from '#domain/pictures/catalogue.ts';
import { clubs } from '#domain/teams/clubs.ts';
import { fanNames } from './fan-names.ts';
import { seededShare } from './seeded-share.ts';

/** A fan of the simulated league: who he is and how he picks. Shares lie between 0 and 1. */
export type SimulatedFan = {
  username: string;
  /** number of the catalogue, '1' to '49' */
  profilePic: string;
  favoriteTeam: number | null;
  /** how well he reads the standings: the rest of his judgement is hunches and prejudice */
  skill: number;
  /** how far he trusts the home club beyond what it is worth (0.5: exactly that) */
  homeLean: number;
  /** how much his heart adds to his favorite's chances */
  loyalty: number;
  /** share of a day's games that he calls, on a day on which he plays */
  appetite: number;
  /** share of days on which he does not play at all */
  restShare: number;
  /** days after opening day on which he began */
  joinsOnDay: number;
  /** how long before the lock he likes to pick */
  earliness: number;
};

/** Most have been there since opening day; the last third came later, up to two months. */
const firstDays = 40;
const lateDays = 60;

const pick = <T>(list: readonly T[], share: number): T | undefined => list[Math.floor(share * list.length)];

/** Every other partisan wears his club's cap; the rest have any picture. */
function pictureOf(favoriteTeam: number | null, share: (trait: string) => number): string {
  const cap = favoriteTeam === null ? undefined : profilePictures.find(({ teamId }) => teamId === favoriteTeam);
  const picture = cap !== undefined && share('cap') < 0.5 ? cap : pick(profilePictures, share('picture'));
  return picture?.id.slice(1) ?? '1';
}

/** The simulated fans of a league's seed, always the same and in the same order; `count` from 0 to 60. */
export function simulatedFans(seed: string, count: number = fanNames.length): SimulatedFan[] {
  return fanNames.slice(0, count).map((username, place) => {
    const share = (trait: string) => seededShare(seed, username, trait);
    const isLate = place >= firstDays;
    const favoriteTeam = share('partisan') < 0.85 ? (pick(clubs, share('club'))?.id ?? null) : null;
    return {
      username,
      profilePic: pictureOf(favoriteTeam, share),
      favoriteTeam,
      skill: share('skill') ** 0.6,
      homeLean: share('home'),
      loyalty: share('loyalty') ** 2,
      appetite: 0.12 + 0.6 * share('appetite') ** 2,
      restShare: 0.02 + 0.4 * share('rest') ** 2,
      joinsOnDay: isLate ? 1 + Math.floor(share('joins') * lateDays) : 0,
      earliness: share('early'),
    };
  });
}
