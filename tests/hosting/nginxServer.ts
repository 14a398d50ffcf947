import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const START_LIMIT_MS = 5000;

/** Whether `nginx` is on the path; Debian installs it where only root's path includes it. */
export function findNginx(): string | undefined {
  return ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(
    (program) => spawnSync(program, ['-v']).status === 0,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** The configuration around the generated server: everything that nginx writes goes into one folder. */
const around = (folder: string, types: string, server: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
    include ${types};
    default_type application/octet-stream;
    access_log off;
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi;
    scgi_temp_path ${folder}/scgi;
${server}
}
`;

/** The path of the types that this nginx was installed with. */
function typesOf(program: string): string {
  const output = spawnSync(program, ['-V'], { encoding: 'utf8' }).stderr;
  const [, file = '/etc/nginx/nginx.conf'] = /--conf-path=(\S+)/.exec(output) ?? [];
  return path.join(path.dirname(file), 'mime.types');
}

/**
 * Starts nginx on a built site with the server that its build wrote; only port and folder are changed.
 * @throws an error with what nginx printed, if it doesn't take the file
 */
export async function startNginx(
  program: string,
  { dist, base }: { dist: string; base: string },
): Promise<{ port: number; stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const root = path.join(folder, 'www');
  const site = path.join(root, base);
  mkdirSync(path.dirname(site), { recursive: true });
  symlinkSync(path.resolve(dist), site.replace(/\/$/, ''));
  const port = await freePort();
  const server = readFileSync(path.join(dist, '_nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${String(port)};`)
    .replace('root /srv/www;', `root ${root};`);
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, around(folder, typesOf(program), server));
  const nginx = spawn(program, ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(nginx, 'exit');
  let output = '';
  nginx.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const stop = async () => {
    nginx.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const start = Date.now();
  while (!(await isListening(port))) {
    if (nginx.exitCode !== null || Date.now() - start > START_LIMIT_MS) {
      await stop();
      throw new Error(`nginx did not start: ${output.trim()}`);
    }
    await delay(20);
  }
  return { port, stop };
}
