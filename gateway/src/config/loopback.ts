import { isIP } from 'node:net';

/** localhost, 127.0.0.0/8 and ::1, the last also in brackets. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (bare === 'localhost' || bare === '::1') return true;
  if (isIP(bare) === 4) return bare.startsWith('127.');
  return /^::ffff:127\./.test(bare);
}
