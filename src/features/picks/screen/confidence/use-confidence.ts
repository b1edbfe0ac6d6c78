import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnPick } from '../../contract/predictions.ts';
import type { removeConfidence, setConfidence, ownConfidences } from '../../contract/confidence.ts';
import { announce } from '#ui/announcements/announce.ts';
import { query } from '#platform/api/browser/query.ts';
import { send } from '#platform/api/browser/call.ts';

/** The saved confidence (percent) of a pick, undefined until it is loaded, and the actions to change it. */
export function useConfidence({ gamePk, winnerId, officialDate }: OwnPick, userId: number) {
  const queryClient = useQueryClient();
  const saved = query<typeof ownConfidences>('GET /api/users/:id/confidences', {
    params: { id: userId },
    query: { date: officialDate },
  });
  const { data } = useQuery(saved);
  const [error, setError] = useState<string | null>(null);
  const others = (data?.confidences ?? []).filter((each) => each.gamePk !== gamePk);

  /** Returns whether the change was saved. */
  async function change(act: () => Promise<number | null>): Promise<boolean> {
    setError(null);
    try {
      const percent = await act();
      await queryClient.cancelQueries({ queryKey: saved.queryKey });
      const confidences = percent === null ? others : [...others, { gamePk, winnerId, percent }];
      queryClient.setQueryData(saved.queryKey, { confidences });
      announce(percent === null ? 'Confidence removed' : `Confidence of ${percent} percent saved`);
      return true;
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : 'Network error');
      return false;
    }
  }

  const isOfPick = (each: (typeof others)[number]) => each.gamePk === gamePk && each.winnerId === winnerId;
  return {
    saved: data === undefined ? undefined : (data.confidences.find(isOfPick)?.percent ?? null),
    error,
    set: (percent: number) =>
      change(
        async () =>
          (
            await send<typeof setConfidence>('POST /api/predictions/:gamePk/confidence', {
              params: { gamePk },
              body: { percent },
            })
          ).percent,
      ),
    remove: () =>
      change(async () => {
        await send<typeof removeConfidence>('DELETE /api/predictions/:gamePk/confidence', { params: { gamePk } });
        return null;
      }),
  };
}
