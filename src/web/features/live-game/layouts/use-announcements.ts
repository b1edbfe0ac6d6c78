import { useEffect, useRef } from 'react';
import type { GameView } from '#domain/game/model.ts';
import { announce } from '#web/ui/announcements/announce.ts';
import { type Announcement, toAnnouncement, toNoHitterAnnouncement } from './to-announcement.ts';

/** The texts whose keys are new, in order, as one text; null without one. Adds the keys. */
export function takeNews(announced: Set<string>, news: readonly Announcement[]): string | null {
  const fresh = news.filter(({ key }) => !announced.has(key));
  for (const { key } of fresh) announced.add(key);
  return fresh.flatMap(({ text }) => text ?? []).join(' ') || null;
}

/** Announces each result, each challenge and each no-hitter once. Those before the page opened are skipped. */
export function useAnnouncements(view: GameView): void {
  const announced = useRef<Set<string>>(null);
  useEffect(() => {
    const isFirst = announced.current === null;
    announced.current ??= new Set();
    const text = takeNews(announced.current, [toAnnouncement(view), toNoHitterAnnouncement(view)]);
    if (text !== null && !isFirst) announce(text);
  }, [view]);
}
