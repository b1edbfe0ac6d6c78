import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { takeSeat } from './take-seat.ts';

afterEach(() => vi.unstubAllGlobals());

/** A tab of this browser, with what was reported to it. */
function openTab() {
  const reported: boolean[] = [];
  let giveBack: (() => void) | null = takeSeat((hasSeat) => reported.push(hasSeat));
  const leave = () => {
    giveBack?.();
    giveBack = null;
  };
  onTestFinished(leave);
  return { reported, leave };
}

type Tabs = ReturnType<typeof openTab>[];

const openTabs = (count: number): Tabs => Array.from({ length: count }, openTab);
const seated = (tabs: Tabs) => tabs.flatMap(({ reported }, index) => (reported.at(-1) === true ? index : []));

describe('with locks', () => {
  test('four tabs have a seat, and each that is given back goes to the tab that has waited longest', async () => {
    const tabs = openTabs(7);
    await expect.poll(() => seated(tabs)).toEqual([0, 1, 2, 3]);
    tabs[2]?.leave();
    await expect.poll(() => seated(tabs)).toEqual([0, 1, 2, 3, 4]);
    tabs[5]?.leave();
    tabs[0]?.leave();
    await expect.poll(() => seated(tabs)).toEqual([0, 1, 2, 3, 4, 6]);
    expect(tabs.map(({ reported }) => reported.length)).toEqual([1, 1, 1, 1, 1, 0, 1]);
    // no tab has two
    const { held = [] } = await navigator.locks.query();
    expect(new Set(held.map(({ name }) => name)).size).toBe(4);
    expect(held).toHaveLength(4);
  });
});

test('a browser that refuses locks gives a seat to each tab', async () => {
  const request = () => Promise.reject(new DOMException('Access to storage is denied', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request } });
  const tabs = openTabs(2);
  await expect.poll(() => seated(tabs)).toEqual([0, 1]);
  expect(tabs.map(({ reported }) => reported)).toEqual([[true], [true]]);
});

describe('without locks', () => {
  test('the newest four tabs have a seat, and an earlier one gets it back when one of them is closed', async () => {
    vi.stubGlobal('navigator', {});
    const tabs = openTabs(6);
    await expect.poll(() => seated(tabs)).toEqual([2, 3, 4, 5]);
    tabs[4]?.leave();
    await expect.poll(() => seated(tabs)).toEqual([1, 2, 3, 4, 5]);
    expect(tabs[4]?.reported).toEqual([true]);
  });
});
