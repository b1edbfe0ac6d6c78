import { pages } from '#platform/api/pages.ts';

type Group = { title: string; links: readonly (readonly [name: string, path: string])[] };

/** The pages of the site's menu, by what they are for. */
export const siteGroups: readonly Group[] = [
  {
    title: 'Play',
    links: [
      ['Home', pages.home.path],
      ['Todays Games', pages.today.path],
      ['My Picks', pages['my-picks'].path],
      ['LeaderBoard', pages.leaderboard.path],
      ['Leagues', pages.leagues.path],
      ['Practice', pages.practice.path],
      ['Predict the Table', pages['season-predictions'].path],
    ],
  },
  {
    title: 'Clubs',
    links: [
      ['Teams', pages.teams.path],
      ['Schedule', pages.schedule.path],
      ['Standings', pages.standings.path],
      ['Rosters', pages.rosters.path],
      ['Postseason', pages.postseason.path],
      ['Transactions', pages.transactions.path],
      ['Free Agents', pages['free-agents'].path],
    ],
  },
  {
    title: 'Players',
    links: [
      ['Players', pages.player.path],
      ['Compare Players', pages.compare.path],
      ['League Leaders', pages['league-leaders'].path],
      ['Rolling Metrics', pages['rolling-metrics'].path],
    ],
  },
  {
    title: 'Reading',
    links: [
      ['Blog', pages.blog.path],
      ['FAQ', pages.faq.path],
    ],
  },
];
