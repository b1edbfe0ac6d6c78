import type { RollingMetrics, RollingPlayer } from '../../contract.ts';
import { rollingFigures, type RollingGroup } from '../../rules/rolling-figures.ts';
import { sortForms } from '../../rules/sort-forms.ts';
import { TableOnDemand } from '#ui/table/table-on-demand.tsx';
import { FormCard } from './form-card.tsx';
import { windowName } from '../rolling-params.ts';
import styles from '../rolling-metrics.module.css';
import { trendScale } from './trend-scale.ts';
import { TermDefinition } from '#ui/term/term-definition.tsx';
import { figureText } from '../../rules/figure-text.ts';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';
import { Note } from '#ui/note.tsx';

type CardsProps = { players: readonly RollingPlayer[]; metrics: RollingMetrics };

function Cards({ players, metrics: { group, figure, window, players: all } }: CardsProps) {
  const scale = trendScale(all);
  return (
    <ul className={styles.cards}>
      {players.map((player) => (
        <FormCard key={player.id} player={player} group={group} figure={figure} scale={scale} window={window} />
      ))}
    </ul>
  );
}

type PlayerCardsProps = { metrics: RollingMetrics; isChange: boolean };

/** The cards of players with a full window of games, then of those with fewer games. */
export function PlayerCards({ metrics, isChange }: PlayerCardsProps) {
  const { group, figure: id, window, players } = metrics;
  const index = rollingFigures[group].findIndex((figure) => figure.id === id);
  const figure = rollingFigures[group][index];
  const sorted = figure ? sortForms(players, index, { figure, isChange }) : players;
  const whole = sorted.filter(({ games }) => games >= window);
  const fewer = sorted.filter(({ games }) => games < window);
  const word = windowName(window);
  return (
    <>
      {whole.length === 0 ? (
        <Note isAlone>
          No one on the {group} staff has played in {word} games yet
        </Note>
      ) : (
        <>
          <Note>
            Next to each figure is its change against the season, for counts against the season’s pace. {window} games
            are a small sample: much of it is chance. The line is the sorted figure over the season, the dashes are the
            season’s figure, and the band is the middle half of the player’s windows.
          </Note>
          <FigureMeanings group={group} />
          <h2 className="visually-hidden">Players</h2>
          <Cards players={whole} metrics={metrics} />
        </>
      )}
      {fewer.length > 0 && (
        <section aria-labelledby="fewer" className={styles.fewer}>
          <h2 id="fewer">Fewer than {word} games</h2>
          <Cards players={fewer} metrics={metrics} />
        </section>
      )}
      {players.length > 0 && (
        <TableOnDemand summary="All figures as a table">{() => <FormsTable metrics={metrics} />}</TableOnDemand>
      )}
    </>
  );
}

/** Explains the figures of the cards. */
function FigureMeanings({ group }: { group: RollingGroup }) {
  return (
    <details className={styles.meanings}>
      <summary>What the figures mean</summary>
      <ul>
        {rollingFigures[group].map(({ id }) => (
          <li key={id}>
            <TermDefinition id={id} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** All players and all figures as a table. */
function FormsTable({ metrics: { group, season, window, team, players } }: { metrics: RollingMetrics }) {
  const figures = rollingFigures[group].map(({ id, name, kind, better }, index): Column<RollingPlayer> => ({
    id,
    head: name,
    term: id,
    value: (player) => player.figures[index] ?? null,
    cell: (player) => figureText(kind, player.figures[index] ?? null),
    ...(better && { heat: { better: better === 'more' ? 'high' : 'low' } }),
  }));
  const columns: Column<RollingPlayer>[] = [
    { id: 'player', head: 'Player', isText: true, value: ({ name }) => name },
    { id: 'games', head: 'Games', value: ({ games }) => games },
    ...figures,
  ];
  return (
    <Table
      caption={`Last ${window} games, ${group}, ${season}`}
      columns={columns}
      rows={players}
      rowKey={({ id }) => id}
      address="table"
      csvName={`rolling-${group}-${team}-${season}-${window}`}
    />
  );
}
