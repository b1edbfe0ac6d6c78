import { expect, test } from 'vitest';
import { profilePictures } from '#features/pictures/rules/catalogue.ts';
import { clubById } from '#rules/baseball/teams/clubs.ts';
import { simulatedFans } from './simulated-fan.ts';

const fans = simulatedFans('called-shot');

const findPicture = (profilePic: string) => profilePictures.find(({ id }) => id === `p${profilePic}`);

test('there are sixty fans with different valid usernames', () => {
  expect(fans).toHaveLength(60);
  expect(new Set(fans.map(({ username }) => username.toLowerCase())).size).toBe(60);
  for (const { username } of fans) expect(username).toMatch(/^[a-z0-9](?:[a-z0-9._-]{1,24})[a-z0-9]$/i);
});

test('the fans depend on the seed; a smaller count returns the first of them', () => {
  expect(simulatedFans('called-shot')).toEqual(fans);
  expect(simulatedFans('called-shot', 7)).toEqual(fans.slice(0, 7));
  expect(simulatedFans('called-shot', 0)).toEqual([]);
  expect(simulatedFans('another')).not.toEqual(fans);
});

test('some fans have the cap of their favorite club as picture', () => {
  const wearers = fans.filter(({ profilePic, favoriteTeam }) => {
    const cap = findPicture(profilePic)?.teamId;
    return cap !== undefined && cap === favoriteTeam;
  });
  expect(wearers.length).toBeGreaterThan(15);
  expect(wearers.length).toBeLessThan(40);
});

test('pictures and favorite clubs are diverse and exist', () => {
  expect(new Set(fans.map(({ profilePic }) => profilePic)).size).toBeGreaterThan(20);
  expect(new Set(fans.map(({ favoriteTeam }) => favoriteTeam)).size).toBeGreaterThan(15);
  for (const { profilePic, favoriteTeam } of fans) {
    expect(findPicture(profilePic)).toBeDefined();
    if (favoriteTeam !== null) expect(clubById(favoriteTeam)).toBeDefined();
  }
});
