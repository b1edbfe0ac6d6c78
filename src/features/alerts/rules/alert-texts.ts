import type { momentKinds, presets, Subject } from '../shapes.ts';

type Preset = (typeof presets)[number];
export type Kind = (typeof momentKinds)[number];

/** `mostSubscriptions`, which is in a file with schemas that the browser does not load */
export const shownLimit = 60;

/** A way to choose how much comes: its name, and what comes then. */
type PresetText = { preset: Preset; name: string; text: string };

const ofGame: readonly PresetText[] = [
  {
    preset: 'everything',
    name: 'Everything',
    text: 'From the lineups to the final: each run, lead change and close finish.',
  },
  {
    preset: 'big',
    name: 'Big moments',
    text: 'Big swings, grand slams, the last chances to tie, no-hitters after seven innings, and the end.',
  },
  { preset: 'ends', name: 'Start and end', text: 'The first pitch and the final, or why there is none.' },
];

/** How much of each subject can be chosen. All alerts of picks are big ones; what is unusual in the league comes whole. */
const presetTexts: Record<Subject, readonly PresetText[]> = {
  game: ofGame,
  club: ofGame,
  player: [
    { preset: 'everything', name: 'Everything', text: 'Each time on base too, and leaving the game.' },
    { preset: 'big', name: 'Big moments', text: 'In the lineup or not, home runs, and coming in to pitch.' },
    { preset: 'ends', name: 'Start and end', text: 'In the lineup or not, and leaving the game.' },
  ],
  picks: [
    {
      preset: 'everything',
      name: 'Everything',
      text: 'When a club you picked takes or loses the lead after the sixth inning, and the result.',
    },
    { preset: 'ends', name: 'Only the end', text: 'Right, wrong or void.' },
  ],
  unusual: [
    {
      preset: 'everything',
      name: 'Everything unusual',
      text: 'A no-hitter or perfect game after seven innings and how it ends, a chance to walk off that matters for a race, and the best game.',
    },
    {
      preset: 'best',
      name: 'The best game of the evening',
      text: 'When a game cannot wait, at most three times an evening.',
    },
  ],
};

export function presetsOf(subject: Subject): readonly PresetText[] {
  return presetTexts[subject];
}

/** What is chosen first. */
export function usualPreset(subject: Subject): Preset {
  return presetTexts[subject].some(({ preset }) => preset === 'big') ? 'big' : 'everything';
}

const gameKinds: Partial<Record<Kind, string>> = {
  lineup: 'Lineups',
  firstPitch: 'First pitch',
  run: 'Every run',
  homeRun: 'Home runs',
  leadChange: 'Lead changes',
  tie: 'Ties',
  basesLoaded: 'Bases loaded in a close game',
  closeAndLate: 'One swing from a tie, late',
  noHitter: 'No-hitter after five innings',
  noHitterOver: 'End of a no-hitter',
  extraInnings: 'Extra innings',
  final: 'Final',
  delayed: 'Delayed',
  resumed: 'Resumed',
  suspended: 'Suspended',
  postponed: 'Postponed',
  moved: 'Moved to another time',
};

const kindNames: Record<Subject, Partial<Record<Kind, string>>> = {
  game: gameKinds,
  club: gameKinds,
  player: {
    playerLineup: 'In the lineup or not',
    playerHomeRun: 'Home runs',
    playerOnBase: 'On base',
    playerPitches: 'Comes in to pitch',
    playerReplaced: 'Leaves the game',
  },
  picks: {
    pickAhead: 'Takes the lead, late',
    pickBehind: 'Loses the lead, late',
    pickDecided: 'Right or wrong',
    pickVoid: 'Void',
  },
  unusual: {},
};

/** The kinds of moments of a subject that can be chosen one by one. */
export function kindsOf(subject: Subject): { kind: Kind; name: string }[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the record
  return Object.entries(kindNames[subject]).map(([kind, name]) => ({ kind: kind as Kind, name }));
}

type Subscription = { subject: Subject; preset: Preset | null; kinds: readonly Kind[] | null };

/** 'Big moments', or 'Home runs, Final, and 2 more' */
export function describeChoice({ subject, preset, kinds }: Subscription): string {
  if (kinds === null) return presetTexts[subject].find((each) => each.preset === preset)?.name ?? 'Big moments';
  const names = kindsOf(subject).flatMap(({ kind, name }) => (kinds.includes(kind) ? [name] : []));
  const shown = names.slice(0, 2).join(', ');
  return names.length > 2 ? `${shown}, and ${names.length - 2} more` : shown;
}
