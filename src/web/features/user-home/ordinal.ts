const endings: Record<Intl.LDMLPluralRule, string> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  many: 'th',
  zero: 'th',
};
const rules = new Intl.PluralRules('en-US', { type: 'ordinal' });

/** '1st', '22nd', '1,013th' */
export function ordinal(place: number): string {
  return `${place.toLocaleString('en-US')}${endings[rules.select(place)]}`;
}
