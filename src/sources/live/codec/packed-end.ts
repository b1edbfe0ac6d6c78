import { time, number } from './packing.ts';
import type { PlateAppearance } from '#rules/baseball/game/model.ts';
import type { Packed, Packing } from './packing.ts';

type Span = Pick<PlateAppearance, 'startedAt' | 'endedAt'>;

/** A plate appearance with its packed end. */
export type Ending = Omit<PlateAppearance, 'endedAt'> & { endedAt: Packed };

export const unchanged: Packing<Packed> = { pack: (value) => value, unpack: (packed) => packed };

/** Whole seconds since the start as a list of one number, `[77]`; any other end as a time. */
const packEnd = ({ startedAt, endedAt }: Span): Packed => {
  if (endedAt === null) return null;
  const lasted = startedAt === null ? Number.NaN : (endedAt - startedAt) / 1000;
  return Number.isInteger(lasted) ? [lasted] : time.pack(endedAt);
};

const unpackEnd = (packed: Packed, startedAt: number | null): number | null => {
  if (Array.isArray(packed)) return (startedAt ?? 0) + number.unpack(packed[0] ?? null) * 1000;
  return packed === null ? null : time.unpack(packed);
};

/** A plate appearance whose end is packed as its duration: three digits instead of ten. */
export function withEnd(packing: Packing<Ending>): Packing<PlateAppearance> {
  return {
    pack: (value) => packing.pack({ ...value, endedAt: packEnd(value) }),
    unpack: (packed) => {
      const value = packing.unpack(packed);
      return { ...value, endedAt: unpackEnd(value.endedAt, value.startedAt) };
    },
  };
}
