/** JSON without field names, as sent to subscribers. */
export type Packed = string | number | boolean | null | Packed[] | { [key: string]: Packed };

/**
 * Converts values to JSON without field names and back; `unpack` returns what `pack` received. Invariant in `T`: a packing of
 * fewer enum members than `T` has does not compile, in either direction.
 */
export type Packing<in out T> = { pack: (value: T) => Packed; unpack: (packed: Packed) => T };

/** A packed value that this build cannot read, because another build wrote it. The reader requests the whole view. */
export class UnreadablePacking extends Error {
  override readonly name = 'UnreadablePacking';
}

const refuse = (expected: string): never => {
  throw new UnreadablePacking(`${expected} is expected`);
};

const itself = <T extends Packed>(is: (packed: Packed) => packed is T, name: string): Packing<T> => ({
  pack: (value) => value,
  unpack: (packed) => (is(packed) ? packed : refuse(name)),
});

export const number = itself((packed) => typeof packed === 'number', 'a number');
export const text = itself((packed) => typeof packed === 'string', 'a text');

/** Epoch ms: a whole second as a number of seconds, any other time as text. */
export const time: Packing<number> = {
  pack: (value) => (value % 1000 === 0 ? value / 1000 : String(value)),
  unpack: (packed) => (typeof packed === 'string' ? Number(packed) : number.unpack(packed) * 1000),
};

/** A phrase of the table as its index; other phrases as text. */
export function phrase(table: readonly string[]): Packing<string> {
  return {
    pack: (value) => (table.includes(value) ? table.indexOf(value) : value),
    unpack: (packed) => (typeof packed === 'number' ? table[packed] : text.unpack(packed)) ?? refuse('a known word'),
  };
}

/** An enum member as its index. `T` is inferred from the arguments only, so that a missing member does not compile. */
export function oneOf<const T extends readonly string[]>(...members: T): Packing<T[number]> {
  return {
    pack: (value) => members.indexOf(value),
    unpack: (packed) => members[number.unpack(packed)] ?? refuse(members.join(' or ')),
  };
}

/** A boolean as 1 or 0. */
export const flag: Packing<boolean> = {
  pack: Number,
  unpack: (packed) => (packed === 0 || packed === 1 ? packed === 1 : refuse('1 or 0')),
};

export function nullable<T>(packing: Packing<T>): Packing<T | null> {
  return {
    pack: (value) => (value === null ? null : packing.pack(value)),
    unpack: (packed) => (packed === null ? null : packing.unpack(packed)),
  };
}

const items = (packed: Packed): Packed[] => (Array.isArray(packed) ? packed : refuse('a list'));

export function list<T>(packing: Packing<T>): Packing<T[]> {
  return {
    pack: (values) => values.map((value) => packing.pack(value)),
    unpack: (packed) => items(packed).map((value) => packing.unpack(value)),
  };
}

/** A list that a build before it was added does not have; an empty one takes no place at the end of `fields`. */
export function addedList<T>(packing: Packing<T>): Packing<T[]> {
  const { pack, unpack } = nullable(list(packing));
  return { pack: (values) => pack(values.length === 0 ? null : values), unpack: (packed) => unpack(packed) ?? [] };
}

type Packings<T> = { [K in keyof T]-?: Packing<T[K]> };

const isWhole = <T extends object>(value: Partial<T>, packings: Packings<T>): value is T =>
  Object.keys(packings).every((key) => key in value);

/** An object as the list of its values, in the order of `packings`, without the nulls at the end. */
export function fields<T extends object>(packings: Packings<T>): Packing<T> {
  return {
    pack: (value) => {
      const packed: Packed[] = [];
      for (const key in packings) packed.push(packings[key].pack(value[key]));
      while (packed.at(-1) === null) packed.pop();
      return packed;
    },
    unpack: (packed) => {
      const values = items(packed).values();
      const value: Partial<T> = {};
      for (const key in packings) value[key] = packings[key].unpack(values.next().value ?? null);
      return isWhole(value, packings) ? value : refuse('every field');
    },
  };
}

/** Texts by key, unpacked, so that a change of one key is sent alone. */
export const dictionary: Packing<Record<string, string>> = {
  pack: (value) => ({ ...value }),
  unpack: (packed) => {
    if (typeof packed !== 'object' || packed === null || Array.isArray(packed)) return refuse('a dictionary');
    return Object.fromEntries(Object.entries(packed).map(([key, value]) => [key, text.unpack(value)]));
  },
};
