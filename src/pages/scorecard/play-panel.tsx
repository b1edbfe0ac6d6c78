import { paths } from '#platform/page/paths.ts';
import type { GameView, PitchResult } from '#rules/baseball/game/model.ts';
import { describeCell } from '#rules/baseball/scorecard/describe-cell.ts';
import type { Cell, ClubCard } from '#rules/baseball/scorecard/shapes.ts';
import { ordinal } from '#rules/baseball/stats/figures.ts';
import { Link } from '#ui/kit/link.tsx';
import { Text } from '#ui/kit/text.tsx';
import { batterName } from './sheet.tsx';
import styles from './scorecard-screen.module.css';

type Props = { view: GameView; card: ClubCard; cell: Cell | null; side: 'away' | 'home' };

const numbered = (pitches: Cell['pitches']) => pitches.map((result, place) => ({ number: place + 1, result }));

/** The selected play in words, with its pitches; without a selection, the newest play. Its space is constant on a phone. */
export function PlayPanel({ view, card, cell, side }: Props) {
  if (cell === null) return <p className={styles.none}>No plays yet. Print the card to keep score by hand.</p>;
  const half = side === 'away' ? 'Top' : 'Bottom';
  const pitcher = card.pitchers.find(({ playerId }) => playerId === cell.pitcherId);
  return (
    <section
      className={styles.panel}
      aria-label={`Selected play of the ${view.teams[side].shortName}`}
      data-live={cell.kind === 'inProgress' || undefined}
    >
      <Text as="p" size="sm">
        {half} {ordinal(cell.inning)}
        {pitcher && <> · pitching: {pitcher.name}</>}
      </Text>
      <p className={styles.words}>{describeCell(cell, batterName(card, cell))}</p>
      {cell.notes.length > 0 && (
        <Text as="p" size="sm">
          {[...new Set(cell.notes)].join(' ')}
        </Text>
      )}
      {cell.pitches.length > 0 && (
        <ol className={styles.pitches} aria-label="Pitches">
          {numbered(cell.pitches).map(({ number, result }) => (
            <li key={number} data-result={result}>
              <b aria-hidden="true">{pitchSigns[result].sign}</b> {pitchSigns[result].name}
            </li>
          ))}
        </ol>
      )}
      <Link className={styles.link} to={paths.liveGame(view.gamePk, { at: cell.at ?? undefined })}>
        {cell.at === null ? 'Watch it live' : 'Replay from this play'}
      </Link>
    </section>
  );
}

/** The sign of a pitch in a pitch count kept by hand, and its name. */
const pitchSigns: Record<PitchResult, { sign: string; name: string }> = {
  ball: { sign: 'B', name: 'Ball' },
  called: { sign: 'C', name: 'Called strike' },
  swinging: { sign: 'S', name: 'Swinging strike' },
  foul: { sign: 'F', name: 'Foul' },
  hitByPitch: { sign: 'H', name: 'Hit by pitch' },
  inPlayOut: { sign: 'X', name: 'In play, out' },
  inPlayHit: { sign: 'X', name: 'In play, safe' },
  other: { sign: '–', name: 'Other' },
};
