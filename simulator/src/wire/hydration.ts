/**
 * Reads a hydration like 'currentTeam,stats(group=[hitting,pitching],type=[career],season=2025)': each name with its
 * named arguments; nested hydrations are arguments without a value.
 */
export function readHydration(text: string): Map<string, ReadonlyMap<string, string>> {
  const hydrations = new Map<string, ReadonlyMap<string, string>>();
  for (const part of splitTop(text)) {
    const [, name = part, inner = ''] = /^([A-Za-z]+)\((.*)\)$/.exec(part) ?? [];
    hydrations.set(
      name,
      new Map(
        splitTop(inner).map((argument) => [argument.split('=')[0] ?? '', argument.split('=').slice(1).join('=')]),
      ),
    );
  }
  return hydrations;
}

/** The nested hydration of a name: 'stats(type=season)' of 'person(stats(type=season))'; null when the name is not hydrated. */
export function innerHydration(text: string, name: string): string | null {
  const part = splitTop(text).find((each) => each === name || each.startsWith(`${name}(`));
  return part === undefined ? null : part.slice(name.length + 1, -1);
}

/** Splits at commas outside brackets. */
function splitTop(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
