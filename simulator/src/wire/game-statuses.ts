type Abstract = 'Preview' | 'Live' | 'Final' | 'Other';

/** Second letters with their text; in a pair, the second text is the reason. Null for an unnamed reason. */
type Reasons = Readonly<Record<string, string | readonly [text: string, reason: string] | null>>;

const weather: Reasons = {
  R: 'Rain',
  S: 'Snow',
  G: 'Wet Grounds',
  V: 'Venue',
  F: 'Fog',
  C: 'Cold',
  D: 'Darkness',
  B: 'Wind',
  P: 'Power',
  L: 'Lightning',
  E: 'Emergency',
  A: 'Tragedy',
  I: 'Inclement Weather',
  O: null,
};

const reviewReasons: Reasons = {
  A: 'Tag play',
  B: 'Touching a base',
  C: 'Force play',
  D: 'Catch/drop in outfield',
  E: 'Slide interference',
  F: 'Close play at 1st',
  G: 'Grounds rule',
  H: 'Home run',
  I: 'Hit by pitch',
  K: 'Record keeping',
  L: 'Multiple issues',
  M: 'Timing play',
  N: 'Fan interference',
  O: 'Fair/foul in outfield',
  P: 'Home-plate collision',
  Q: 'Rules check',
  R: 'Passing runners',
  S: 'Stadium boundary call',
  T: 'Trap play in outfield',
  U: 'Tag-up play',
  X: null,
};

const forfeitReasons: Reasons = {
  K: ['Delay of game', 'Delay'],
  X: ['Failure to appear', 'Appear'],
  Q: ['Failure to field lineup', 'Lineup'],
  J: ['Ignoring ejection', 'Ejection'],
  I: ['Ineligible player', 'Ineligible'],
  N: ['Refuses to play', 'Refusal'],
  V: ['Unplayable field', 'Unplayable'],
  R: ['Willful rule violation', 'Rule'],
  O: null,
};

type Family = { letter: string; state: Abstract; text: string; reasons: Reasons };

const families: readonly Family[] = [
  { letter: 'P', state: 'Preview', text: 'Delayed Start', reasons: { ...weather, Y: 'Ceremony' } },
  { letter: 'I', state: 'Live', text: 'Delayed', reasons: { ...weather, Y: 'Ceremony', Z: 'About to Resume' } },
  { letter: 'M', state: 'Live', text: 'Manager challenge', reasons: reviewReasons },
  { letter: 'N', state: 'Live', text: 'Umpire review', reasons: reviewReasons },
  { letter: 'T', state: 'Live', text: 'Suspended', reasons: { ...weather, U: 'Appeal Upheld' } },
  {
    letter: 'U',
    state: 'Live',
    text: 'Suspended',
    reasons: { ...weather, U: 'Appeal Upheld', Z: 'About to Resume' },
  },
  { letter: 'D', state: 'Final', text: 'Postponed', reasons: weather },
  { letter: 'C', state: 'Final', text: 'Cancelled', reasons: weather },
  { letter: 'O', state: 'Final', text: 'Completed Early', reasons: { ...weather, M: ['Mercy Rule', 'Mercy'] } },
  { letter: 'F', state: 'Final', text: 'Completed Early', reasons: { ...weather, M: ['Mercy Rule', 'Mercy'] } },
  { letter: 'Q', state: 'Final', text: 'Forfeit', reasons: forfeitReasons },
  { letter: 'R', state: 'Final', text: 'Forfeit', reasons: forfeitReasons },
];

const status = (
  statusCode: string,
  abstractGameState: Abstract,
  detailedState: string,
  reason: string | null = null,
) => ({
  abstractGameState,
  codedGameState: statusCode.slice(0, 1),
  detailedState,
  statusCode,
  ...(reason === null ? {} : { reason }),
  abstractGameCode: abstractGameState.slice(0, 1),
});

const tieBroken = 'Tie, decision by tiebreaker';

const singles = [
  status('S', 'Preview', 'Scheduled'),
  status('P', 'Preview', 'Pre-Game'),
  status('PW', 'Live', 'Warmup'),
  status('I', 'Live', 'In Progress'),
  status('IH', 'Live', 'Instant Replay', 'Review'),
  status('MJ', 'Live', 'Player challenge: Pitch Result', 'Pitch Result'),
  status('NJ', 'Live', 'Umpire Challenge: Pitch Result', 'Pitch Result'),
  status('T', 'Live', 'Suspended'),
  status('U', 'Live', 'Suspended'),
  status('O', 'Final', 'Game Over'),
  status('F', 'Final', 'Final'),
  status('OT', 'Final', 'Game Over: Tied', 'Tied'),
  status('FT', 'Final', 'Final: Tied', 'Tied'),
  status('OW', 'Final', `Game Over: ${tieBroken}`, 'Tied (won in tiebreaker)'),
  status('FW', 'Final', `Final: ${tieBroken}`, 'Tied (won in tiebreaker)'),
  status('Q', 'Final', 'Forfeit: Game Over'),
  status('R', 'Final', 'Forfeit: Final'),
  status('W', 'Other', 'Writing'),
  status('X', 'Other', 'Unknown'),
];

const ofFamily = ({ letter, state, text, reasons }: Family) =>
  Object.entries(reasons).map(([second, reason]) => {
    if (reason === null) return status(letter + second, state, text);
    const [reasonText, short] = typeof reason === 'string' ? [reason, reason] : reason;
    return status(letter + second, state, `${text}: ${reasonText}`, short);
  });

/** Every status of the API's list: the plain ones, and the families of codes with their reasons. */
export const gameStatuses = [...singles, ...families.flatMap(ofFamily)];
