import { customType, timestamp } from 'drizzle-orm/pg-core';

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A time without regard to the time zone of the connection. */
export function utcTime(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' });
}
