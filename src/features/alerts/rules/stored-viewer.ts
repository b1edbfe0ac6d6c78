import { type DeviceViewer, viewerCookies } from '#rules/viewer/viewer.ts';

const mostClubs = 30;

/** What a browser stores on the server of its viewer: alerts hide all that a page of it could hide. */
export function storedViewer(viewer: DeviceViewer): { delay: number; held: string | null; hidden: 'all' | number[] } {
  const { clock, hidden } = viewer;
  const teams = hidden?.teams ?? [];
  return {
    delay: clock.delay,
    held: viewerCookies(viewer).held,
    hidden: teams === 'all' || teams.length > mostClubs ? 'all' : [...teams],
  };
}
