import { expect, test } from 'vitest';
import { redactLine } from './redact-line.ts';

test.each([
  ['sent to "ann.b+c@mail.example.com"', 'sent to "…@…"'],
  ['$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA failed', '… failed'],
  ['postgres://user:pass@host/db', 'postgres://user:…@host/db'],
  [`cookie called_shot=${'a-_9'.repeat(10)}abc;`, 'cookie called_shot=…;'],
  ['a'.repeat(64), '…'],
  [`secret whsec_${'a+/9'.repeat(10)}abc= sent`, 'secret … sent'],
  [`Bearer cs_${'a-_9'.repeat(10)}abc`, 'Bearer …'],
  ['at f (/srv/node_modules/@fastify/cookie/plugin.js:1:2)', 'at f (/srv/node_modules/@fastify/cookie/plugin.js:1:2)'],
  ['9b2d7a3e-3f0f-4c55-9d3f-7a53b6d2a111', '9b2d7a3e-3f0f-4c55-9d3f-7a53b6d2a111'],
])('%s becomes %s', (line, redacted) => expect(redactLine(line)).toBe(redacted));
