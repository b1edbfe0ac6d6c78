import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlateAppearance } from '#rules/baseball/game/model.ts';
import { isOver } from '#rules/baseball/game/predicates.ts';
import { situationOfView } from '#rules/baseball/game/situation-of-view.ts';
import { chanceAfter, leverageOf, nameLeverage } from '#rules/baseball/win-probability/what-if.ts';
import type { Situation } from '#rules/baseball/win-probability/win-model.ts';
import { formatBothChances } from '#ui/format-both-chances.ts';
import { formatChance } from '#ui/format-chance.ts';
import { formatHalfInning } from '#ui/format-half-inning.ts';
import type { GameScreen } from '../layouts/game-screen.ts';
import type { Replayer } from '#features/replay/queries/replayer.ts';
import { replayerQuery } from '#features/replay/queries/use-replay.ts';
import { Slider } from '#ui/form/slider.tsx';
import styles from './win-probability.module.css';

const results = [
  ['single', 'A single'],
  ['walk', 'A walk'],
  ['out', 'An out'],
] as const;

const leverageTexts: Record<ReturnType<typeof nameLeverage>, string> = {
  low: 'Low: the result changes little.',
  medium: 'Medium: an average plate appearance.',
  high: 'High: at least twice the average.',
  'very high': 'Very high: at least four times the average. This can decide the game.',
};

function WhatIf({ replayer, situation, home }: { replayer: Replayer; situation: Situation; home: string }) {
  const { chanceOf } = replayer;
  return (
    <dl className={styles.values}>
      <div>
        <dt>Leverage</dt>
        <dd>{leverageTexts[nameLeverage(leverageOf(situation, chanceOf))]}</dd>
      </div>
      {results.map(([kind, label]) => (
        <div key={kind}>
          <dt>{label}</dt>
          <dd>
            {home} {formatChance(Math.round(1000 * chanceAfter(kind, situation, chanceOf)))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const textOf = (play: PlateAppearance | undefined): string =>
  play ? `${formatHalfInning(play)}: ${play.description ?? play.event ?? ''}` : 'Now';

/** Where the slider stands, and the opened play before and after. */
type Moved = { from: number | null; to: number | null; place: number };

/**
 * The win probability play by play: a slider opens each play in the line, the log and the pitches. For each, what was at
 * stake, and what other results would have led to.
 */
export function ChanceSteps({ screen, plays }: { screen: GameScreen; plays: readonly PlateAppearance[] }) {
  const { view, openIndex, openPlay, point } = screen;
  const { data: replayer, isError } = useQuery(replayerQuery(String(view.gamePk)));
  const [moved, setMoved] = useState<Moved | null>(null);
  const found = plays.findIndex(({ index }) => index === openIndex);
  const isMoved = moved !== null && (moved.from === openIndex || moved.to === openIndex);
  const place = isMoved ? moved.place : found < 0 ? plays.length : found;
  const play = plays[place];
  // the address changes when the slider stands still: browsers limit how often it may change
  const open = () => {
    if ((play?.index ?? null) !== openIndex) openPlay(play?.index ?? null);
  };
  const chance = (play ?? plays.at(-1))?.homeChance;
  const now = isOver(view) ? null : situationOfView(view);
  const situation = play ? (replayer?.situationBefore(play.index) ?? null) : now;
  return (
    <div className={styles.steps}>
      <Slider
        label="Play"
        text={textOf(play)}
        min={0}
        max={plays.length}
        value={place}
        onPick={(next) => {
          const to = plays[next]?.index ?? null;
          point(to);
          setMoved({ from: openIndex, to, place: next });
        }}
        onPointerUp={open}
        onKeyUp={open}
        onBlur={() => point(null)}
      />
      <p className={styles.play}>
        {textOf(play)} {chance !== undefined && <b>{formatBothChances(chance, view.teams)}</b>}
      </p>
      <h3>{play ? 'Before this play' : 'In this situation'}</h3>
      {replayer && situation ? (
        <WhatIf replayer={replayer} situation={situation} home={view.teams.home.shortName} />
      ) : (
        <p className={styles.none}>
          {isError
            ? 'The plays could not be loaded.'
            : situation === null && replayer
              ? 'Nothing is at stake.'
              : 'Attempting to fetch data'}
        </p>
      )}
    </div>
  );
}
