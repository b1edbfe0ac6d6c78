import type { PracticeGame } from '../../contract.ts';
import { firstChance } from '#rules/baseball/game/chance-series.ts';
import { briefRows } from '#ui/brief/brief-rows.ts';
import { BriefTable } from '#ui/brief/brief-table.tsx';
import { Card } from '#ui/card.tsx';
import { formatBothChances } from '#ui/format-both-chances.ts';
import { Emblem } from '#ui/pictures/emblem.tsx';
import { Time } from '#ui/time/time.tsx';
import { PickButtons } from './pick-buttons.tsx';
import { PickResult } from './pick-result.tsx';
import { usePracticePick } from './use-practice-pick.ts';
import styles from './practice-day.module.css';

/** '7:05 PM · Foundry Park · Game 2' */
function Announcement({ game: { startsAt, venue, series, doubleHeaderGame } }: { game: PracticeGame }) {
  return (
    <p className={styles.announcement}>
      {startsAt === null ? 'Time TBD' : <Time at={startsAt} />} · {venue.name}
      {doubleHeaderGame !== null && ` · Game ${doubleHeaderGame}`}
      {series !== null && <span className={styles.series}>{series}</span>}
    </p>
  );
}

/** A club with its record and its starter, and its runs after the pick. */
function ClubRow({ game: { teams, pick }, side }: { game: PracticeGame; side: 'away' | 'home' }) {
  const { id, shortName, record, probablePitcher } = teams[side];
  const isCalled = pick?.winnerId === id;
  return (
    <div className={styles.club} data-club={id} data-called={isCalled || undefined}>
      <Emblem teamId={id} size={32} />
      <p>
        <b>{shortName}</b>
        {record !== null && ` ${record.wins}–${record.losses}`}
        <small>{probablePitcher?.name ?? 'Starter not announced'}</small>
      </p>
      {pick !== null && <span className={styles.runs}>{pick.score[side]}</span>}
    </div>
  );
}

/** What was known on the morning of the game: the forecast, and the brief on demand. */
function Known({ game: { forecast, brief, teams } }: { game: PracticeGame }) {
  const rows = briefRows(brief);
  return (
    <>
      <p className={styles.forecast}>
        {forecast === null
          ? 'No forecast for this game'
          : `Our forecast: ${formatBothChances(firstChance(forecast.homeWinProbability), teams)}`}
      </p>
      {rows.length > 0 && (
        <details className={styles.brief}>
          <summary>Before you pick</summary>
          <BriefTable rows={rows} teams={teams} />
        </details>
      )}
    </>
  );
}

/** A game as of its morning with a button for each club; the result after the pick. `date`: of the page, YYYY-MM-DD */
export function MatchupCard({ game, date }: { game: PracticeGame; date: string }) {
  const { isNew, isSending, error, submit } = usePracticePick(game.gamePk, date);
  const { away, home } = game.teams;
  const name = `matchup-${game.gamePk}`;
  return (
    <Card as="li" className={styles.card} aria-labelledby={name}>
      <h3 id={name} className="visually-hidden">
        {away.shortName} at {home.shortName}
      </h3>
      <Announcement game={game} />
      <ClubRow game={game} side="away" />
      <ClubRow game={game} side="home" />
      <Known game={game} />
      <div className={styles.foot}>
        {game.pick === null ? (
          <PickButtons teams={game.teams} isSending={isSending} error={error} onPick={(id) => void submit(id)} />
        ) : (
          <PickResult game={game} pick={game.pick} isNew={isNew} />
        )}
      </div>
    </Card>
  );
}
