import { describe, expect, it } from 'vitest';
import { safeNext } from './safe-next.ts';

describe('where to go after signing in', () => {
  it.each(['/developer', '/developer/connect', '/developer/account'])('%s is a page of ours', (path) => {
    expect(safeNext(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'https://evil.example/developer',
    '//evil.example/developer',
    '/\\evil.example/developer',
    '\\\\evil.example/developer',
    '/\t/evil.example/developer',
    '///evil.example/developer',
    'http:evil.example',
    'javascript:alert(1)//developer',
    '/developerx',
    '/developer/../mcp',
    '/developer/%2e%2e/mcp',
    '/authorize?client_id=x',
    '@evil.example',
    'http://[',
    '/developer\r\nSet-Cookie: a=b',
  ])('%j leads home', (sent) => {
    expect(safeNext(sent)).toBe('/developer');
  });

  it('drops what follows the path', () => {
    expect(safeNext('/developer/connect?done=revoked#x')).toBe('/developer/connect');
  });
});
