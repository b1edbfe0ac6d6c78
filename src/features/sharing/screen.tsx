import { type FormEvent, useState } from 'react';
import { describeError, send } from '#platform/page/call.ts';
import { paths } from '#platform/page/paths.ts';
import { Button } from '#ui/button.tsx';
import { CopyField } from '#ui/copy-field.tsx';
import { ClubSelect, firstClubId } from '#ui/form/club-select.tsx';
import { Field } from '#ui/form/field.tsx';
import { Panel } from '#ui/grid.tsx';
import { Link } from '#ui/link.tsx';
import { Problem } from '#ui/note.tsx';
import { useIsHydrated } from '#ui/use-is-hydrated.ts';
import type { oEmbed } from './contract.ts';
import security from '#ui/security.module.css';
import styles from '#ui/settings-panel.module.css';

/** The code that shows a page of this site in a frame of another. */
function Embeds() {
  const isHydrated = useIsHydrated();
  const [code, setCode] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const url = new FormData(event.currentTarget).get('page');
    setProblem(null);
    readEmbedCode(typeof url === 'string' ? url.trim() : '')
      .then(setCode)
      .catch((error: unknown) => setProblem(describeError(error)));
  };
  return (
    <Panel title="Embeds" className={styles.panel}>
      <p>
        <Link to={paths.faq('embeds')}>An embed</Link> shows a game, a leaderboard or a user’s record on another site.
      </p>
      <form className={security.form} onSubmit={onSubmit}>
        <Field form="embed" name="page" type="url" label="URL of the page" autoComplete="off" />
        <Problem text={problem} />
        <div className={styles.actions}>
          <Button type="submit" disabled={!isHydrated}>
            Get the embed code
          </Button>
        </div>
      </form>
      {code !== null && <CopyField key={code} label="Embed code" value={code} what="code" />}
    </Panel>
  );
}

/** The URLs for feed readers. */
function Feeds() {
  const isHydrated = useIsHydrated();
  const [club, setClub] = useState(firstClubId);
  const path = paths.transactionsFeed(club);
  return (
    <Panel title="Feeds" className={styles.panel}>
      <p>
        For feed readers: the moves of a club, and <a href={paths.blogFeed()}>the articles of the blog</a>. A league has
        a feed of its own on its page.
      </p>
      <ClubSelect id="feed-club" value={club} onChange={setClub} />
      <CopyField
        label="Feed of the club’s transactions"
        value={isHydrated ? `${window.location.origin}${path}` : path}
        what="URL"
      />
    </Panel>
  );
}

/** What other sites and feed readers show of this one. */
export function ShareSettings() {
  return (
    <>
      <Embeds />
      <Feeds />
    </>
  );
}

/** The HTML that shows a page of this site in a frame of another. `url`: of the page */
async function readEmbedCode(url: string): Promise<string> {
  return (await send<typeof oEmbed>('GET /oembed', { query: { url } })).html;
}
