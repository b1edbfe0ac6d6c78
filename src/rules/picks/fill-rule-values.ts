import { lockLeadText } from './lock.ts';
import { totalBases } from './scoring.ts';

const firstFive = [1, 2, 3, 4, 5].map((streak) => totalBases(streak));

/**
 * Replaces the placeholders of the rules in a text: `{lock-lead}` ('ten minutes'), `{bases 4}` (points of the fourth
 * correct pick in a row) and `{bases of five}` ('1 + 2 + 3 + 4 + 4 = 14').
 */
export function fillRuleValues(text: string): string {
  return text
    .replaceAll('{lock-lead}', lockLeadText)
    .replaceAll('{bases of five}', `${firstFive.join(' + ')} = ${firstFive.reduce((sum, bases) => sum + bases, 0)}`)
    .replaceAll(/\{bases (\d)\}/g, (_, streak: string) => String(totalBases(Number(streak))));
}
