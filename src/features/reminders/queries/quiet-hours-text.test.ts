import { expect, test } from 'vitest';
import { quietHoursText } from './quiet-hours-text.ts';

test.each([
  [{ quietFrom: 22, quietTo: 8 }, 'None in your quiet hours, from 10 PM to 8 AM.'],
  [{ quietFrom: 0, quietTo: 12 }, 'None in your quiet hours, from 12 AM to 12 PM.'],
  [{ quietFrom: 5, quietTo: 5 }, 'You have no quiet hours.'],
])('%j: %s', (hours, text) => expect(quietHoursText(hours)).toBe(text));
