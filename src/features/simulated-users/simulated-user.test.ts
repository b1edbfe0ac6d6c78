import { expect, test } from 'vitest';
import { profilePictures } from '#features/pictures/rules/catalogue.ts';
import { clubById } from '#rules/baseball/teams/clubs.ts';
import { simulatedUsers } from './rules.ts';

const users = simulatedUsers('called-shot');

const findPicture = (profilePic: string) => profilePictures.find(({ id }) => id === `p${profilePic}`);

test('there are sixty users with different valid usernames', () => {
  expect(users).toHaveLength(60);
  expect(new Set(users.map(({ username }) => username.toLowerCase())).size).toBe(60);
  for (const { username } of users) expect(username).toMatch(/^[a-z0-9](?:[a-z0-9._-]{1,24})[a-z0-9]$/i);
});

test('the users depend on the seed; a smaller count returns the first of them', () => {
  expect(simulatedUsers('called-shot')).toEqual(users);
  expect(simulatedUsers('called-shot', 7)).toEqual(users.slice(0, 7));
  expect(simulatedUsers('called-shot', 0)).toEqual([]);
  expect(simulatedUsers('another')).not.toEqual(users);
});

test('some users have the cap of their favorite club as picture', () => {
  const wearers = users.filter(({ profilePic, favoriteTeam }) => {
    const cap = findPicture(profilePic)?.teamId;
    return cap !== undefined && cap === favoriteTeam;
  });
  expect(wearers.length).toBeGreaterThan(15);
  expect(wearers.length).toBeLessThan(40);
});

test('pictures and favorite clubs are diverse and exist', () => {
  expect(new Set(users.map(({ profilePic }) => profilePic)).size).toBeGreaterThan(20);
  expect(new Set(users.map(({ favoriteTeam }) => favoriteTeam)).size).toBeGreaterThan(15);
  for (const { profilePic, favoriteTeam } of users) {
    expect(findPicture(profilePic)).toBeDefined();
    if (favoriteTeam !== null) expect(clubById(favoriteTeam)).toBeDefined();
  }
});
