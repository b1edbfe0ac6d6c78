import type { DayBrief } from '#features/forecasts/contract/briefs.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import type { Side } from '#rules/baseball/game/model.ts';
import { surname } from '#rules/baseball/players/surname.ts';
import { Emblem } from '#ui/pictures/emblem.tsx';
import styles from './game-tile.module.css';

type ClubFactsProps = { game: GameCard; side: Side; brief: DayBrief | undefined };

/** 'Shelton 3.42 ERA · 2-1-4', the last number being the runs in the last three starts, newest first; else the whole name. */
function Starter({ game, side, brief }: ClubFactsProps) {
  const { probablePitcher } = game.teams[side];
  if (probablePitcher === null) return <>Not Announced</>;
  const era = brief?.eras[side] ?? null;
  const starts = brief?.isComplete ? brief.starts[side] : [];
  if (era === null && starts.length === 0) return <>{probablePitcher.name}</>;
  return (
    <span title={probablePitcher.name}>
      {surname(probablePitcher.name)}
      {era !== null && ` ${era} ERA`}
      {starts.length > 0 && (
        <>
          {' · '}
          <span className="visually-hidden">runs in six innings of the last starts, newest first: </span>
          {starts.map(({ runs }) => runs ?? '–').join('-')}
        </>
      )}
    </span>
  );
}

/** A club before the game, in three short lines: name, probable pitcher, record with the last ten games. */
export function ClubFacts({ game, side, brief }: ClubFactsProps) {
  const { id, shortName, record } = game.teams[side];
  const lastTen = brief?.isComplete ? brief.clubs[side].lastTen : null;
  return (
    <span className={styles.facts}>
      <span className={styles.club}>
        <Emblem teamId={id} size={24} />
        <span>{shortName}</span>
      </span>
      <small>
        <span className="visually-hidden">Probable pitcher: </span>
        <Starter game={game} side={side} brief={brief} />
      </small>
      <small>
        {record === null ? '' : `${record.wins}–${record.losses}`}
        {lastTen !== null && lastTen.won + lastTen.lost > 0 && ` · ${lastTen.won}–${lastTen.lost} in ten`}
      </small>
    </span>
  );
}
