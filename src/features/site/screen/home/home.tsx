import type { ReactNode } from 'react';
import { lockLeadText } from '#rules/picks/lock.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Ballpark } from './ballpark/ballpark.tsx';
import { BestBats } from './tiles/best-bats.tsx';
import { CrowdChallenge } from './challenge/crowd-challenge.tsx';
import { FirstGames } from './tiles/first-games.tsx';
import { FormTile } from './tiles/form-tile.tsx';
import { GameStrip } from './strip/game-strip.tsx';
import styles from './home.module.css';
import { Offer } from './offer.tsx';
import { TilePicture } from './tiles/tile-pictures.tsx';
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
      <GameStrip />
      {followed}
      <CrowdChallenge />
      <Tiles />
    </div>
  );
}
