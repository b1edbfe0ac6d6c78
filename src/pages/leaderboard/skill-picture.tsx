import { picksForRank } from '#rules/picks/skill.ts';
import { Grid } from '#ui/kit/grid.tsx';
import { Explanation } from './explanation.tsx';
import panel from './leaderboard.module.css';

/** A game that 80 of 100 others pick alike: what a pick of each team gains and loses, in hundredths of a pick. */
const picks = [
  { name: 'With the crowd', crowd: '80 of 100 picked this team', worth: 20 },
  { name: 'Against the crowd', crowd: '20 of 100 picked this team', worth: 80 },
];

/** Explains skill with the gain and the loss of a pick with the crowd, and of one against it. */
export function SkillPicture() {
  return (
    <Explanation id="skill-picture" title="Skill">
      <p>
        A pick gains or loses the share of the others who picked the other team. Calling an upset is worth much;
        following everyone is worth little, and risks little.
      </p>
      <Grid as="ol" columns="small" className={panel.picks}>
        {picks.map(({ name, crowd, worth }) => (
          <li key={name}>
            <b>{name}</b>
            <small>{crowd}</small>
            <span className={panel.scale}>
              <span className="visually-hidden">{`Correct: plus 0.${worth}. Wrong: minus 0.${worth}.`}</span>
              <svg viewBox="-100 0 200 22" width="100%" height="22" preserveAspectRatio="none" aria-hidden="true">
                <rect x={-worth} y="3" width={worth} height="16" className={panel.loss} />
                <rect x="0" y="3" width={worth} height="16" className={panel.gain} />
                <line x1="0" y1="0" x2="0" y2="22" className={panel.zero} />
              </svg>
              <span className={panel.values} aria-hidden="true">
                <span>{`−0.${worth} wrong`}</span>
                <span>{`+0.${worth} correct`}</span>
              </span>
            </span>
          </li>
        ))}
      </Grid>
      <p>
        All who picked a game add up to zero. The sum is divided by the number of picks plus 600, so that a few lucky
        days are not enough: <b>+2.0</b> is two more correct picks in a hundred than the crowd. The true value is in the
        interval 19 times out of 20.
      </p>
      <p>
        Games that fewer than 20 others picked do not count. Skill is shown from {picksForRank} picks that count; from
        350 on it is called settled.
      </p>
    </Explanation>
  );
}
