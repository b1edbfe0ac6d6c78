import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createTestFolder } from '#tests/support/create-test-folder.ts';
import { InvalidSetting } from './cannot-start.ts';
import { settingsHelp } from './settings-help.ts';
import { secretSettings, readSettings } from './settings.ts';

describe('settings', () => {
  test('an empty environment has the defaults', () =>
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      league: { kind: 'auto' },
      leagueNow: null,
      leagueSpeed: 1,
      simulatedFans: 60,
      dataDir: '.data',
      backupDir: '.data/backups',
    }));

  test('production listens on all addresses and uses the real league', () =>
    expect(readSettings({ NODE_ENV: 'production', PUBLIC_URL: 'https://Shot.example/' })).toMatchObject({
      publicUrl: 'https://shot.example',
      isProduction: true,
      host: '0.0.0.0',
      league: { kind: 'mlb' },
    }));

  test('LEAGUE_URL is for a simulated or recorded league', () => {
    const LEAGUE_URL = 'http://127.0.0.1:9/';
    expect(readSettings({ LEAGUE: 'simulated', LEAGUE_URL }).leagueUrl).toBe('http://127.0.0.1:9');
    expect(() => readSettings({ LEAGUE: 'mlb', LEAGUE_URL })).toThrow(
      'LEAGUE_URL needs LEAGUE=simulated or LEAGUE=recorded:<folder>',
    );
  });

  test('a broker needs the database of all processes', () =>
    expect(() => readSettings({ NATS_URL: 'nats://127.0.0.1:4222' })).toThrow('NATS_URL needs DATABASE_URL'));

  test('a broker on another machine needs credentials, and the error is one line', () => {
    const DATABASE_URL = 'postgres://user@host/name';
    const attempt = (NATS_URL: string) => () => readSettings({ NATS_URL, DATABASE_URL });
    expect(attempt('nats://10.0.0.1:4222')).toThrow(/^NATS_URL needs a user and password or a token [^\n]+$/);
    expect(attempt('nats://127.0.0.1:4222')().nats).toMatchObject({ credentials: null });
  });

  test('WORKERS ends the start with a line that names the guide', () =>
    expect(() => readSettings({ WORKERS: '2' })).toThrow(
      /^WORKERS is no longer a setting[^\n]*docs\/operations\.md[^\n]*$/,
    ));

  test('production requires PUBLIC_URL', () =>
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(/^PUBLIC_URL must be set in production[^\n]*$/));

  test.each([
    ['recorded:../shared/recorded', { kind: 'recorded', folder: '../shared/recorded' }],
    ['simulated', { kind: 'simulated' }],
    ['mlb', { kind: 'mlb' }],
    ['', { kind: 'auto' }],
  ])('LEAGUE=%s is parsed', (text, choice) => expect(readSettings({ LEAGUE: text }).league).toEqual(choice));

  test('a time may have an offset', () => {
    expect(readSettings({ LEAGUE_NOW: '2026-06-11T14:30:00-04:00' }).leagueNow).toBe(Date.UTC(2026, 5, 11, 18, 30));
  });

  test('the speed 0 stops the clock', () => expect(readSettings({ LEAGUE_SPEED: '0' }).leagueSpeed).toBe(0));

  test('URLs have no trailing slash', () =>
    expect(readSettings({ STATS_API_URL: 'http://127.0.0.1:9/' }).statsApiUrl).toBe('http://127.0.0.1:9'));

  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '3.5'],
    ['LEAGUE', 'nfl'],
    ['LEAGUE', 'recorded:'],
    ['LEAGUE_SEED', 'x'.repeat(65)],
    ['LEAGUE_NOW', 'yesterday'],
    ['LEAGUE_SPEED', '0.001'],
    ['LEAGUE_SPEED', '-1'],
    ['LEAGUE_SPEED', 'Infinity'],
    ['LEAGUE_URL', 'league'],
    ['SIMULATED_FANS', '61'],
    ['SIMULATED_FANS', 'some'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '10.0.0.0/99'],
    ['TRUSTED_PROXIES', '127.0.0.1, ::/0'],
    ['STATS_API_URL', 'statsapi'],
    ['PUBLIC_URL', 'shot.example'],
    ['PUBLIC_URL', 'https://shot.example/path'],
    ['PUBLIC_URL', 'https://shot.example?x=1'],
  ])('%s=%s causes an error of one line with the name and the value', (name, value) => {
    const attempt = () => readSettings({ [name]: value });
    expect(attempt).toThrow(InvalidSetting);
    expect(attempt).toThrow(new RegExp(`^${name} must be [^\\n]*"${value.replaceAll('?', '\\?')}"$`));
  });

  test.each([
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['METRICS_TOKEN', 'short'],
    ['NATS_URL', 'nats:secret@10.0.0.1:4222'],
  ])('the error of the secret %s does not contain the value', (name, value) => {
    const attempt = () => readSettings({ [name]: value });
    expect(attempt).toThrow(new RegExp(`^${name} must [^\\n]*$`));
    expect(attempt).not.toThrow(value);
  });

  test('every secret can be in a file, whose line end is ignored', () => {
    const folder = createTestFolder();
    const secrets: Record<string, string> = {
      NATS_URL: 'nats://secret@10.0.0.1:4222',
      DATABASE_URL: 'postgres://user:secret@host/name',
      DATABASE_DIRECT_URL: 'postgres://user:secret@direct/name',
      METRICS_TOKEN: 'a token of the monitoring',
      SMTP_URL: 'smtp://user:secret@mail.example',
    };
    const mail = { MAIL_FROM: 'site@called.example', PUBLIC_URL: 'https://called.example' };
    const files = secretSettings.map((name) => {
      const file = join(folder, name);
      writeFileSync(file, `${secrets[name]}\n`);
      return [`${name}_FILE`, file];
    });
    expect(readSettings({ ...Object.fromEntries(files), ...mail })).toEqual(readSettings({ ...secrets, ...mail }));
  });

  test('mail needs a sender and the address of the site', () => {
    const smtp = { SMTP_URL: 'smtp://mail.example' };
    expect(() => readSettings(smtp)).toThrow('SMTP_URL needs MAIL_FROM and PUBLIC_URL too');
    expect(() => readSettings({ ...smtp, MAIL_FROM: 'site@called.example' })).toThrow('SMTP_URL needs');
  });

  test('a missing secret file, and a secret given twice, cause an error of one line', () => {
    expect(() => readSettings({ METRICS_TOKEN_FILE: '/nowhere/token' })).toThrow(
      'METRICS_TOKEN_FILE must be a file that can be read; it is "/nowhere/token"',
    );
    expect(() => readSettings({ METRICS_TOKEN_FILE: '/nowhere/token', METRICS_TOKEN: 'x'.repeat(16) })).toThrow(
      'Set METRICS_TOKEN or METRICS_TOKEN_FILE, not both',
    );
  });

  test('the help text lists every setting', () => {
    const source = readFileSync(join(import.meta.dirname, 'settings.ts'), 'utf8');
    const names = [...source.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) {
      expect(settingsHelp()).toMatch(new RegExp(`^  ${name} `, 'm'));
    }
  });
});
