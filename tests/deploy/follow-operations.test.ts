import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { canMount, noMounts } from '#tests/support/namespaces/own-folders.ts';
import { natsServer } from '#tests/support/nats/start-nats.ts';

const root = join(import.meta.dirname, '../..');
const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8');
const isDebian = spawnSync('sh', ['-c', 'test -f /etc/debian_version && command -v adduser']).status === 0;
const hasTools = (...names: string[]) =>
  spawnSync('sh', ['-c', names.map((name) => `command -v ${name}`).join(' && ')]).status === 0;

/** The commands of the first block below a heading of the manual. */
function readSteps(heading: string): string {
  const section = operations.slice(operations.indexOf(`# ${heading}\n`));
  return /```sh\n([\s\S]*?)```/.exec(section)?.[1] ?? '';
}

/**
 * What a fresh machine has after the packages are installed, and in place of what is not there: no package is installed or built, no
 * service is started, and the certificate is signed by itself.
 */
const machine = String.raw`
set -euo pipefail
fresh=/mnt && mount -t tmpfs tmpfs $fresh
mkdir $fresh/project && mount --bind . $fresh/project
cp --archive /etc $fresh/etc && mkdir $fresh/var $fresh/var/cache $fresh/var/backups $fresh/var/lib $fresh/var/log
for folder in /var/www /var/lib/nginx /var/log/nginx; do ! test -d $folder || cp --archive $folder $fresh$folder; done
mount --bind $fresh/etc /etc && mount --bind $fresh/var /var
for folder in /opt /run; do mount -t tmpfs -o mode=0755 tmpfs $folder; done
rm -rf /etc/nginx/called-shot /etc/nginx/sites-enabled/called-shot /etc/called-shot /etc/letsencrypt
sed -i '/^called-shot:/d' /etc/passwd /etc/shadow /etc/group /etc/gshadow
apt-get() { :; }
npm() { :; }
curl() { :; }
systemctl() { :; }
git() { mkdir /opt/called-shot && mount --bind /mnt/project /opt/called-shot; }
certbot() {
  mkdir --parents /etc/letsencrypt/live/shot.example && cd /etc/letsencrypt/live/shot.example
  openssl req -x509 -newkey rsa:2048 -nodes -keyout privkey.pem -out fullchain.pem -days 2 -subj /CN=shot.example 2> /dev/null
  cd - > /dev/null
}
`;

/** Follows the steps with folders and a network of its own, and then runs `check`. Returns the exit code with all output. */
function follow(steps: readonly string[], check: string): [number | null, string] {
  const { status, stdout, stderr } = spawnSync(
    'unshare',
    [...'--mount --net --pid --fork --kill-child bash --norc -c'.split(' '), [machine, ...steps, check].join('\n')],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      cwd: root,
      env: { PATH: process.env.PATH },
    },
  );
  return [status, stdout + stderr];
}

const install = readSteps('Debian with systemd');

test('the steps for Debian install a service that systemd accepts', ({ skip }) => {
  skip(!canMount, noMounts);
  skip(!isDebian || !hasTools('systemd-analyze'), 'this is no Debian with systemd-analyze');
  const check = `
    stat --format '%a %U %G %n' /etc/called-shot /etc/called-shot/settings /var/lib/called-shot /var/backups/called-shot
    cp deploy/called-shot@.service /etc/systemd/system/
    grep --extended-regexp --no-filename '^(StartLimitIntervalSec|Restart)=' /etc/systemd/system/called-shot*.service | sort --unique
    sh -n /usr/local/bin/called-shot-admin
    systemd-analyze verify /etc/systemd/system/called-shot.service called-shot@3000.service`;
  const [status, output] = follow(['mount -t tmpfs -o mode=0755 tmpfs /usr/local/bin', install], check);
  expect([
    status,
    output.split('\n').filter((line) => !/^(?:info: )?(?:Adding|Creating|Not creating|Selecting) /.test(line)),
  ]).toEqual([
    0,
    [
      '750 root called-shot /etc/called-shot',
      '640 root called-shot /etc/called-shot/settings',
      '711 called-shot called-shot /var/lib/called-shot',
      '700 called-shot called-shot /var/backups/called-shot',
      'Restart=always',
      'StartLimitIntervalSec=0',
      '',
    ],
  ]);
});

/** Requests of a visitor, over both kinds of addresses. Prints the version of HTTP, the status and what the application received. */
const visit = String.raw`
unset -f curl
ip link set lo up
/opt/called-shot/node_modules/.bin/node --eval "require('node:http').createServer((request, response) =>
  response.end([request.headers['x-forwarded-for'], request.headers['x-forwarded-proto'], request.headers.connection ?? 'kept'].join(' '))
).listen(3000, '127.0.0.1')" &
nginx
for address in 127.0.0.1 '[::1]'; do
  for url in http://shot.example/a https://shot.example/a https://shot.example/metrics; do
    curl --silent --insecure --retry 20 --retry-connrefused --retry-delay 1 --resolve "shot.example:80:$address" \
      --resolve "shot.example:443:$address" --write-out ' %{http_version} %{http_code} %{redirect_url}\n' "$url" | grep --invert-match '[<>]'
  done
done
`;

test('the steps for the proxy give a site for visitors over IPv4 and IPv6', ({ skip }) => {
  skip(!canMount, noMounts);
  skip(!isDebian || !hasTools('nginx', 'openssl', 'curl', 'ip'), 'this is no Debian with nginx, openssl, curl and ip');
  const [status, output] = follow(['git', readSteps('Reverse proxy')], visit);
  const accepted = [
    'the configuration file /etc/nginx/nginx.conf syntax is ok',
    'configuration file /etc/nginx/nginx.conf test is successful',
  ].map((line) => `nginx: ${line}`);
  const received = ['127.0.0.1', '::1'].flatMap((client) => [
    ' 1.1 301 https://shot.example/a',
    `${client} https kept 2 200 `,
    ' 2 404 ',
  ]);
  expect([status, output.split('\n')]).toEqual([0, [...received, ...accepted, '']]);
});

test('the steps for several instances give a broker that NATS accepts, on this machine only', ({ skip }) => {
  skip(!canMount || natsServer === null, natsServer === null ? 'nats-server is not installed' : noMounts);
  const check = `
    ${natsServer} -t -c /etc/nats-server.conf
    grep '^host' /etc/nats-server.conf`;
  const [status, output] = follow(['git', 'cd /opt/called-shot', readSteps('Grow')], check);
  expect([status, output]).toEqual([0, expect.stringMatching(/^host: 127\.0\.0\.1\n.* is valid\n$/)]);
});
