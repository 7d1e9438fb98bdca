/** What no log line, span or metric may hold, whoever wrote it. Each pattern is tried on a line that has it. */
export const FORBIDDEN: readonly (readonly [what: string, pattern: RegExp, example: string])[] = [
  ['an API key', /mcp_[\w-]{16,}/, `{"msg":"mcp_${'k'.repeat(43)}"}`],
  ['an e-mail address', /[\w.+-]+@[\w-]+(\.[\w-]+)+/, '{"to":"ada@example.com"}'],
  [
    'a token, secret or hash of one',
    /(?<![\w/.-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{40,}(?![\w/.-])/,
    `{"t":"${'aZ3-'.repeat(11)}"}`,
  ],
  ['a six-digit code', /(?<![\w.:-])\d{6}(?![\w.:-])/, '{"code":"482913"}'],
  ['a bearer header', /Bearer\s+\S/i, '{"authorization":"Bearer x"}'],
  ['an instant other than of the line', /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/, '{"birth":"1992-08-14T04:32:00"}'],
  ['a place', /"?(latitude|longitude)"?\s*[:=]\s*-?\d/i, '{"latitude":6.927}'],
  ['a place in degrees', /(?<![\w.])-?\d{1,3}\.\d{3,}\s*,\s*-?\d{1,3}\.\d{3,}/, '{"msg":"at 6.927, 79.861"}'],
  ['an address of a client', /(?<![\w.])(?!127\.|0\.0\.0\.0)\d{1,3}(\.\d{1,3}){3}(?![\w.])/, '{"ip":"203.0.113.7"}'],
];
