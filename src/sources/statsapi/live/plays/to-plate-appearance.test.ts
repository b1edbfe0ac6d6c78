import { expect, test } from 'vitest';
import type { ResultKind } from '#rules/baseball/game/model.ts';
import { toResultKind } from './to-plate-appearance.ts';

test.each<[string, ResultKind | null]>([
  ['Strikeout', 'strikeout'],
  ['Strikeout Double Play', 'multipleOuts'],
  ['Grounded Into DP', 'multipleOuts'],
  ['Double Play', 'multipleOuts'],
  ['Triple Play', 'multipleOuts'],
  ['Sac Fly Double Play', 'multipleOuts'],
  ['Triple', 'triple'],
  ['Double', null],
  ['Stolen Base Home', 'stealOfHome'],
  ['Caught Stealing Home', 'stealOfHome'],
  ['Stolen Base 2B', null],
  ['Home Run', null],
])('the result %s is of the kind %s', (event, kind) => expect(toResultKind(event)).toBe(kind));
