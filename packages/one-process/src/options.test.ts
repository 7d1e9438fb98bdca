import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

const KEY = '0123456789abcdefghijklmnopqrstuvwxyz';
const read = (line: string, environment: Record<string, string> = {}) =>
  readOptions(
    line.split(' ').filter((word) => word !== ''),
    environment,
  );

describe('the command line', () => {
  it.each([
    ['', {}, { kind: 'serve', choice: {}, logLevel: 'warn' }],
    ['--help', {}, { kind: 'help' }],
    ['-h', {}, { kind: 'help' }],
    ['--version --http', {}, { kind: 'version' }],
    ['--http', {}, { kind: 'serve', choice: {}, logLevel: 'warn', http: { host: '127.0.0.1', port: 3000, keys: [] } }],
    [
      '--http --host ::1 --port 0',
      { LOG_LEVEL: 'debug' },
      { kind: 'serve', choice: {}, logLevel: 'debug', http: { host: '::1', port: 0, keys: [] } },
    ],
    [
      '--http --host 0.0.0.0',
      { CUSPAL_API_KEYS: ` ${KEY}, ` },
      { kind: 'serve', choice: {}, logLevel: 'warn', http: { host: '0.0.0.0', port: 3000, keys: [KEY] } },
    ],
    [
      '--toolsets=charts,core',
      { LOG_LEVEL: '' },
      {
        kind: 'serve',
        logLevel: 'warn',
        choice: { selection: { toolsets: ['core', 'charts'], cacheScope: 'public' } },
      },
    ],
    ['--language pt-BR', {}, { kind: 'serve', choice: { language: 'pt-BR' }, logLevel: 'warn' }],
    ['--structured', {}, { kind: 'serve', choice: { structured: 'public' }, logLevel: 'warn' }],
    [
      '',
      { CUSPAL_PLACE: ' Chennai\n', CUSPAL_AYANAMSA: 'lahiri' },
      {
        kind: 'serve',
        choice: {},
        logLevel: 'warn',
        preface:
          'The person lives in "Chennai": use it where a question is about here and names no place. Send ayanamsa "lahiri" with each call that takes one, unless the person asks for another. ',
      },
    ],
    ['', { CUSPAL_PLACE: '', CUSPAL_AYANAMSA: '' }, { kind: 'serve', choice: {}, logLevel: 'warn' }],
  ])('%s with %j', (line, environment, options) => {
    expect(read(line, environment as Record<string, string>)).toEqual(options);
  });

  it.each([
    ['--htpp', {}, "Unknown option '--htpp'. cuspal --help lists what there is."],
    ['serve', {}, "Unexpected argument 'serve'."],
    ['--port', {}, "'--port <value>' argument missing."],
    ['--port 4000', {}, '--port belongs to --http. Add --http.'],
    ['--host localhost', {}, '--host belongs to --http. Add --http.'],
    ['--http --port 70000', {}, '--port is "70000" but must be a whole number from 0 to 65535.'],
    ['--http --port 3e3', {}, '--port is "3e3" but must be a whole number from 0 to 65535.'],
    ['--http --host 0.0.0.0', {}, '--host 0.0.0.0 can be reached from other machines, so a key is needed.'],
    ['--http --host cuspal.example', { CUSPAL_API_KEYS: ' ,' }, 'so a key is needed. Set CUSPAL_API_KEYS'],
    ['--http', { CUSPAL_API_KEYS: `${KEY},short` }, 'A key in CUSPAL_API_KEYS must have at least 32 characters'],
    ['--toolsets nope', {}, 'Unknown toolset "nope".'],
    ['', { CUSPAL_PLACE: 'x'.repeat(101) }, 'CUSPAL_PLACE has 101 characters and may have 100.'],
    ['', { CUSPAL_AYANAMSA: 'western' }, 'CUSPAL_AYANAMSA is "western" but must be one of kp, kp_new, lahiri'],
    ['', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn'],
  ])('%s with %j is refused in words that say what to do', (line, environment, words) => {
    const options = read(line, environment);
    expect(options).toEqual({ kind: 'refused', message: expect.stringContaining(words) });
    expect(JSON.stringify(options)).not.toContain('short');
  });
});
