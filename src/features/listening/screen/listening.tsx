import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { playingSpeed } from '#features/replay/queries/shown-instant.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { onSingleKey } from '#ui/kit/on-single-key.ts';
import { type Step, newPitch, newRuns } from '../rules/news.ts';
import { pitchSound } from '../rules/pitch-words.ts';
import { questionOfKey } from '../rules/questions.ts';
import { sentenceBetween, verbosityAt } from '../rules/sentence-between.ts';
import { type ListenedGame, ask } from './ask.ts';
import { ListeningPanel } from './listening-panel.tsx';
import { listeningSettings, useListeningSettings } from './listening-settings.ts';
import { playPitch, playRuns } from './sounds.ts';
import { voice } from './voice.ts';

function sound(step: Step): void {
  if (newRuns(step) > 0) playRuns();
  const found = newPitch(step);
  const tones = found && pitchSound(found.pitch, found.play);
  if (tones) playPitch(tones);
}

/** Says and sounds what is new in the second state. */
function report(step: Step): void {
  const { verbosity, hasSounds } = listeningSettings.read();
  const speed = playingSpeed.read();
  const sentence = sentenceBetween(step, verbosityAt(verbosity, speed));
  if (sentence !== null) voice.offer(sentence);
  if (hasSounds && (speed ?? 1) === 1) sound(step);
}

type Props = Pick<ListenedGame, 'view' | 'isReplay'>;

/** Single keys ask about the shown state, if the user has switched them on. */
function useQuestionKeys({ view, isReplay }: Props): void {
  const { hasKeys } = useListeningSettings();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!hasKeys) return undefined;
    return onSingleKey((key) => {
      const question = questionOfKey(key);
      if (question !== null) void ask(question, { view, isReplay, queryClient });
    });
  }, [hasKeys, view, isReplay, queryClient]);
}

/** Announces what changes in the shown state of a game. What happened before the page was opened is not announced. */
function useAnnouncements(props: Props): void {
  const { view } = props;
  const before = useRef<GameView>(null);
  useEffect(() => {
    const last = before.current;
    before.current = view;
    if (last !== null && last !== view) report({ before: last, after: view });
  }, [view]);
  useEffect(() => voice.clear, []);
  useQuestionKeys(props);
}

/** Announces a game, and shows the settings for it when they are open. */
export function Listening({ screen, isOpen }: { screen: ListenedGame; isOpen: boolean }) {
  useAnnouncements(screen);
  return isOpen && <ListeningPanel screen={screen} />;
}
