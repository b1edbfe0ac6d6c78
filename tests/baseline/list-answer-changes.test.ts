import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listAnswerChanges } from './list-answer-changes.ts';

const answer = { status: 200, cacheControl: 'no-store', vary: 'cookie', type: 'application/json', hash: 'a' };

function store(endpoints: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'called-shot-changes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'bodies'));
  writeFileSync(join(folder, 'endpoints.json'), JSON.stringify(endpoints));
  return folder;
}

test('a change is listed once with its viewers, and equal answers are not', () => {
  const before = store({ 'GET /a': { visitor: answer, user: answer, held: answer }, 'GET /b': { visitor: answer } });
  const after = store({
    'GET /a': { visitor: { ...answer, status: 425 }, user: { ...answer, status: 425 }, held: { ...answer, hash: 'b' } },
    'GET /b': { visitor: answer },
    'GET /c': { visitor: answer },
  });
  expect(listAnswerChanges(before, after, () => [])).toEqual([
    'GET /a · visitor, user: status 200 → 425',
    'GET /a · held: body\n    another body',
    'GET /c · visitor: only after',
  ]);
});
