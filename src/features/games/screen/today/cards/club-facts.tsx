import type { DayBrief } from '#features/forecasts/contract/briefs.ts';
import type { RecentStart } from '#rules/baseball/forecast/brief-shapes.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import type { Side } from '#rules/baseball/game/model.ts';
import { surname } from '#rules/baseball/players/surname.ts';
import { Emblem } from '#ui/pictures/emblem.tsx';
import styles from './game-tile.module.css';

type ClubFactsProps = { game: GameCard; side: Side; brief: DayBrief | undefined };

const countWords = ['', 'last start', 'last two', 'last three'];

/** 'last three: 2, 1, 4 runs', newest first: what the pitcher allowed; empty unless all of them are known. */
function describeStarts(starts: readonly RecentStart[]): string {
  const runs = starts.flatMap((start) => start.runs ?? []);
  if (runs.length === 0 || runs.length < starts.length) return '';
  return `${countWords[runs.length]}: ${runs.join(', ')} ${runs.join() === '1' ? 'run' : 'runs'}`;
}

/** 'Shelton 3.42 ERA', and below what the pitcher allowed in the last three starts; without figures the whole name. */
function Starter({ game, side, brief }: ClubFactsProps) {
  const { probablePitcher } = game.teams[side];
  const name = probablePitcher?.name ?? 'Not Announced';
  const era = brief?.eras[side] ?? null;
  const starts = brief?.isComplete ? describeStarts(brief.starts[side]) : '';
  return (
    <>
      <small title={probablePitcher?.name}>
        <span className="visually-hidden">Probable pitcher: </span>
        {era === null && starts === '' ? name : surname(name)}
        {era !== null && ` ${era} ERA`}
      </small>
      {starts !== '' && <small>{starts}</small>}
    </>
  );
}

/** A club before the game, in four short lines: name, probable pitcher and the last starts, record with the last ten games. */
export function ClubFacts({ game, side, brief }: ClubFactsProps) {
  const { id, shortName, record } = game.teams[side];
  const lastTen = brief?.isComplete ? brief.clubs[side].lastTen : null;
  return (
    <span className={styles.facts}>
      <span className={styles.club}>
        <Emblem teamId={id} size={24} />
        <span>{shortName}</span>
      </span>
      <Starter game={game} side={side} brief={brief} />
      <small>
        {record === null ? '' : `${record.wins}–${record.losses}`}
        {lastTen !== null && lastTen.won + lastTen.lost > 0 && ` · last ten ${lastTen.won}–${lastTen.lost}`}
      </small>
    </span>
  );
}
