import { useEffect, useRef } from 'react';
import type { GameView } from '#domain/game/model.ts';
import { announce } from '#web/ui/announcements/announce.ts';
import { toAnnouncement } from './to-announcement.ts';

/** Announces each result and each challenge once. Those before the page opened are skipped. */
export function useAnnouncements(view: GameView): void {
  const { key, text } = toAnnouncement(view);
  const announced = useRef<Set<string>>(null);
  announced.current ??= new Set([key]);
  useEffect(() => {
    if (announced.current?.has(key) !== false) return;
    announced.current.add(key);
    if (text !== null) announce(text);
  }, [key, text]);
}
