import { memo, useEffect, useRef, type ComponentProps } from 'react';
import { videoOfPlay } from '#features/videos/rules.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { formatHalfInning } from '#rules/baseball/game/card-text.ts';
import { describeChallenges } from '#rules/baseball/game/describe-pitch.ts';
import type { GameView, PlateAppearance } from '#rules/baseball/game/model.ts';
import type { PitchVideos } from '#rules/baseball/game/pitch-videos.ts';
import {
  hasTimeout,
  logNotes,
  playFilters,
  halfInnings,
  type PlayFilter,
  filterPlays,
} from '#rules/baseball/game/play-log.ts';
import { MissingPlays } from '#ui/baseball/missing-plays.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSteadyScroll } from '#ui/kit/use-steady-scroll.ts';
import { ScrollRegion } from '#ui/table/scroll-region.tsx';
import { useSearchWith } from './game-screen.ts';
import { VideoLink } from './video-link.tsx';
import styles from './play-log.module.css';

const filterNames: Record<PlayFilter, string> = { all: 'All', scoring: 'Scoring', key: 'Key' };

type FiltersProps = { filter: PlayFilter; hasTimeouts: boolean; showsTimeouts: boolean };

function Filters({ filter, hasTimeouts, showsTimeouts }: FiltersProps) {
  const searchWith = useSearchWith();
  return (
    <nav className={styles.choices} aria-label="Which plays">
      <span className={styles.filters}>
        {playFilters.map((each) => (
          <Link
            key={each}
            to={searchWith('plays', each === 'all' ? null : each)}
            replace
            preventScrollReset
            aria-current={each === filter ? 'true' : undefined}
          >
            {filterNames[each]}
          </Link>
        ))}
      </span>
      {hasTimeouts && (
        <Link to={searchWith('timeouts', showsTimeouts ? null : 'show')} replace preventScrollReset>
          {showsTimeouts ? 'Hide time-outs' : 'Show time-outs'}
        </Link>
      )}
    </nav>
  );
}

type PlayProps = {
  play: PlateAppearance;
  teams: GameView['teams'];
  showsTimeouts: boolean;
  isOpen: boolean;
  isPointed: boolean;
  to: string;
  videos: PitchVideos | null;
};

const Play = memo(({ play, teams, showsTimeouts, isOpen, isPointed, to, videos }: PlayProps) => {
  const item = useRef<HTMLLIElement>(null);
  const details = [...logNotes(play, showsTimeouts), ...describeChallenges(play, teams)];
  // scrolls the log only, not the page
  useEffect(() => {
    const [element, box] = [item.current, item.current?.closest('[tabindex]')];
    if (!isPointed || !element || !box) return;
    box.scrollTop += element.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 8;
  }, [isPointed]);
  return (
    <li
      ref={item}
      className={styles.play}
      data-scoring={play.isScoring || undefined}
      data-pointed={isPointed || undefined}
    >
      <Link to={to} preventScrollReset aria-current={isOpen ? 'true' : undefined}>
        <b className={styles.event}>{play.event ?? 'In Progress'}</b>
        <span className={styles.text}>{play.description ?? play.notes.at(-1)}</span>
        {details.map((sentence) => (
          <span key={sentence} className={styles.detail}>
            {sentence}
          </span>
        ))}
      </Link>
      <div className={styles.aside} data-video-place={videos !== null || undefined}>
        {play.isScoring && (
          <p className={styles.score}>
            <span className="visually-hidden">Score </span>
            {play.away}–{play.home}
          </p>
        )}
        <VideoLink id={videoOfPlay(videos, play)} of={`${play.event}, ${formatHalfInning(play)}`} />
      </div>
    </li>
  );
});

type Props = {
  plays: PlateAppearance[];
  teams: GameView['teams'];
  missingPlays: GameView['missingPlays'];
  filter: PlayFilter;
  openIndex: number | null;
  pointed: number | null;
  /** null: none can come, so they have no place */
  videos: PitchVideos | null;
};

/** Plays by half-inning, newest first; each links to its pitches. */
function PlayLog({ plays, teams, missingPlays, filter, openIndex, pointed, videos }: Props) {
  const searchWith = useSearchWith();
  const showsTimeouts = useSearchParams()[0].get('timeouts') === 'show';
  const scroller = useSteadyScroll(plays);
  const shown = filterPlays(plays, filter);
  return (
    <div className={styles.log}>
      <div className={styles.head}>
        <h2>Plays</h2>
        <Filters filter={filter} hasTimeouts={shown.some(hasTimeout)} showsTimeouts={showsTimeouts} />
      </div>
      <ScrollRegion key={filter} ref={scroller} className={styles.scroller} label="Play log">
        <div>
          <MissingPlays view={{ missingPlays }} />
          {shown.length === 0 && missingPlays.length === 0 && (
            <p className={styles.none}>{filter === 'all' ? 'No play yet.' : 'No such play yet.'}</p>
          )}
          {halfInnings(shown).map(({ inning, half, plays: ofHalf }) => (
            <section key={`${inning}-${half}`}>
              <h3 className={styles.half}>{formatHalfInning({ half, inning })}</h3>
              <ol>
                {ofHalf.map((play) => (
                  <Play
                    key={play.index}
                    play={play}
                    teams={teams}
                    showsTimeouts={showsTimeouts}
                    isOpen={play.index === openIndex}
                    isPointed={play.index === pointed}
                    to={searchWith('play', play.index)}
                    videos={videos}
                  />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </ScrollRegion>
    </div>
  );
}

type PanelProps = Omit<ComponentProps<typeof PlayLog>, 'plays'> & {
  className: string | undefined;
  plays: PlateAppearance[] | null;
};

/** The play log on a card, or a loading text until the plays are loaded. A pitch does not change it. */
export const PlaysPanel = memo(({ className, plays, ...log }: PanelProps) => (
  <Card as="section" className={className} aria-label="Plays">
    {plays === null ? (
      <>
        <p className="needs-script">Attempting to fetch data</p>
        <Link className="needs-no-script" to="?plays=all">
          Show every play
        </Link>
      </>
    ) : (
      <PlayLog {...log} plays={plays} />
    )}
  </Card>
));
