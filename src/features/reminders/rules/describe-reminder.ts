/** A game without a pick. `locksAt`: epoch ms (UTC) */
type RemindedGame = { awayName: string; homeName: string; locksAt: number };

/** What a reminder says: in a notification `title` and `body`, in a mail also each game. */
export type ReminderText = { kind: 'missing picks' | 'results'; title: string; body: string; lines: string[] };

/** Notifications have room for a few lines. */
const shownGames = 3;

/** Describes the games without a pick, first lock first, with times in the user's time zone. */
export function describeReminder(games: readonly RemindedGame[], timeZone: string): ReminderText {
  const format = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone });
  const timeOf = ({ locksAt }: RemindedGame) => format.format(locksAt).replaceAll('\u202F', ' ');
  const nameOf = ({ awayName, homeName }: RemindedGame) => `${awayName} at ${homeName}`;
  const [first] = games;
  const more = games.length - shownGames;
  const named = games.slice(0, shownGames).map(nameOf).join(', ');
  return {
    kind: 'missing picks',
    title: games.length === 1 ? '1 game without your pick' : `${games.length} games without your pick`,
    body: `${first === undefined ? '' : `The first lock is at ${timeOf(first)}. `}${named}${more > 0 ? `, and ${more} more` : ''}`,
    lines: games.map((game) => `${nameOf(game)}: locks at ${timeOf(game)}`),
  };
}
