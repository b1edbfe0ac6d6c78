import styles from './tile-pictures.module.css';

const frame = { viewBox: '0 0 240 110', 'aria-hidden': true, focusable: false } as const;

/** A form curve over the season: above its mean the ink is green, below red. */
export function FormPicture() {
  return (
    <svg {...frame}>
      <path d="M4 62H236" className={styles['rule']} />
      <path
        d="M4 70C20 84 30 88 44 74S66 34 82 40s22 40 40 38 20-46 38-52 22 26 36 20 20-24 40-26"
        className={styles['line']}
      />
      <circle cx="236" cy="20" r="6" className={styles['red']} />
    </svg>
  );
}

const spots = Array.from({ length: 40 }, (_, index) => index);

/** The forty spots of a roster, most of them taken. */
export function RosterPicture() {
  return (
    <svg {...frame}>
      {spots.map((spot) => (
        <rect
          key={spot}
          x={4 + (spot % 10) * 23.5}
          y={6 + Math.floor(spot / 10) * 26}
          width="19"
          height="20"
          rx="2"
          className={spot < 37 ? styles['full'] : styles['free']}
        />
      ))}
    </svg>
  );
}

const strip = [92, 71, 84, 38, 63];

/** Percentiles on one axis. */
export function StatsPicture() {
  return (
    <svg {...frame}>
      {strip.map((percentile, index) => (
        <g key={percentile} transform={`translate(0 ${12 + index * 22})`}>
          <path d="M4 0H236" className={styles['rule']} />
          <circle
            cx={4 + 2.32 * percentile}
            cy="0"
            r="8"
            className={percentile > 50 ? styles['red'] : styles['blue']}
          />
        </g>
      ))}
    </svg>
  );
}

/** How pitches move: fastballs rise, curves fall. */
export function PitchingPicture() {
  return (
    <svg {...frame}>
      <path d="M120 4V106M20 55H220" className={styles['rule']} />
      <circle cx="120" cy="55" r="44" className={styles['ring']} />
      <circle cx="120" cy="55" r="22" className={styles['ring']} />
      <g className={styles['red']}>
        <circle cx="142" cy="22" r="6" />
        <circle cx="150" cy="28" r="6" />
        <circle cx="136" cy="27" r="6" />
      </g>
      <g className={styles['blue']}>
        <circle cx="96" cy="88" r="6" />
        <circle cx="104" cy="94" r="6" />
        <circle cx="90" cy="80" r="6" />
      </g>
      <g className={styles['gold']}>
        <circle cx="170" cy="58" r="6" />
        <circle cx="163" cy="65" r="6" />
      </g>
    </svg>
  );
}

const bars = [222, 196, 171, 168, 140];

/** Bars to scale, the longest first. */
export function LeadersPicture() {
  return (
    <svg {...frame}>
      {bars.map((width, index) => (
        <rect
          key={width}
          x="4"
          y={6 + index * 21}
          width={width}
          height="14"
          rx="2"
          className={index === 0 ? styles['red'] : styles['full']}
        />
      ))}
    </svg>
  );
}

/** A question put by a foul line. */
export function FaqPicture() {
  return (
    <svg {...frame}>
      <path d="M120 104 20 20M120 104 220 20" className={styles['rule']} />
      <path d="M101 34c0-26 40-26 40 0 0 18-20 16-20 34" className={styles['stroke']} />
      <circle cx="121" cy="90" r="7" className={styles['red']} />
    </svg>
  );
}

/** A page of the article that comes first. */
export function BlogPicture() {
  return (
    <img
      src="/pictures/blog/called-shot-06.svg"
      alt=""
      width="240"
      height="150"
      className={styles['photo']}
      loading="lazy"
    />
  );
}
