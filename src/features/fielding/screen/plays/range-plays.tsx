import type { FieldingSeason, RangePlay } from '../../contract.ts';
import { Card } from '#ui/card.tsx';
import styles from '../advanced-fielding.module.css';
import { CatchMap } from '../catch-map/catch-map.tsx';
import { partOfField } from '../catch-map/part-of-field.ts';
import { DifficultyTable } from './difficulty-table.tsx';
import type { FieldingParams, ShownPlays } from '../fielding-params.ts';
import { PlayTable } from './play-table.tsx';
import { RangeNote } from './range-note.tsx';
import { ShowLinks } from '../controls/show-links.tsx';
import { Panel } from '#ui/panel.tsx';

type RangePlaysProps = { data: FieldingSeason; plays: readonly RangePlay[]; params: FieldingParams };

const isShown: Record<ShownPlays, (play: RangePlay) => boolean> = {
  all: () => true,
  made: ({ isOut }) => isOut === true,
  missed: ({ isOut }) => isOut === false,
};

/** The balls of the season: on a map, by difficulty, and as a list. */
export function RangePlays({ data, plays, params }: RangePlaysProps) {
  const name = data.player?.name ?? 'the player';
  const shown = plays.filter(isShown[params.show]);
  return (
    <>
      <div className={styles.columns}>
        <Card as="section" aria-labelledby="catch-map">
          <div className={styles.head}>
            <h2 id="catch-map">Every ball of {data.season}</h2>
            <ShowLinks params={params} />
          </div>
          <CatchMap plays={shown} name={name} part={partOfField(plays)} />
        </Card>
        <div className={styles.side}>
          <Panel title="By difficulty">
            {' '}
            <DifficultyTable plays={plays} name={name} season={data.season} />
          </Panel>
          <RangeNote />
        </div>
      </div>
      <Card as="section" className={styles.list} aria-labelledby="play-list">
        <PlayTable plays={shown} data={data} params={params} />
      </Card>
    </>
  );
}
