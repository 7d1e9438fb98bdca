import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  ConfigurationError,
  describeVariables,
  hostVariable,
  integerVariable,
  portVariable,
  readEnvironment,
} from './environment.ts';

describe('the environment', () => {
  const schema = z.object({
    HOST: z.string().default('127.0.0.1').meta({ type: 'address', description: 'Where.' }),
    PORT: portVariable().default(3000).meta({ type: 'port', description: 'Which.' }),
    LEVEL: z.enum(['low', 'high']).default('low'),
    SECONDS: integerVariable(1, 60).optional(),
  });

  it('gives typed values and defaults; an empty variable counts as left out', () => {
    expect(readEnvironment(schema, { PORT: '0', LEVEL: 'high', HOST: '', OTHER: 'x' })).toEqual({
      HOST: '127.0.0.1',
      PORT: 0,
      LEVEL: 'high',
    });
  });

  it('lists every fault at once', () => {
    const read = () => readEnvironment(schema, { PORT: '65536', LEVEL: 'loud', SECONDS: 'ten' });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(
      /PORT: .*65535[^]*LEVEL: must be low or high, but is "loud"[^]*SECONDS: must be a whole number from 1 to 60/,
    );
  });

  describe('with a secret', () => {
    const secrets = z.object({
      KEY: z.string().min(3).optional().meta({ type: 'secret', description: 'A key.' }),
      ADDRESS: z.string().optional().meta({ type: 'URL', secret: true, description: 'With a password.' }),
      PLAIN: z.string().optional().meta({ type: 'text', description: 'None.' }),
    });
    const folder = mkdtempSync(join(tmpdir(), 'cuspal-secrets-'));
    afterAll(() => rmSync(folder, { recursive: true }));
    const file = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };

    it('takes it from a file, without the line break at its end', () => {
      const read = readEnvironment(secrets, {
        KEY_FILE: file('key', ' a key \n'),
        ADDRESS_FILE: file('address', 'redis://a\r\n'),
        PLAIN_FILE: file('plain', 'no'),
        KEY: '',
      });
      expect(read).toEqual({ KEY: ' a key ', ADDRESS: 'redis://a' });
      expect(readEnvironment(secrets, { KEY_FILE: file('empty', '\n'), ADDRESS_FILE: '' })).toEqual({});
    });

    it('says what is wrong with a file beside all other faults, and never what is in it', () => {
      const read = () =>
        readEnvironment(secrets, { KEY_FILE: join(folder, 'nothing'), ADDRESS: 'redis://a', ADDRESS_FILE: folder });
      expect(read).toThrow(ConfigurationError);
      expect(read).toThrow(
        /KEY_FILE: names .*nothing, which cannot be read \(ENOENT\)[^]*ADDRESS_FILE: is set, and ADDRESS too/,
      );
      expect(() => readEnvironment(secrets, { KEY_FILE: folder })).toThrow('cannot be read (EISDIR)');
      expect(() => readEnvironment(secrets, { KEY_FILE: file('long', 'x'.repeat(70_000)) })).toThrow('too large');
      expect(() => readEnvironment(secrets, { KEY_FILE: file('short', 'zq') })).toThrow(/^(?![^]*zq)[^]*KEY/);
    });

    it('describes which may come so', () => {
      expect(describeVariables(secrets).map(({ name, secret }) => [name, secret])).toEqual([
        ['KEY', true],
        ['ADDRESS', true],
        ['PLAIN', undefined],
      ]);
    });
  });

  it.each([
    '0x50',
    '1e1',
    '1.0',
    '1.5',
    '007',
    '+7',
    '-7',
    ' 7',
    '7 ',
    '٧',
    '1_0',
    'Infinity',
    'NaN',
    '61',
    '9'.repeat(30),
  ])('refuses "%s" as a whole number, and says what it is', (text) => {
    const read = () => readEnvironment(schema, { SECONDS: text });
    expect(read).toThrow(`SECONDS: must be a whole number from 1 to 60, in digits alone, but is "${text}"`);
  });

  it.each(['0.0.0.0', '127.0.0.1', '::', '::1', 'fe80::1', 'localhost', 'cuspal-1.internal'])(
    'listens on "%s"',
    (host) => {
      expect(hostVariable().parse(host)).toBe(host);
    },
  );

  it.each([' ', 'localhost:3000', '127.0.0.1:3000', ':', '[::1]', 'http://localhost', 'a b', '-a', '*'])(
    'not on "%s"',
    (host) => {
      expect(hostVariable().safeParse(host).success).toBe(false);
    },
  );

  it('names the values of a variable that has a few, and what it is', () => {
    const few = z.object({ LEVEL: z.enum(['info', 'warn', 'error']), MODE: z.enum(['a', 'b']) });
    expect(() => readEnvironment(few, { LEVEL: 'nope', MODE: 'c' })).toThrow(
      'LEVEL: must be info, warn, or error, but is "nope"\n  MODE: must be a or b, but is "c"',
    );
  });

  it('describes itself', () => {
    expect(describeVariables(schema).slice(0, 2)).toEqual([
      { name: 'HOST', type: 'address', default: '127.0.0.1', meaning: 'Where.' },
      { name: 'PORT', type: 'port', default: '3000', meaning: 'Which.' },
    ]);
  });
});
