/** The situations of the splits that the page shows, by the codes of the upstream (`/situationCodes`). */
export const situations: readonly { kind: string; codes: Readonly<Record<string, string>> }[] = [
  { kind: 'Hand', codes: { vl: 'vs left', vr: 'vs right' } },
  {
    kind: 'Bases',
    codes: { r0: 'Bases empty', ron: 'Runners on', risp: 'Scoring position', r123: 'Bases loaded' },
  },
  { kind: 'Outs', codes: { o0: 'No outs', o1: 'One out', o2: 'Two outs' } },
  {
    kind: 'Count',
    codes: Object.fromEntries(
      [0, 1, 2, 3].flatMap((balls) => [0, 1, 2].map((strikes) => [`c${balls}${strikes}`, `${balls}–${strikes}`])),
    ),
  },
];

export const situationCodes: readonly string[] = situations.flatMap(({ codes }) => Object.keys(codes));
