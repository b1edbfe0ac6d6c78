import { useEffect, useRef, useState } from 'react';
import { type Speed, waitAfter } from '../rules/pace.ts';
import type { Replay } from '../queries/use-replay.ts';
import { playingSpeed } from '../queries/playing-speed.ts';

/** Plays a replay: shows the next moment when its time has come. */
export function usePlaying({ moments, place, show, keep }: Replay) {
  const [isOn, setOn] = useState(false);
  const [speed, setSpeed] = useState<Speed>(5);
  const [skipsPauses, setSkipsPauses] = useState(true);
  const wait = isOn ? waitAfter(moments, place, { speed, skipsPauses }) : null;
  const showNext = useRef(show);
  useEffect(() => {
    showNext.current = show;
  });
  useEffect(() => {
    if (wait === null) return undefined;
    const timer = setTimeout(() => showNext.current(place + 1), wait);
    return () => clearTimeout(timer);
  }, [wait, place]);
  const isPlaying = wait !== null;
  useEffect(() => {
    playingSpeed.set(isPlaying ? speed : null);
    return () => playingSpeed.set(null);
  }, [isPlaying, speed]);
  return {
    isPlaying,
    toggle() {
      setOn(!isPlaying);
      if (isPlaying) keep(place);
    },
    speed,
    setSpeed,
    skipsPauses,
    setSkipsPauses,
  };
}
