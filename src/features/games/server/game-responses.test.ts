import { expect, test } from 'vitest';
import { fold } from '#rules/baseball/game/fold.ts';
import { randomGame } from '#rules/baseball/game/testing/random-game.ts';
import { hideRecords } from '#rules/viewer/hide-result.ts';
import { diffViews } from '#sources/live/diff-views.ts';
import { deltaFrame, freshFrame, heartbeat, viewFrame } from '#sources/live/server/stream-frames.ts';
import { hideInFrames } from './game-responses.ts';

const freshness = { asOf: 1, isStale: false };
const game = fold(randomGame(1), Infinity);
const teams = { away: { ...game.teams.away, record: { wins: 71, losses: 60 } }, home: game.teams.home };
const later = { ...game, teams, balls: game.balls === 1 ? 2 : 1 };

test('a whole view has no records', () => {
  const whole = String(hideInFrames(viewFrame(7, later, freshness)));
  expect(whole).toMatch(/^id:7\nevent:view\ndata:.*\n\n$/);
  expect(JSON.parse(whole.split('data:')[1] ?? '')).toEqual({ version: 7, view: hideRecords(later), freshness });
});

test('each frame of a stream that resumes keeps its version', () => {
  const delta = diffViews(game, later) ?? '';
  const hidden = diffViews(game, { ...game, balls: later.balls }) ?? '';
  expect(String(hideInFrames(Buffer.concat([deltaFrame(8, delta), freshFrame(freshness)])))).toBe(
    String(Buffer.concat([deltaFrame(8, hidden), freshFrame(freshness)])),
  );
});

test('a comment is not changed, and a frame is rewritten once for all viewers', () => {
  expect(String(hideInFrames(heartbeat))).toBe(String(heartbeat));
  expect(hideInFrames(heartbeat)).toBe(hideInFrames(heartbeat));
});
