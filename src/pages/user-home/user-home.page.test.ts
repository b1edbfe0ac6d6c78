import { describe, expect, test } from 'vitest';
import { notFound, renderMain, renderWith, textOf } from '#app/testing/render-with.ts';
import { inventedProfile, pickHistory, profileWithoutPicks, userOf } from '#features/users/testing/invented-profile.ts';

const render = async (responses: Record<string, unknown> = {}, path = '/user/ann'): Promise<string> =>
  (await renderMain(path, { 'GET /api/fans/:username': inventedProfile(), ...responses })).html;

const asOwner = (profile = inventedProfile()) => ({
  'GET /api/fans/:username': profile,
  'GET /api/check_session': userOf(profile),
  'GET /api/users/:id/predictions': pickHistory(),
});

describe('the page of a user', () => {
  test('summarizes the picks with percentage, interval and streaks, and the calendar in a sentence', async () => {
    const text = textOf(await render());
    const figures = ['Correct 4', 'Incorrect 3', '% Correct 57.14', 'Longest Streak 3', 'Current Streak 2'];
    for (const figure of ['Predictions Summary', ...figures]) expect(text).toContain(` ${figure} `);
    expect(text).toContain('From 200 graded picks on, this page says how far the share is from chance.');
    const accuracy = { share: 0.57, low: 0.5, high: 0.64 };
    const regular = inventedProfile({ totalGuessesCorrect: 114, totalGuessesIncorrect: 86, accuracy });
    expect(textOf(await render({ 'GET /api/fans/:username': regular }))).toContain(
      '57% of 200 graded picks. 95% confidence interval: 50–64%',
    );
    expect(text).toContain('3 days of picks since July 15: 1 all correct; 2 mixed.');
  });

  test('shows other users the locked picks, and neither settings nor pick histories', async () => {
    const html = await render();
    expect(textOf(html)).toContain('Mets 5–3 Braves');
    expect(html).toContain('double, +2');
    for (const hidden of ['Settings', 'Favorite team', 'History', 'Delete account', 'Giants'])
      expect(html).not.toContain(hidden);
  });

  test('is the public page for another signed-in user', async () => {
    const html = await render({
      'GET /api/check_session': userOf(inventedProfile({ username: 'bob' })),
      'GET /api/users/:id/predictions': pickHistory(),
    });
    expect(html).not.toContain('Favorite team');
    expect(html).toContain('Welcome to ');
  });

  test('offers signed-in users to report the name of another person', async () => {
    const checkSession = userOf(inventedProfile({ username: 'bob' }));
    expect(await render({ 'GET /api/check_session': checkSession })).toContain('Report a username');
    expect(
      await render({
        'GET /api/check_session': checkSession,
        'GET /api/fans/:username': inventedProfile({ isSimulated: true }),
      }),
    ).not.toContain('Report a username');
    for (const responses of [{}, asOwner()]) expect(await render(responses)).not.toContain('Report a username');
  });

  test('without a rank has the score and no link to a place', async () => {
    const html = await render({ 'GET /api/fans/:username': inventedProfile({ rank: null }) });
    expect(textOf(html)).toContain('7 total bases');
    expect(html).not.toMatch(/of the season|No graded pick/);
    expect(await render({ 'GET /api/fans/:username': profileWithoutPicks() })).toContain('No graded pick yet');
  });

  test('has status 404 for an unknown username', async () => {
    const missing = { 'GET /api/fans/:username': notFound('There is no user called unknown.') };
    const { status, html } = await renderWith('/user/unknown', missing);
    expect(status).toBe(404);
    expect(html).toContain('There is no user called unknown.');
  });
});

describe('the user’s own page', () => {
  test('welcomes by name and shows the open settings', async () => {
    const html = await render(asOwner());
    expect(textOf(html)).toContain('Welcome, ann');
    expect(html).toMatch(/<a [^>]*aria-label="Settings"[^>]*href="\/settings"/);
    expect(html).toContain('Features will then default to your favorite team.');
  });

  test('has the notices of a moderator, and the link to the admin page for admins', async () => {
    const moderation = { isAdmin: true, isHidden: true, notices: ['renamed'] };
    const html = await render({ ...asOwner(), 'GET /api/users/:id/moderation': moderation });
    expect(html).toContain('Your username was changed by a moderator');
    expect(html).toContain('You are hidden from the leaderboards. Only you see this.');
    expect(html).toContain('href="/admin"');
    const nothing = { isAdmin: false, isHidden: false, notices: [] };
    const other = await render({ ...asOwner(), 'GET /api/users/:id/moderation': nothing });
    expect(other).not.toMatch(/moderator|hidden from|\/admin/);
  });

  test('recognizes its owner regardless of the case of the URL', async () =>
    expect(await render(asOwner(), '/user/ANN')).toContain('Favorite team'));

  test('offers the thirty clubs, with the stored one selected', async () => {
    const html = await render(asOwner());
    expect(html.match(/<option/g)).toHaveLength(31);
    const names = [...html.matchAll(/<option value="\d+"[^>]*>([^<]+)/g)].map(([, name]) => name ?? '');
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
    expect(html).toMatch(/<option value="121" selected="">New York Mets/);
  });

  test('has the pictures in an accordion of six groups, with only the current one highlighted', async () => {
    const html = await render(asOwner());
    const groups = [...html.matchAll(/<summary>(Default|Team Hats|Country Flags|Mets|Expos|Anime)</g)];
    expect(html.match(/<details name="profile-photos" open=""><summary>Default/g)).toHaveLength(1);
    expect(groups.map(([, name]) => name)).toEqual(['Default', 'Team Hats', 'Country Flags', 'Mets', 'Expos', 'Anime']);
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
    expect(html).toMatch(/aria-pressed="true"[^>]*><img src="\/api\/profile_pictures\/p7_thumb\.webp"/);
    expect(html.match(/aria-pressed="false"/g)).toHaveLength(48);
  });

  test('shows open picks, and the history of every locked one', async () => {
    const text = textOf(await render(asOwner()));
    expect(text).toContain('Giants over Dodgers');
    expect(text).toContain('Saturday, July 18');
    expect(text).toContain('Open until 7:00 PM');
    expect(text).toContain('Friday, July 17 1 right, 0 wrong');
    for (const expected of ['Picked the Braves', 'Changed to the Mets', 'your streak goes from 1 to 2'])
      expect(text).toContain(expected);
  });

  test('shows NA before the first graded pick, and has a calendar', async () => {
    const noPicks = { 'GET /api/users/:id/predictions': { picks: [], next: null } };
    const html = await render({ ...asOwner(profileWithoutPicks()), ...noPicks });
    expect(textOf(html)).toContain('% Correct NA');
    expect(html).toContain('No pick has been graded yet');
    expect(html).toContain('You have not called a game yet.');
  });

  test('is the public page if the session cannot be checked', async () =>
    expect(await render({ 'GET /api/check_session': new Error('down') })).not.toContain('Favorite team'));
});
