import { sql } from 'drizzle-orm';
import {
  inventedField,
  inventedPrediction,
  inventedResults,
} from '#features/season-predictions/rules/testing/invented-table.ts';
import { showTallies } from '#features/settlement/server/testing/season-of-picks.ts';
import type { Db } from '#platform/db/open-db.ts';

/** The tables that grow with users, seasons or players. */
const largeTables = [
  'users',
  'sessions',
  'account_tokens',
  'recovery_codes',
  'passkeys',
  'games',
  'game_events',
  'picks',
  'pick_events',
  'tallies',
  'players',
  'final_games',
  'challenges',
  'batted_balls',
  'split_lines',
  'game_lines',
  'forecasts',
  'season_chances',
  'game_crowds',
  'past_skills',
  'pick_confidences',
  'confidence_records',
  'practice_picks',
  'practice_records',
  'season_predictions',
  'private_leagues',
  'private_league_members',
  'earlier_clubs',
  'league_feeds',
  'rate_limits',
  'calendar_addresses',
  'api_keys',
  'followed_players',
  'webhooks',
  'webhook_deliveries',
  'reminder_settings',
  'push_subscriptions',
  'alert_subscriptions',
  'sign_in_viewers',
  'alert_moments',
  'alerts',
];

/**
 * Adds 30,000 users `fan1` and so on, games 1 to 3000, 60,000 picks, all graded wrong, ten seasons of challenges, batted balls and split lines, and their games, forecasts and chances. Returns the number of rows of
 * each large table.
 */
