import { useState } from 'react';
import { paths } from '#platform/page/paths.ts';
import { ClubSelect, firstClubId } from '#ui/baseball/club-select.tsx';
import { Form } from '#ui/form/form.tsx';
import { CopyField } from '#ui/kit/copy-field.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Panel } from '#ui/kit/panel.tsx';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import type { oEmbed } from './contract.ts';
import styles from '#ui/kit/settings-panel.module.css';

const embedForm = {
  name: 'embed',
  fields: [{ name: 'page', label: 'URL of the page', type: 'url', autoComplete: 'off' }],
  action: 'Get the embed code',
} as const;

/** The code that shows a page of this site in a frame of another. */
function Embeds() {
  const [code, setCode] = useState<string | null>(null);
  return (
    <Panel title="Embeds" className={styles.panel}>
      <p>
        <Link to={paths.faq('embeds')}>An embed</Link> shows a game, a leaderboard or a user’s record on another site.
      </p>
      <Form
        form={embedForm}
        send={({ page }, { send }) =>
          send<typeof oEmbed>('GET /oembed', { query: { url: page.trim() } }, { after: ({ html }) => setCode(html) })
        }
      />
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
