import type { League } from '#features/league/contract.ts';
import { HideScoresButton } from '#features/viewer/screen/hide-scores-button.tsx';
import { productName } from '#platform/page/page-context.ts';
import { paths } from '#platform/page/paths.ts';
import { PageLink } from './site-menu.tsx';
import styles from './shell.module.css';

/** What concerns the whole site, and the data notice of the league with a link to its terms. */
export function Footer({ league }: { league: League | null }) {
  return (
    <footer className={styles.footer}>
      <div>
        <p>
          <b>{productName}</b> Follow the game, call the winner.
        </p>
        <p className={styles.footerLinks}>
          <PageLink to={paths.faq()} className={styles.siteLink}>
            FAQ
          </PageLink>
          <PageLink to={paths.blog()} className={styles.siteLink}>
            Blog
          </PageLink>
          <PageLink to={paths.search()} className={styles.siteLink}>
            All pages
          </PageLink>
          <span className="needs-script">
            <button type="button" data-opens="keys" className={styles.siteLink}>
              Keys
            </button>
            <HideScoresButton className={styles.siteLink} />
          </span>
        </p>
        {league !== null && <DataNotice text={league.copyright} />}
      </div>
    </footer>
  );
}

const url = /(https?:\/\/\S+)/;

/** The league's notice about its data, with the URL of the terms as a link. */
function DataNotice({ text }: { text: string }) {
  const [before = '', terms, after = ''] = text.split(url);
  if (terms === undefined) return <p>{text}</p>;
  return (
    <p>
      {before}
      <a href={terms}>{terms}</a>
      {after}
    </p>
  );
}
