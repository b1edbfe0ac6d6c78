import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { inventedProfile } from '#features/users/testing/invented-profile.ts';
import { fold } from '#rules/baseball/game/fold.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { inventedCard, inventedClub } from '#rules/baseball/game/testing/invented-card.ts';
import { randomGame } from '#rules/baseball/game/testing/random-game.ts';
import type { Player } from '#rules/baseball/player.ts';
import { emblemSvg } from './emblem-svg.ts';
import { figuresPath, widthOf } from './figures-svg.ts';
import { emblemPlaces, gamePictureSvg, withScores } from './game-picture.ts';
import { lettersSvg } from './letters-svg.ts';
import { ink, red } from './paper.ts';
import { playerPictureSvg, userPictureSvg } from './person-pictures.ts';
import { leaderboardPictureSvg, renderPng } from './routes.ts';

const status = (phase: GameCard['status']['phase']) => ({ ...inventedCard().status, phase });
const scored = (facts: Partial<GameCard>) =>
  inventedCard({ teams: { away: inventedClub(144, 3), home: inventedClub(121, 12) }, ...facts });

const figures = (text: string, center: number, y: number, size: number) =>
  figuresPath(text, { x: center - widthOf(text, size) / 2, y, size });

describe('the picture of a game', () => {
  test('has score, inning, bases and outs of a live game', () => {
    const svg = gamePictureSvg(
      scored({
        status: status('live'),
        inning: 7,
        inningState: 'Bottom',
        outs: 2,
        bases: { first: 5, second: null, third: null },
      }),
    );
    for (const path of [figures('3', 512, 216, 52), figures('12', 688, 216, 52), figures('7', 538, 412, 24)])
      expect(svg).toContain(path);
    expect(svg.match(/fill="#e3b35c"/g)).toHaveLength(1);
    expect(svg.match(/<circle[^>]*r="12" fill="#b3261e"/g)).toHaveLength(2);
  });

  test('has the word FINAL and the innings unless they are nine', () => {
    const after = (inning: number) => gamePictureSvg(scored({ status: status('final'), inning }));
    const final = lettersSvg('FINAL', { x: 600, y: 432, size: 40, color: ink });
    const innings = figures('11', 600, 480, 26);
    expect([after(9), after(11)].map((svg) => [svg.includes(final), svg.includes(innings)])).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  test('of an earlier time has the runs of its view', () => {
    const view = fold(randomGame(1), Infinity);
    const svg = gamePictureSvg(withScores({ ...view, status: status('live') }));
    expect(svg).toContain(figures(String(view.totals.away.runs), 512, 216, 52));
    expect(svg).toContain(figures(String(view.totals.home.runs), 688, 216, 52));
  });

  test('has a no-hitter or a perfect game in words', () => {
    const withNoHitter = (isPerfect: boolean) =>
      gamePictureSvg(scored({ status: status('live'), inning: 7, noHitter: { side: 'home', isPerfect } }));
    const line = (word: string) => lettersSvg(word, { x: 600, y: 130, size: 32, color: red });
    expect(withNoHitter(false)).toContain(line('NO-HITTER'));
    expect(withNoHitter(true)).toContain(line('PERFECT GAME'));
    expect(gamePictureSvg(scored({ status: status('live'), inning: 7 }))).not.toContain(line('NO-HITTER'));
  });

  test('has the abbreviations of the teams at any level', () => {
    const teams = { away: { ...inventedClub(144, 3), abbreviation: 'Leh' }, home: inventedClub(121, 12) };
    expect(gamePictureSvg(inventedCard({ teams }))).toContain(
      lettersSvg('LEH', { x: 230, y: 508, size: 44, color: ink }),
    );
  });

  test('has a ball and no score before the game', () => {
    const svg = gamePictureSvg(scored({ status: status('open') }));
    expect(svg).toContain('r="92"');
    expect(svg).not.toContain(figures('3', 512, 216, 52));
  });

  test('is a PNG of the required size, smaller than 60 kB', async () => {
    const emblem = { svg: emblemSvg(144), ...emblemPlaces.away };
    const png = await renderPng(gamePictureSvg(scored({ status: status('final') })), [emblem]);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(png.length).toBeLessThan(60_000);
  });
});

test('the picture of the leaderboard has the first three scores or fewer', () => {
  const entry = (totalScore: number) => ({
    username: 'ann',
    profilePic: '1',
    totalScore,
    longestStreak: 0,
    currentStreak: 0,
    totalGuessesCorrect: 0,
    totalGuessesIncorrect: 0,
  });
  const svg = leaderboardPictureSvg([entry(128), entry(96)]);
  expect(svg).toContain(figures('128', 600, 158, 30));
  expect(svg).toContain(figures('96', 340, 258, 30));
  expect(svg).toContain(lettersSvg('LEADERBOARD', { x: 600, y: 90, size: 46, color: ink }));
  expect(svg).not.toContain('ann');
  expect(leaderboardPictureSvg([])).toContain('</svg>');
});

const noBody = { age: null, height: null, weight: null, bats: null, throws: null };
const noLife = { draftYear: null, birthDate: null, birthPlace: null, nickname: null, debut: null };
const position = { group: 'infielder', code: '6', name: 'Shortstop', type: 'Infielder', abbreviation: 'SS' } as const;
const role = { jerseyNumber: '44', position, team: { id: 121, name: 'Mets' }, isActive: true, stats: [] };
const player: Player = { id: 900_001, name: 'Julián Peña-Ruiz Jr.', ...noBody, ...noLife, ...role };

test('the picture of a player has the surname in plain letters, the number and the position', () => {
  const svg = playerPictureSvg(player);
  expect(svg).toContain(lettersSvg('PENA-RUIZ JR.', { x: 800, y: 170, size: 640 / (13 * 1.05), color: ink }));
  expect(svg).toContain(figures('44', 800, 283, 72));
  expect(svg).toContain(lettersSvg('SS', { x: 800, y: 518, size: 40, color: ink }));
  expect(playerPictureSvg({ ...player, jerseyNumber: null, position: null })).toContain('</svg>');
});

test('the picture of a user has rank, score and streak, but no name', () => {
  const user = inventedProfile({ rank: 3, totalScore: 128, longestStreak: 9 });
  const svg = userPictureSvg(user);
  for (const path of [figures('3', 250, 236, 54), figures('128', 600, 236, 54), figures('9', 950, 236, 54)])
    expect(svg).toContain(path);
  expect(svg).not.toContain('ann');
  expect(userPictureSvg({ ...user, rank: null })).not.toContain(figures('3', 250, 236, 54));
});
