import { date, integer, pgTable } from 'drizzle-orm/pg-core';

export const earlierClubs = pgTable('earlier_clubs', {
  userId: integer('user_id').primaryKey(),
  teamId: integer('team_id').notNull(),
  until: date('until').notNull(),
});
