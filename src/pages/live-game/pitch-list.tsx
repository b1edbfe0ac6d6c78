import { calledAs, firstCall } from '#rules/baseball/game/describe-pitch.ts';
import type { Pitch, PlateAppearance, PitchResult } from '#rules/baseball/game/model.ts';
import type { PitchVideos } from '#rules/baseball/game/pitch-videos.ts';
import { type Zone, inchesFromZone } from '#rules/baseball/game/strike-zone.ts';
import { surname } from '#rules/baseball/player-names.ts';
import { fixed, rounded } from '#rules/baseball/stats/figures.ts';
import { ScrollRegion } from '#ui/table/scroll-region.tsx';
import { keepUnits } from './keep-units.ts';
import { MarkIcon } from './pitch-mark.tsx';
import { VideoLink } from './video-link.tsx';
import styles from './pitch-list.module.css';

type RowProps = { pitch: Pitch; zone: Zone; isNewest: boolean; video: string | undefined };

function PitchRow({ pitch, zone, isNewest, video }: RowProps) {
  const { number, result, type, call, startSpeed } = pitch;
  const challenge = formatChallenge(pitch, zone);
  const figures = formatFigures(pitch);
  return (
    <li data-newest={isNewest || undefined}>
      <details name="pitch">
        <summary className={styles.row}>
          <MarkIcon result={result} number={number} />
          <span className="visually-hidden">{number} </span>
          <b>{shortPitchType(type)}</b> <span>{startSpeed !== null && `${fixed(startSpeed, 0)} mph`}</span>{' '}
          <span className={styles.call}>{call}</span>
          <span className={styles.shortCall} aria-hidden="true">
            {shortCalls[result]}
          </span>
        </summary>
        <p className={styles.details}>
          {keepUnits([type, call, figures].filter(Boolean).join(' · '))} <VideoLink id={video} of={`pitch ${number}`} />
        </p>
      </details>
      {challenge && <p className={styles.challenge}>{challenge}</p>}
    </li>
  );
}

type Props = {
  className: string | undefined;
  plateAppearance: PlateAppearance;
  videos: PitchVideos | null;
  title: string;
};

/** Every pitch of a plate appearance on a line, in order; each opens to its figures. A new one moves no other. */
export function PitchList({ className, plateAppearance, videos, title }: Props) {
  const { index, pitches } = plateAppearance;
  return (
    <ScrollRegion className={className} label={title}>
      <ol className={styles.pitches}>
        {pitches.map((pitch) => (
          <PitchRow
            key={pitch.number}
            pitch={pitch}
            zone={plateAppearance}
            isNewest={pitch.number === pitches.at(-1)?.number}
            video={videos?.[index]?.[pitch.number]}
          />
        ))}
      </ol>
      {pitches.length === 0 && <p className={styles.empty}>No pitch yet.</p>}
    </ScrollRegion>
  );
}

const degrees = (value: number): string => `${rounded(value)}°`.replace('-', '−');

/** without Intl, whose first use blocks a browser for 30 ms and more */
const thousands = (value: number): string => String(rounded(value)).replace(/\B(?=\d{3}$)/, ',');

/** '94.7 mph, 87.1 at the plate · spin 2,240 rpm at 215° · break 12°' of what was measured; null without measurements. */
export function formatFigures({ startSpeed, endSpeed, spinRate, spinDirection, breakAngle }: Pitch): string | null {
  const speeds = [startSpeed && `${fixed(startSpeed, 1)} mph`, endSpeed && `${fixed(endSpeed, 1)} at the plate`];
  const spin = [spinRate && `${thousands(spinRate)} rpm`, spinDirection !== null && `at ${degrees(spinDirection)}`];
  const parts = [
    speeds.filter(Boolean).join(', '),
    spin.some(Boolean) && `spin ${spin.filter(Boolean).join(' ')}`,
    breakAngle !== null && `break ${degrees(breakAngle)}`,
  ];
  return parts.filter(Boolean).join(' · ') || null;
}

/** '4-Seam' for 'Four-Seam Fastball', 'Pitch' for an unknown type. */
export function shortPitchType(type: string | null): string {
  return (type ?? 'Pitch')
    .replace(/^(.+-Seam) Fastball$/, '$1')
    .replace('Four-', '4-')
    .replace('Two-', '2-');
}

/** The call in a word, for a narrow list. */
const shortCalls: Record<PitchResult, string> = {
  ball: 'ball',
  called: 'called',
  swinging: 'swing',
  foul: 'foul',
  hitByPitch: 'hit',
  inPlayOut: 'in play',
  inPlayHit: 'in play',
  other: 'other',
};

/** '0.3 in. inside the zone'; null if the pitch was not measured. */
function formatDistance(pitch: Pitch, zone: Zone): string | null {
  const inches = inchesFromZone(pitch, zone);
  return inches === null ? null : `${fixed(Math.abs(inches), 1)} in. ${inches > 0 ? 'outside' : 'inside'} the zone`;
}

function formatCalls(pitch: Pitch): string {
  if (pitch.challenge?.isOverturned === null) return 'under review';
  const [before, after] = [firstCall(pitch), calledAs(pitch)];
  return before === after ? 'confirmed' : `${before} → ${after}`;
}

/** 'Marsh: ball → strike, 0.3 in. inside the zone', after the decision only; null for a pitch without a challenge. */
function formatChallenge(pitch: Pitch, zone: Zone): string | null {
  const { challenge } = pitch;
  if (challenge === null) return null;
  const name = challenge.challenger ? surname(challenge.challenger.name) : 'Challenge';
  const distance = challenge.isOverturned === null ? null : formatDistance(pitch, zone);
  return [`${name}: ${formatCalls(pitch)}`, distance].filter((part) => part !== null).join(', ');
}
