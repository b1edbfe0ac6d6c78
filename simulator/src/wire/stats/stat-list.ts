import type { JsonObject } from '../json.ts';
import { fieldingCategories, hittingCategories, pitchingCategories } from './leader-categories.ts';

const groups = { hitting: hittingCategories, pitching: pitchingCategories, fielding: fieldingCategories };

/** 'Stolen Bases' for stolenBases */
const labelOf = (name: string): string =>
  name.replace(/([A-Z])/g, ' $1').replace(/^./, (letter) => letter.toUpperCase());

/** The body of `/baseballStats`: the statistics that the league ranks, with their groups. */
export function statList(): JsonObject[] {
  const names = new Set(Object.values(groups).flatMap((categories) => Object.keys(categories)));
  return [...names].map((name) => {
    const having = Object.entries(groups).filter(([, categories]) => name in categories);
    return {
      name,
      lookupParam: name,
      isCounting: having.every(([, categories]) => categories[name]?.write === undefined),
      label: labelOf(name),
      statGroups: having.map(([displayName]) => ({ displayName })),
      orgTypes: [],
    };
  });
}
