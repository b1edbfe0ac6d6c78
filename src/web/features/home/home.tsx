import { paths } from '../../paths.ts';
import { Ballpark } from './ballpark.tsx';
import { FirstGames } from './first-games.tsx';
import { FormTile } from './form-tile.tsx';
import { GameStrip } from './game-strip.tsx';
import styles from './home.module.css';
import {
  BlogPicture,
  FaqPicture,
  LeadersPicture,
  PitchingPicture,
  RosterPicture,
  StatsPicture,
} from './tile-pictures.tsx';
import { Tile } from './tile.tsx';
import { TopThree } from './top-three.tsx';

function Tiles() {
  return (
    <ul className={styles['tiles']}>
      <Tile isWide title="Predict Today's Games" to={paths.today()} words="Name the winner up to ten minutes before.">
        <FirstGames />
      </Tile>
      <Tile
        isWide
        title="Predictions Leaderboard"
        to={paths.leaderboard()}
        words="Who calls them best, in total bases."
      >
        <TopThree />
      </Tile>
      <Tile
        title="Rolling Player Metrics By Team"
        to={paths.rollingMetrics()}
        words="The last ten games of every player."
      >
        <FormTile />
      </Tile>
      <Tile title="Roster Resource" to={paths.rosters()} words="Forty spots, who has them and who waits.">
        <RosterPicture />
      </Tile>
      <Tile title="Sabermetrics" to={paths.player()} words="Every player, every season, every figure.">
        <StatsPicture />
      </Tile>
      <Tile title="League Leaders" to={paths.leagueLeaders()} words="Twenty-one categories, bars to scale.">
        <LeadersPicture />
      </Tile>
      <Tile title="Blog" to={paths.blog()} words="Called shots, bullpens and what lies between.">
        <BlogPicture />
      </Tile>
      <Tile title="FAQ" to={paths.faq()} words="How scoring works, and who is behind this.">
        <FaqPicture />
      </Tile>
      <Tile title="Advanced Pitching Tools" words="Regular season 2025">
        <PitchingPicture />
      </Tile>
    </ul>
  );
}

/** What is on, what waits, and the ways into everything. */
export function Home() {
  return (
    <div className={styles['page']}>
      <Ballpark />
      <GameStrip />
      <Tiles />
    </div>
  );
}
