import type { ReactNode, FormEvent } from 'react';
import { lockLeadText } from '#rules/picks/lock.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Ballpark } from './ballpark/ballpark.tsx';
import { BestBats } from './tiles/best-bats.tsx';
import { CrowdChallenge } from './challenge/crowd-challenge.tsx';
import { FirstGames } from './tiles/first-games.tsx';
import { FormTile } from './tiles/form-tile.tsx';
import styles from './home.module.css';
import { useQueryClient } from '@tanstack/react-query';
import type { patchUser, User } from '#features/accounts/contract/accounts.ts';
import { refreshUser } from '#features/accounts/queries/session-actions.ts';
import { useSession } from '#features/accounts/queries/session.ts';
import { send } from '#platform/api/browser/call.ts';
import { announce } from '#ui/announcements/announce.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import controls from '#ui/controls.module.css';
import { Link } from '#ui/link.tsx';
import { TilePicture } from './tiles/tile-pictures.tsx';
import { TodaysStrip } from './tiles/todays-strip.tsx';
import { Tile } from './tiles/tile.tsx';
import { TopThree } from './tiles/top-three.tsx';

function Tiles() {
  return (
    <ul className={styles.tiles}>
      <Tile
        isWide
        ground="turf"
        title="Predict Today's Games"
        to={paths.today()}
        subtitle={`Name the winner up to ${lockLeadText} before.`}
      >
        <FirstGames />
      </Tile>
      <Tile
        isWide
        ground="wall"
        title="Predictions Leaderboard"
        to={paths.leaderboard()}
        subtitle="Who calls them best, in total bases."
      >
        <TopThree />
      </Tile>
      <Tile
        ground="page"
        title="Rolling Player Metrics By Team"
        to={paths.rollingMetrics()}
        subtitle="The last ten games of every player."
      >
        <FormTile />
      </Tile>
      <Tile title="Roster Resource" to={paths.rosters()} subtitle="Forty spots, who has them and who waits.">
        <TilePicture name="roster" />
      </Tile>
      <Tile ground="page" title="Sabermetrics" to={paths.player()} subtitle="Every player, every season, every figure.">
        <TilePicture name="sabermetrics" />
      </Tile>
      <Tile
        ground="rack"
        title="League Leaders"
        to={paths.leagueLeaders()}
        subtitle="Twenty-one categories, bars to scale."
      >
        <BestBats />
      </Tile>
      <Tile title="Blog" to={paths.blog()} subtitle="Called shots, bullpens and what lies between.">
        <TilePicture name="scorebook" />
      </Tile>
      <Tile title="FAQ" to={paths.faq()} subtitle="How scoring works, and who is behind this.">
        <TilePicture name="umpire" />
      </Tile>
      <Tile isWide ground="page" title="Advanced Pitching Tools" subtitle="Regular season 2025">
        <TilePicture name="pitching" />
      </Tile>
    </ul>
  );
}

/** `isPickFirst`: the next game to pick is at the top, inside the ballpark */
type HomeProps = Record<'notice' | 'evening' | 'desk' | 'followed' | 'nextPick', ReactNode> & { isPickFirst: boolean };

/** The home page: a user's last evening, ballpark, the next game to pick, today's games, the followed players, and a tile for each part of the site. */
export function Home({ notice, evening, desk, followed, nextPick, isPickFirst }: HomeProps) {
  return (
    <div className={styles.page}>
      {notice}
      {!isPickFirst && evening}
      <Ballpark desk={desk} pick={isPickFirst && nextPick} />
      {isPickFirst ? evening : nextPick}
      <Offer />
      <TodaysStrip />
      {followed}
      <CrowdChallenge />
      <Tiles />
    </div>
  );
}

const offers = {
  club: {
    text: 'Have a favorite club? And may we remind you of games that you have not called?',
    links: [
      ['Choose a club', paths.settings('profile')],
      ['Set reminders', paths.settings('notifications')],
    ],
  },
  recovery: {
    text: 'Recovery codes replace a forgotten password.',
    links: [['Save recovery codes', `${paths.settings('security')}#recovery-codes`]],
  },
} as const satisfies Record<NonNullable<User['offer']>, unknown>;

/** One thing that the user can set up by now, until it is done or declined. */
function Offer() {
  const queryClient = useQueryClient();
  const { user } = useSession();
  if (!user?.offer) return null;
  const { id, offer } = user;
  const { text, links } = offers[offer];
  const decline = async () => {
    await send<typeof patchUser>('PATCH /api/users/:id', { params: { id }, body: { declinedOffer: offer } });
    await refreshUser(queryClient, id);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    decline().catch(() => announce('Network error'));
  };
  return (
    <Card as="section" aria-label="Offer" className={styles.offer}>
      <p>{text}</p>
      {links.map(([name, to]) => (
        <Link key={to} to={to} className={controls.button}>
          {name}
        </Link>
      ))}
      <form method="post" action="/forms/settings" onSubmit={onSubmit}>
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="declinedOffer" value={offer}>
          Not now
        </Button>
      </form>
    </Card>
  );
}
