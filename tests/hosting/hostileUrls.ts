/**
 * URLs below a site's base that no honest link has: each must show a page of this site, never redirect to another
 * host.
 */

const TRICKS = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '/%5Cevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%5C/evil.example',
  '/%2Fevil.example',
  '/%2F%2Fevil.example',
  '/%2f%5cevil.example',
  '/%255Cevil.example',
  '/%252F%252Fevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/@evil.example',
  '/:@evil.example',
  '/.evil.example',
  '/https://evil.example',
  '/https:evil.example',
  '/javascript:alert(1)',
  '/%09/evil.example',
  '/%0A/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/%0d%0a%0d%0a<script>alert(1)</script>',
  '/%E5%98%8A%E5%98%8DLocation:evil.example',
  '/%00',
  '/%00//evil.example',
  '/%',
  '/100%',
  '/%zz',
  '/%E0%A4%A',
  '/%ff%fe',
  '/%c0%af%c0%afevil.example',
  '/..%2f..%2f..%2fetc/passwd',
  '/../../../etc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/....//....//etc/passwd',
  '/.git/config',
  '/_headers',
  '/_redirects',
  '/_nginx.conf',
  '/<script>alert(1)</script>',
  '/"><img src=x onerror=alert(1)>',
  '/%3Cscript%3Ealert(1)%3C/script%3E',
  '/$uri',
  '/${request_uri}',
  '/:splat',
  '/%{HTTP_HOST}',
  '/;/evil.example',
  '/config/mode%2F',
  '/config//mode',
  '/constructor/__proto__',
];

const PREFIXES = ['', '/en', '/zh', '/en/en'];

const SUFFIXES = ['', '/', '/login?x=1'];

export const hostileUrls: readonly string[] = PREFIXES.flatMap((prefix) =>
  TRICKS.flatMap((trick) => SUFFIXES.map((suffix) => prefix + trick + suffix)),
);
