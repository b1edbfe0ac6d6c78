import type { Subject, momentKinds, presets } from '../shapes.ts';
import type { AlertMoment } from './alert-moment.ts';

/** What a user has chosen for a subject. `kinds`: null with a preset */
export type Choice = {
  subject: Subject;
  subjectId: number;
  preset: (typeof presets)[number] | null;
  kinds: readonly string[] | null;
};

type Kind = (typeof momentKinds)[number];

/** The kinds of the preset "start and end". */
const ends: ReadonlySet<string> = new Set<Kind>([
  'firstPitch',
  'final',
  'suspended',
  'postponed',
  'moved',
  'playerLineup',
  'playerReplaced',
  'pickDecided',
  'pickVoid',
]);

/** From this priority on, a moment is big. A game has more of them than a player or a pick. */
const bigPriority: Record<Subject, number> = { club: 3, game: 3, player: 2, picks: 2, unusual: 1 };

const isOfPick = ({ kind }: AlertMoment): boolean => kind.startsWith('pick');

/** Whether a moment is about the subject. The caller knows whether the user has made the pick of a moment. */
function isAbout({ subject, subjectId }: Choice, moment: AlertMoment): boolean {
  const { kind, gamePk, playerId, clubId, awayId, homeId } = moment;
  if (subject === 'picks') return isOfPick(moment);
  if (isOfPick(moment)) return false;
  if (subject === 'unusual') return moment.isUnusual;
  // so often that only a race makes it news, and news for those who do not follow the game
  if (kind === 'walkOffChance' || kind === 'bestGame') return false;
  if (subject === 'player') return playerId === subjectId;
  if (playerId !== null) return false;
  if (subject === 'game') return gamePk === subjectId;
  return kind === 'lineup' ? clubId === subjectId : awayId === subjectId || homeId === subjectId;
}

/** Whether a user who has chosen this wants to know of a moment. */
export function wantsMoment(choice: Choice, moment: AlertMoment): boolean {
  const { preset, kinds, subject } = choice;
  if (!isAbout(choice, moment)) return false;
  // what an alert said is no longer true
  if (kinds !== null) return kinds.includes(moment.kind) || moment.kind === 'overturned';
  if (preset === 'everything') return true;
  if (preset === 'best') return moment.kind === 'bestGame';
  return preset === 'big' ? moment.priority >= bigPriority[subject] : subject === 'unusual' || ends.has(moment.kind);
}

/** Whether two moments are about one event. */
export function isSameEvent(one: AlertMoment, other: AlertMoment): boolean {
  return one.gamePk !== null && one.gamePk === other.gamePk && one.cause === other.cause;
}

/** One moment of each cause: the one of the highest priority, and of those the one about a pick, then about a player. */
export function onePerCause<Moment extends AlertMoment>(moments: readonly Moment[]): Moment[] {
  const rankOf = (moment: AlertMoment) =>
    moment.priority * 4 + (isOfPick(moment) ? 2 : 0) + (moment.playerId === null ? 0 : 1);
  const groups = Map.groupBy(moments, ({ gamePk, cause }) => `${gamePk}:${cause}`);
  return [...groups.values()].flatMap((group) => group.toSorted((one, other) => rankOf(other) - rankOf(one))[0] ?? []);
}
