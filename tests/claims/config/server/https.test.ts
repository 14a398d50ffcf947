import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documented, resolved, served } from '@claims';
import { expect, onTestFinished, test } from 'vitest';

/** A key and a self-signed certificate for localhost. */
function certificate() {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const key = path.join(folder, 'key.pem');
  const cert = path.join(folder, 'cert.pem');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1'];
  execFileSync('openssl', [...request, ...subject, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** Whether a client can open an HTTP/2 connection. */
const supportsHttp2 = (port: number) =>
  new Promise<boolean>((resolve) => {
    const session = http2.connect(`https://localhost:${port}`, { rejectUnauthorized: false });
    const settle = (isConnected: boolean) => {
      session.destroy();
      resolve(isConnected);
    };
    session.on('connect', () => settle(true)).on('error', () => settle(false));
  });

/** The status of a response, or the code of the error without one. */
const statusOf = (request: http.ClientRequest) =>
  new Promise<number | string | undefined>((resolve) => {
    request.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
  });

const getHttps = (port: number) =>
  https.get(`https://localhost:${port}/`, { rejectUnauthorized: false });

test('With server.https, the server supports HTTP/2; with server.proxy as well, only HTTP/1.1', async () => {
  const server = { https: certificate() };
  const plain = await served({}, { server });
  const proxied = await served(
    {},
    { server: { ...server, proxy: { '/api': 'http://a.example' } } },
  );
  expect(await supportsHttp2(plain.port)).toBe(true);
  expect(await supportsHttp2(proxied.port)).toBe(false);
  expect(await statusOf(getHttps(proxied.port))).toBe(200);
});

test('The port no longer accepts http://; the server closes the connection without a response', async () => {
  const { port } = await served({}, { server: { https: certificate() } });
  expect(await statusOf(http.get(`http://localhost:${port}/`))).toBe('ECONNRESET');
});

test("With https: {}, Rsbuild prints the URL, but the browser can't connect", async () => {
  const { log, port } = await served({}, { server: { https: {} } });
  expect(log()).toContain(`https://localhost:${port}/`);
  expect(await statusOf(getHttps(port))).toBe('EPROTO');
});

test('If key and cert are paths, the server prints PEM routines::no start line', async () => {
  const start = served({}, { server: { https: { key: './key.pem', cert: './cert.pem' } } });
  await expect(start).rejects.toThrow('PEM routines::no start line');
});

test('With server.middlewareMode, the URLs that Rsbuild prints change, but your server needs the certificate', async () => {
  const { root } = await resolved();
  const { createRsbuild } = await documented('@rsbuild/core');
  const server = { https: certificate(), middlewareMode: true };
  const rsbuild = await createRsbuild({ cwd: root, config: { server } });
  const printed: string[] = [];
  rsbuild.modifyRsbuildConfig((config) => {
    config.server = { ...config.server, printUrls: ({ urls }) => void printed.push(...urls) };
  });
  const devServer = await rsbuild.createDevServer({ runCompile: false });
  onTestFinished(() => devServer.close());
  expect(printed[0]).toBe(`https://localhost:${devServer.port}`);
  expect(devServer.httpServer).toBeNull();
});

test('dev.assetPrefix: true uses the https:// URL', async () => {
  const { port } = await served(
    {},
    { server: { https: certificate() }, dev: { assetPrefix: true } },
  );
  const page = https.get(`https://localhost:${port}/`, { rejectUnauthorized: false });
  const text = await new Promise<string>((resolve, reject) => {
    page.on('error', reject).on('response', (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => (body += part));
      response.on('end', () => resolve(body));
    });
  });
  expect(text).toContain(`src="https://localhost:${port}/static/js/`);
});
