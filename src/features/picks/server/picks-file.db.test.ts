import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { signUpUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { putGame, putPick } from '#features/settlement/server/testing/season-of-picks.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { picksFileColumns } from '../contract/picks-file.ts';

const db = await createTestDatabase();
const names = Object.keys(picksFileColumns);

async function start(username: string) {
  const { app } = await startTestApp({ db });
  const { user, inject } = await signUpUser(app, username);
  const download = () => inject({ url: `/api/users/${user.id}/picks.csv` });
  return { user, inject, download };
}

const linesOf = (text: string): string[] => text.split('\r\n').slice(0, -1);

test('the file of a user without picks has only the columns', async () => {
  const { download } = await start('Beginner');
  const response = await download();
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="called-shot-picks.csv"',
    'cache-control': 'private, no-store',
  });
  expect(response.body).toBe(`${names.join(',')}\r\n`);
});

test('has a line for each pick of the user, with the confidence of this club only', async () => {
  const { user, download } = await start('Picker');
  const { user: other } = await start('Another');
  const startsAt = Date.parse('2031-06-02T23:10:00Z');
  for (const gamePk of [72, 71, 80]) {
    const game = pickable({ gamePk, officialDate: gamePk === 80 ? '2031-06-01' : '2031-06-02', startsAt });
    await putGame(db, game);
    for (const { id } of [user, other]) await putPick(db, id, game, game.homeId);
  }
  await db.$client.query(`update games set home_name = '=HYPERLINK("http://evil.example")' where game_pk = 71`);
  await db.$client.query(
    `insert into pick_confidences (user_id, game_pk, official_date, winner_id, percent)
     select user_id, game_pk, official_date, case when game_pk = 71 then winner_id else loser_id end, 65
     from picks where user_id = $1`,
    [user.id],
  );
  await db.$client.query(
    `update picks set outcome = 'correct', bases = 2, streak_after = 2 where game_pk = 80 and user_id = $1`,
    [user.id],
  );
  const [head, ...lines] = linesOf((await download()).body);
  expect(head).toBe(names.join(','));
  const games = lines.map((line) => line.split(',').slice(0, 2).join(' '));
  expect(games).toEqual(['2031-06-01 80', '2031-06-02 71', '2031-06-02 72']);
  expect(lines[0]).toMatch(/^2031-06-01,80,2031-06-02T23:10:00\.000Z,121,.*Z,,correct,2,2$/);
  expect(lines[1]).toContain(`,"'=HYPERLINK(""http://evil.example"")",`);
  expect(lines[1]).toMatch(/Z,65,,,$/);
  expect(lines[2]).toMatch(/Z,,,,$/);
});

test('a long record is complete and in order', async () => {
  const { user, download } = await start('Veteran');
  await db.$client.query(
    `insert into games (game_pk, official_date, away_id, home_id, phase, seen_at)
     select 10000 + n, date '2030-01-01' + n / 15, 144, 121, 'open', now() from generate_series(1, 1200) n`,
  );
  await db.$client.query(
    `insert into picks (user_id, game_pk, official_date, winner_id, loser_id, made_at, changed_at)
     select $1, game_pk, official_date, home_id, away_id, now(), now() from games where game_pk > 10000`,
    [user.id],
  );
  const lines = linesOf((await download()).body).slice(1);
  expect(lines.map((line) => Number(line.split(',')[1]))).toEqual(Array.from({ length: 1200 }, (_, n) => 10_001 + n));
});

test('a failing database causes an ordinary error instead of an empty file', async () => {
  const { user, inject } = await start('Unlucky');
  await db.$client.query('alter table games rename to lost_games');
  try {
    const response = await inject({ url: `/api/users/${user.id}/picks.csv` });
    expect([response.statusCode, response.headers['content-disposition']]).toEqual([500, undefined]);
  } finally {
    await db.$client.query('alter table lost_games rename to games');
  }
});

test('the FAQ explains every column', () => {
  const faq = readFileSync(new URL('../../../../content/faq.md', import.meta.url), 'utf8');
  for (const [name, meaning] of Object.entries(picksFileColumns)) expect(faq).toContain(`- \`${name}\`: ${meaning}\n`);
});
