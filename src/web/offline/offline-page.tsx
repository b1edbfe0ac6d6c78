import bar from '../shell/navigation-bar.module.css';
import shell from '../shell/shell.module.css';
import { Logo } from '../shell/logo.tsx';
import { productName } from '../page-head.ts';
import { paths } from '../paths.ts';
import card from '../ui/card.module.css';
import { classNames } from '../ui/class-names.ts';
import controls from '../ui/controls.module.css';

const links = [
  ['Home', paths.home()],
  ['Todays Games', paths.today()],
  ['Players', paths.player()],
  ['LeaderBoard', paths.leaderboard()],
] as const;

const link = classNames(controls.linkRow, bar.link);

/** The navigation bar without the parts that need a server or a session. */
function Bar() {
  return (
    <header className={bar.bar}>
      <nav aria-label="Main" className={bar.inner}>
        <ul className={bar.links}>
          {links.slice(0, 3).map(([name, to]) => (
            <li key={to}>
              <a href={to} className={link}>
                {name}
              </a>
            </li>
          ))}
          <li className={bar.logo}>
            <a href={paths.home()} className={bar.brand}>
              <Logo />
              <span>{productName}</span>
            </a>
          </li>
          {links.slice(3).map(([name, to]) => (
            <li key={to}>
              <a href={to} className={link}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

function ClubRow({ side }: { side: 'away' | 'home' }) {
  return (
    <div className="offline-club" data-part={side}>
      <span data-part="name" />
      <b data-part="runs" />
    </div>
  );
}

/** Templates that show-offline.ts copies for each group of games and each game. */
function Templates() {
  return (
    <>
      <template id="group-template">
        <section className="offline-group">
          <h2>
            <span data-part="day" /> <small data-part="age" />
          </h2>
          <ul className="offline-games" />
        </section>
      </template>
      <template id="game-template">
        <li className={card.card}>
          <p className="offline-state" data-part="state" />
          <ClubRow side="away" />
          <ClubRow side="home" />
        </li>
      </template>
    </>
  );
}

/** The drawing above the text: a ball in the rain. */
function RainedOn() {
  return (
    <svg viewBox="0 0 200 96" width="200" height="96" aria-hidden="true" className="offline-picture">
      <path
        className="offline-rain"
        d="M22 8l-6 16M58 2l-6 16M96 10l-6 16M140 4l-6 16M178 12l-6 16M40 34l-6 16M164 38l-6 16M74 40l-5 12M126 34l-6 14"
      />
      <path className="offline-ground" d="M8 84h184" />
      <ellipse className="offline-puddle" cx="100" cy="84" rx="52" ry="6" />
      <circle className="offline-ball" cx="100" cy="64" r="19" />
      <path className="offline-stitch" d="M89 49c7 8 7 22 0 30M111 49c-7 8-7 22 0 30" />
    </svg>
  );
}

/** The offline page. It is the same for every visitor; its script adds the games stored in this browser. */
export function OfflinePage() {
  return (
    <div id="frame" className="offline-frame" data-waiting="">
      <Bar />
      <aside className={shell.banner} aria-label="About this league" id="notice" hidden>
        <p />
      </aside>
      <main id="main" className={shell.main}>
        <div className="offline-head">
          <RainedOn />
          <h1 id="title">You are offline</h1>
          <p id="why">
            Called Shot cannot be reached without a connection. The page reloads when the connection is back.
          </p>
          <p id="nothing" hidden>
            You have not seen any games in this browser yet.
          </p>
          <button type="button" className={controls.filledButton} id="again">
            Try again
          </button>
          <p role="status" id="outcome" className="offline-outcome" />
        </div>
        <div id="seen" />
        <Templates />
      </main>
      <footer className={shell.footer}>
        <div>
          <p>
            <b>{productName}</b> Follow the game, call the winner.
          </p>
          <p id="copyright" />
        </div>
      </footer>
    </div>
  );
}
