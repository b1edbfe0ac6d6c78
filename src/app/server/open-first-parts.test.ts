import { expect, test } from 'vitest';
import { CannotStart } from '#platform/settings/cannot-start.ts';
import { readSettings } from '#platform/settings/settings.ts';
import { openFirstParts } from './open-first-parts.ts';

test.each([{}, { NODE_ENV: 'production', PUBLIC_URL: 'https://shot.example' }])(
  'a folder of the data that cannot be written stops the start with one line (%j)',
  (env) => {
    const start = () => openFirstParts(readSettings({ ...env, DATA_DIR: '/dev/null/data' }));
    expect(start).toThrow(CannotStart);
    expect(start).toThrow(/^DATA_DIR cannot be written: \/dev\/null\/data \(ENOTDIR[^\n]*\)$/);
  },
);
