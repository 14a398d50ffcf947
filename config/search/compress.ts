import { deflateRawSync } from 'node:zlib';

/**
 * Compressed here and not by the host, so that the bytes are as few on every host. A low memory level makes short
 * blocks: strings and numbers get codes of their own.
 */
export const compress = (bytes: Uint8Array): Buffer =>
  deflateRawSync(bytes, { level: 9, memLevel: 5 });
