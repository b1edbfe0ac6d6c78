import type { BracketGame, BracketSeries, BracketSide } from '#rules/baseball/postseason/bracket.ts';
import { formatMonthDay } from '#rules/baseball/seasons/format-month-day.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Card } from '#ui/card.tsx';
import { Emblem } from '#ui/pictures/emblem.tsx';
import { Link } from '#ui/link.tsx';
import { describeHost, formatGameResult, formatShortDay } from './postseason-text.ts';
import styles from './series-card.module.css';

type SideProps = { side: BracketSide; isWinner: boolean; isLoser: boolean; showsWins: boolean };

function Side({ side: { team, origin, seed, wins }, isWinner, isLoser, showsWins }: SideProps) {
  return (
    <p className={styles.side} data-winner={isWinner || undefined} data-loser={isLoser || undefined}>
      <span className={styles.seed}>
        {seed !== null && (
          <>
            <span className="visually-hidden">Seed </span>
            {seed}
          </>
        )}
      </span>
      {team === null ? (
        <span className={styles.origin}>{origin}</span>
      ) : (
        <>
          <Emblem teamId={team.id} size={22} />
          <Link to={paths.club(team.id)} className={styles.club}>
            <span className={styles.long}>{team.shortName}</span>
            <abbr className={styles.short} title={team.shortName}>
              {team.abbreviation}
            </abbr>
          </Link>
        </>
      )}
      {showsWins && (
        <b className={styles.wins}>
          {wins}
          <span className="visually-hidden">{wins === 1 ? ' win' : ' wins'}</span>
        </b>
      )}
    </p>
  );
}

function Game({ series, game }: { series: BracketSeries; game: BracketGame }) {
  const home = series.sides[game.isFirstAtHome ? 0 : 1].team;
  const result = formatGameResult(series, game);
  return (
    <li>
      <Link to={paths.liveGame(game.gamePk)} className={styles.game} data-phase={game.phase}>
        <span className="visually-hidden">Game {game.number}, </span>
        <time dateTime={game.date}>
          <span className={styles.long}>{formatMonthDay(game.date)}</span>
          <span className={styles.short} aria-hidden="true">
            {formatShortDay(game.date)}
          </span>
        </time>
        <span>{home === null ? describeHost(series, game) : `at ${home.abbreviation}`}</span>
        {game.isIfNecessary ? (
          <i>
            if nec<span className="visually-hidden">essary</span>
            <span aria-hidden="true">.</span>
          </i>
        ) : (
          <b>{result}</b>
        )}
      </Link>
    </li>
  );
}

/** A series: its clubs with their wins, its standing, and its games with date and home club. */
export function SeriesCard({ series }: { series: BracketSeries }) {
  const { name, length, sides, standing, winner, games, isProjected } = series;
  return (
    <Card as="article" className={styles.series} aria-label={name}>
      <h3 className={styles.name}>
        {name}
        <small>{length === 1 ? 'one game' : `best of ${length}`}</small>
      </h3>
      {sides.map((side, index) => (
        <Side
          key={side.team?.id ?? `${side.origin} ${index}`}
          side={side}
          isWinner={winner === index}
          isLoser={winner !== null && winner !== index}
          showsWins={!isProjected && sides.every(({ team }) => team !== null)}
        />
      ))}
      {standing !== null && <p className={styles.standing}>{standing}</p>}
      {games.length > 0 && (
        <ol className={styles.games}>
          {games.map((game) => (
            <Game key={game.gamePk} series={series} game={game} />
          ))}
        </ol>
      )}
    </Card>
  );
}
