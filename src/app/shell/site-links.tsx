import { HideScoresButton } from '#features/viewer/screen/hide-scores-button.tsx';
import { paths } from '#platform/api/browser/paths.ts';
import { PageLink } from './page-link.tsx';
import styles from './shell.module.css';

const groups: readonly { title: string; links: readonly (readonly [string, string])[] }[] = [
  {
    title: 'Play',
    links: [
      ['Todays Games', paths.today()],
      ['My Picks', paths.myPicks()],
      ['Practice', paths.practice()],
      ['Predict the Table', paths.seasonPredictions()],
      ['LeaderBoard', paths.leaderboard()],
      ['Leagues', paths.leagues()],
    ],
  },
  {
    title: 'Clubs',
    links: [
      ['Rosters', paths.rosters()],
      ['Standings', paths.standings()],
      ['Postseason', paths.postseason()],
      ['Transactions', paths.transactions()],
      ['Free Agents', paths.freeAgents()],
      ['Teams', paths.teams()],
    ],
  },
  {
    title: 'Players',
    links: [
      ['Player Search', paths.player()],
      ['League Leaders', paths.leagueLeaders()],
      ['Challenges', paths.challenges()],
      ['Rolling Metrics', paths.rollingMetrics()],
      ['Advanced Fielding', paths.advancedFielding()],
    ],
  },
  {
    title: 'Reading',
    links: [
      ['Blog', paths.blog()],
      ['FAQ', paths.faq()],
    ],
  },
];

/** Links to every part of the site, in the footer. */
export function SiteLinks() {
  return (
    <nav aria-label="Site" className={styles.site}>
      {groups.map(({ title, links }) => (
        <div key={title}>
          <p className={styles.siteTitle}>{title}</p>
          <ul>
            {links.map(([name, to]) => (
              <li key={to}>
                <PageLink to={to} className={styles.siteLink}>
                  {name}
                </PageLink>
              </li>
            ))}
            {title === 'Reading' && (
              <li className="needs-script">
                <HideScoresButton className={styles.siteLink} />
              </li>
            )}
          </ul>
        </div>
      ))}
    </nav>
  );
}
