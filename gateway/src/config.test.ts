import { describe, expect, it } from '@jest/globals';
import { newApiKey } from './auth/api-keys.ts';
import { CONFIG, parseConfig } from './config.ts';

const [FIRST, SECOND] = [newApiKey(), newApiKey()];

const faultsOf = (environment: Record<string, string>): string => {
  try {
    parseConfig(environment);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return '';
};

describe('configuration', () => {
  it('needs no variable', () => {
    const config = parseConfig({});
    expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, apiKeys: [], dataDir: '.data', drainSeconds: 55 });
    expect(config.lameDuckSeconds).toBe(5);
    expect(config.targets).toEqual({
      ephemeris: '127.0.0.1:50051',
      natal: '127.0.0.1:50052',
      dasha: '127.0.0.1:50053',
      election: '127.0.0.1:50054',
      health: '127.0.0.1:50055',
      horary: '127.0.0.1:50056',
      meta: '127.0.0.1:50057',
    });
  });

  it('reads lists, addresses and targets', () => {
    const config = parseConfig({
      CUSPAL_API_KEYS: ` ${FIRST}, ${SECOND} ,,`,
      ALLOWED_ORIGINS: 'https://a.example,https://b.example:8443/',
      BASE_URL: 'https://mcp.example.com/',
      NATAL_TARGET: 'dns:///natal:50051',
      METRICS_PORT: '9464',
      REDIRECT_SCHEMES: 'myapp, other+app',
    });
    expect(config.oauth.redirectSchemes).toEqual(['myapp', 'other+app']);
    expect(config.apiKeys).toEqual([FIRST, SECOND]);
    expect(config.allowedOrigins).toEqual(['https://a.example', 'https://b.example:8443']);
    expect(config.baseUrl).toBe('https://mcp.example.com');
    expect(config.targets.natal).toBe('dns:///natal:50051');
    expect(config.metricsPort).toBe(9464);
  });

  it('takes an empty variable for an absent one', () => {
    expect(parseConfig({ PORT: '', BASE_URL: '' })).toEqual(parseConfig({}));
  });

  it('names every fault at once', () => {
    const said = faultsOf({
      PORT: 'eighty',
      DRAIN_SECONDS: '-1',
      LOG_LEVEL: 'loud',
      BASE_URL: 'mcp.example.com',
      ALLOWED_ORIGINS: 'https://a.example/path',
      DATABASE_URL: 'mysql://x',
    });
    for (const name of ['PORT', 'DRAIN_SECONDS', 'LOG_LEVEL', 'BASE_URL', 'ALLOWED_ORIGINS', 'DATABASE_URL']) {
      expect(said).toContain(name);
    }
  });

  it.each(['javascript', 'file', 'https', 'My-App', 'myapp:', 'a b'])(
    'takes no scheme of redirects such as %s',
    (name) => {
      expect(faultsOf({ REDIRECT_SCHEMES: `good,${name}` })).toContain('REDIRECT_SCHEMES.1');
    },
  );

  it('documents every variable with type, default and meaning', () => {
    expect(CONFIG.map((row) => row.name)).toHaveLength(28);
    for (const row of CONFIG) {
      expect(row.type).toMatch(/^[A-Za-z]/);
      expect(row.meaning).toMatch(/^[A-Z].*\.$/);
    }
    expect(CONFIG.find((row) => row.name === 'PORT')?.default).toBe('3000');
    expect(CONFIG.find((row) => row.name === 'BASE_URL')?.default).toBe('');
    expect(CONFIG.find((row) => row.name === 'HORARY_TARGET')?.default).toBe('127.0.0.1:50056');
  });
});
