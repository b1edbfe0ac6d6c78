import type { z } from 'zod';

const types: Record<string, string> = {
  number: 'a number',
  int: 'a whole number',
  string: 'text',
  boolean: 'true or false',
};
const units: Record<string, string> = { string: ' characters', array: ' entries' };

/** 'be at least 1', 'have at most 20 characters' */
function describeLimit(origin: string, limit: string): string {
  const unit = units[origin] ?? '';
  return `must ${unit === '' ? 'be' : 'have'} ${limit}${unit}`;
}

/** What an invalid value must be, as the end of a sentence that begins with the name of its field. */
export function describeIssue(issue: z.core.$ZodIssue): string {
  const { message } = issue;
  // those of the library
  if (!/^(?:Invalid|Too) /.test(message)) return message.charAt(0).toLowerCase() + message.slice(1);
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${types[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return describeLimit(issue.origin, `at least ${Number(issue.minimum) + (issue.inclusive === false ? 1 : 0)}`);
    case 'too_big':
      return describeLimit(issue.origin, `at most ${issue.maximum}`);
    default:
      return 'is not valid';
  }
}
