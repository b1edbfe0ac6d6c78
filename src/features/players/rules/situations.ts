/** The situations of the splits that the page shows, by the codes of the upstream (`/situationCodes`). */
export const situations = [
  { kind: 'Hand', codes: { vl: 'vs left', vr: 'vs right' } },
  {
    kind: 'Bases',
    codes: { r0: 'Bases empty', ron: 'Runners on', risp: 'Scoring position', r123: 'Bases loaded' },
  },
  { kind: 'Outs', codes: { o0: 'No outs', o1: 'One out', o2: 'Two outs' } },
  {
    kind: 'Count',
    codes: {
      c00: '0–0',
      c01: '0–1',
      c02: '0–2',
      c10: '1–0',
      c11: '1–1',
      c12: '1–2',
      c20: '2–0',
      c21: '2–1',
      c22: '2–2',
      c30: '3–0',
      c31: '3–1',
      c32: '3–2',
    },
  },
] as const satisfies readonly { kind: string; codes: Readonly<Record<string, string>> }[];

export const situationCodes: readonly string[] = situations.flatMap(({ codes }) => Object.keys(codes));