export async function fillLargeTables(db: Db): Promise<Map<string, number>> {
  await db.transaction(async (tx) => {
    // without the checks of foreign keys, which take most of the time
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into users (username, username_key, username_skeleton, created_at)
      select 'fan' || n, 'fan' || n, case when n > 3 then 'fan' || n end, now() from generate_series(1, 30000) n`);
    await tx.execute(sql`
      insert into games (game_pk, official_date, away_id, home_id, starts_at, locks_at, phase, winner_id, settlement, settled_pitch_at)
      select n, '2020-01-01'::date + n / 15, 110, 121, '2020-01-01'::timestamptz + n * interval '90 minutes',
        '2020-01-01'::timestamptz + n * interval '90 minutes', 'final', 121, 'done', '2020-01-01'::timestamptz + n * interval '90 minutes'
      from generate_series(1, 3000) n`);
    await tx.execute(sql`
      insert into game_events (game_pk, at, kind) select game_pk, starts_at, 'delayed' from games`);
    await tx.execute(sql`
      insert into picks (user_id, game_pk, official_date, winner_id, loser_id, made_at, changed_at, outcome, settled_at,
        streak_before, streak_after, bases, longest_before)
      select u.id, g.game_pk, g.official_date, 110, 121, now(), now(), 'wrong', now(), 0, 0, 0, 0
      from users u join games g on g.game_pk % 1500 = u.id % 1500`);
    await tx.execute(sql`
      insert into pick_events (user_id, game_pk, at, kind) select user_id, game_pk, made_at, 'made' from picks`);
    await tx.execute(sql`
      insert into tallies (user_id, username, total_score, current_streak, longest_streak, correct, wrong,
        month, month_score, month_correct, month_wrong, week, week_score, week_correct, week_wrong,
        skill_value, skill_picks, season_skill, total_skill)
      select id, username, 0, 0, 0, 0, 2, '2020-07-01', 0, 0, 2, '2020-07-13', 0, 0, 2, id * 1000, 150, id / 75, id / 75 from users`);
    await tx.execute(sql`
      insert into past_skills (user_id, season, username, is_hidden, skill_value, skill_picks, score)
      select id, make_date(year, 1, 1), username, false, id * 1000, 150, id / 75 from users, generate_series(2018, 2019) year`);
    await tx.execute(sql`
      insert into pick_confidences (user_id, game_pk, official_date, winner_id, percent)
      select user_id, game_pk, official_date, winner_id, 50 + user_id % 46 from picks`);
    await tx.execute(sql`
      insert into confidence_records (user_id, season, picks, bits, brier, score)
      select id, make_date(year, 1, 1), 150, id * 10000, 40000000, id / 75 from users, generate_series(2019, 2020) year`);
    await tx.execute(sql`
      insert into practice_picks (user_id, game_pk, official_date, winner_id, loser_id, made_at, away_runs, home_runs, outcome, bases, streak_after)
      select user_id, game_pk, official_date, winner_id, loser_id, made_at, 2, 3, 'wrong', 0, 0 from picks`);
    await tx.execute(sql`insert into practice_records (user_id, wrong) select id, 2 from users`);
    await tx.execute(sql`
      insert into contests (kind, season, closes_at, field, results)
      select 'table', year, '2020-04-11', ${JSON.stringify(inventedField)}::jsonb, ${JSON.stringify(inventedResults)}::jsonb
      from generate_series(2018, 2020) year`);
    await tx.execute(sql`
      insert into season_predictions (user_id, kind, season, prediction, made_at, changed_at, score)
      select id, kind, season, ${JSON.stringify(inventedPrediction)}::jsonb, now(), now(), id % 107 from users, contests`);
    await tx.execute(sql`
      insert into game_crowds (game_pk, official_date, away, home) select game_pk, official_date, 30, 30 from games`);
    await tx.execute(sql`
      insert into sessions (token_hash, user_id, created_at, seen_at, expires_at)
      select sha256(username::bytea), id, now(), now(), now() + interval '1 day' from users`);
    await tx.execute(sql`
      insert into calendar_addresses (user_id, token_hash, created_at)
      select id, sha256(username::bytea), now() from users`);
    await tx.execute(sql`
      insert into api_keys (user_id, name, key_hash, created_at) select id, 'Key', sha256(username::bytea), now() from users`);
    await tx.execute(sql`
      insert into followed_players (user_id, player_id, followed_at)
      select id, 600000 + n, now() from users, generate_series(1, 2) n`);
    await tx.execute(sql`
      insert into webhooks (user_id, url, secret, sends_finals, team_id, sends_grades, created_at)
      select id, 'https://receiver.example/', '', id % 97 = 0, nullif(108 + id % 50, 108), id % 2 = 0, now() from users`);
    await tx.execute(sql`
      insert into webhook_deliveries (webhook_id, type, data, created_at) select id, 'test', '{}', now() - interval '1 day' from webhooks`);
    await tx.execute(sql`
      insert into reminder_settings (user_id, quiet_from, quiet_to, time_zone, reminded_on)
      select id, 22, 8, 'America/New_York', case when id % 100 = 0 then '2026-07-17'::date else '2026-07-18'::date end from users`);
    await tx.execute(sql`
      insert into push_subscriptions (session_hash, user_id, endpoint, public_key, auth_secret, created_at)
      select token_hash, user_id, 'https://push.example/' || user_id, '', '', now() from sessions`);
    await tx.execute(sql`
      insert into alert_subscriptions (user_id, subject, subject_id, preset, created_at)
      select id, subject, n * 100 + id % 97, 'big', now() from users, unnest(array['club', 'game', 'player']) with ordinality s (subject, n)`);
    await tx.execute(sql`
      insert into sign_in_viewers (session_hash, delay, hides_all, hidden_clubs) select token_hash, 30, false, '{}' from sessions`);
    await tx.execute(sql`
      insert into alert_moments (key, game_pk, kind, cause, priority, away_id, home_id, game, is_unusual, sentence, plain_sentence, arrived_at)
      select 'moment' || n, n, 'run', 'play', 1, 110, 121, '', false, '', '', '2026-07-18T10:00:00Z'::timestamptz + n * interval '1 second' from generate_series(1, 3000) n`);
    await tx.execute(sql`
      insert into alerts (user_id, moment_key, arrived_at, due_at, state)
      select id, 'moment' || id % 3000 + 1, '2026-07-18T10:00:00Z', '2026-07-18T10:00:00Z', 'sent' from users`);
    await tx.execute(sql`
      insert into account_tokens (token_hash, user_id, kind, expires_at)
      select sha256(username::bytea), id, 'reset', now() + interval '1 day' from users`);
    await tx.execute(sql`
      insert into rate_limits (key, points, expire) select username, 1, 2000000000000 + id from users`);
    await tx.execute(sql`
      insert into recovery_codes (user_id, code_hash) select id, sha256(username::bytea) from users`);
    await tx.execute(sql`
      insert into passkeys (credential_id, user_id, public_key, counter, transports, name, created_at)
      select username, id, '', 0, '', 'A device', now() from users`);
    await tx.execute(sql`
      insert into players (mlb_id, first_last_name) select n, 'Player ' || n from generate_series(1, 3000) n`);
    await tx.execute(sql`
      insert into final_games (game_pk, season, stage, played_on, away_id, home_id, away_runs, home_runs, read_at)
      select n, 2010 + n / 500, 'season', '2020-01-01', 110, 121, 2, 3, now() from generate_series(1, 5000) n`);
    await tx.execute(sql`
      insert into challenges (game_pk, play, pitch, season, team_id, player_id, player_name, role, is_overturned)
      select game_pk, play, 1, season, 110, play, 'Player ' || play, 'batter', play % 2 = 0
      from final_games, generate_series(1, 4) play`);
    await tx.execute(sql`
      insert into batted_balls (game_pk, play, season, batter_id, opponent_id, event)
      select game_pk, play, season, game_pk % 100 * 20 + play, 121, 'Single' from final_games, generate_series(1, 20) play`);
    await tx.execute(sql`
      insert into split_lines (game_pk, batter_id, pitch_hand, season, is_home, plate_appearances, at_bats, hits, doubles, triples, home_runs, walks,
        hit_by_pitch, sacrifice_flies, strike_outs)
      select game_pk, game_pk % 100 * 20 + batter, 'R', season, batter > 10, 4, 4, 1, 0, 0, 0, 0, 0, 0, 1 from final_games, generate_series(1, 20) batter`);
    await tx.execute(sql`
      insert into game_lines (game_pk, season, ended_on, away_id, home_id, away, home, read_at)
      select game_pk, season::integer, make_date(season::integer, 4 + game_pk % 6, 1), away_id, home_id, line, line, now()
      from final_games, (select '{"starter": 1, "runs": 1, "hits": 7, "walks": 3, "homeRuns": 1, "strikeouts": 8, "earlyRuns": 2}'::jsonb as line) l`);
    await tx.execute(sql`
      insert into forecasts (game_pk, official_date, away_id, home_id, games, home_win_probability, home_part, clubs_part,
        starters_part, run_environment, made_at)
      select game_pk, played_on, away_id, home_id, 0, 0.5, 0, 0, 0, 0, now() from final_games`);
    await tx.execute(sql`
      insert into season_chances (season, as_of, day, computed_at, version, seed, seasons, games, earlier_results, results, clubs)
      select extract(year from day), day + interval '9 hours', day, now(), 1, 1, 2000, 0, '', '', '[]'
      from generate_series('2010-04-01'::timestamptz, '2019-09-30', '1 day') day`);
    await tx.execute(sql`
      insert into private_leagues (name, code, created_at) select 'League ' || n, 'CODE' || n, now() from generate_series(1, 6000) n`);
    await tx.execute(sql`
      insert into private_league_members (league_id, user_id, joined_at) select 1 + id % 6000, id, now() from users`);
    await tx.execute(sql`insert into earlier_clubs (user_id, team_id, until) select id, 121, '2020-08-01' from users`);
    await tx.execute(sql`
      insert into league_feeds (league_id, user_id, token_hash, created_at)
      select league_id, user_id, sha256(user_id::text::bytea), now() from private_league_members`);
    await tx.execute(sql`update leaderboard_state set week = '2020-07-13', season = '2020-01-01'`);
  });
  await showTallies(db);
  await db.execute(sql`vacuum analyze`);
  const counts = new Map<string, number>();
  for (const table of largeTables) counts.set(table, await db.$count(sql.identifier(table)));
  return counts;
}
