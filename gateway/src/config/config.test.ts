import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../test/config-faults.ts';
import { newApiKey } from '../accounts/keys.ts';
import { CONFIG, parseConfig } from './config.ts';

const [FIRST, SECOND] = [newApiKey(), newApiKey()];

describe('configuration', () => {
  it('needs no variable', () => {
    const config = parseConfig({});
    expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, apiKeys: [], dataDir: '.data', drainSeconds: 55 });
    expect(config.lameDuckSeconds).toBe(5);
    expect([config.tools, parseConfig({ TOOLS: 'in-process' }).tools]).toEqual(['services', 'in-process']);
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
    const isOpen = parseConfig({ ENTERPRISE_AUTHORIZATION: 'on' }).oauth.enterpriseAuthorization;
    expect([config.oauth.enterpriseAuthorization, isOpen]).toEqual([false, true]);
    const { proofNonces } = parseConfig({ DPOP_NONCE: 'required' }).oauth;
    expect([config.oauth.proofNonces, proofNonces]).toEqual(['off', 'required']);
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

  it.each(['foo', 'http://', 'mcp.example.com'])(
    'says what is wrong with the BASE_URL %s, also when it is alone',
    (text) =>
      expect(faultsOf({ BASE_URL: text })).toBe(
        `The configuration is not usable:\n  BASE_URL: must be an http or https address without a path, such as https://mcp.example.com, but is "${text}"`,
      ),
  );

  it('says what is wrong with a DATABASE_URL beside a public BASE_URL', () => {
    expect(faultsOf({ BASE_URL: 'https://mcp.example.com', DATABASE_URL: 'foo' })).toContain(
      'DATABASE_URL: must be an address',
    );
  });

  it.each(['javascript', 'file', 'https', 'My-App', 'myapp:', 'a b'])(
    'takes no scheme of redirects such as %s',
    (name) => {
      expect(faultsOf({ REDIRECT_SCHEMES: `good,${name}` })).toContain('REDIRECT_SCHEMES, entry 2:');
    },
  );

  it.each([
    'natal:50051',
    'dns:///natal:50051',
    'dns:natal.internal:50051',
    'dns://10.0.0.2:53/natal:50051',
    '[::1]:50051',
    'ipv4:10.0.0.1:50051,10.0.0.2:50051',
    'ipv6:[::1]:50051',
    'unix:/run/natal.sock',
    'natal:50051-50054',
    'dns:///natal:50051-50114',
    '[::1]:50051-50052',
  ])('takes the target %s', (target) => expect(parseConfig({ NATAL_TARGET: target }).targets.natal).toBe(target));

  it.each([
    '',
    ' ',
    'natal',
    ':50051',
    'natal:',
    'dns:///',
    'dns:///natal',
    'dns:///:50051',
    'http://natal:50051',
    'a b:1',
  ])('refuses the target "%s" and names its variable', (target) =>
    expect(faultsOf({ HEALTH_TARGET: target })).toContain(`HEALTH_TARGET: must be a gRPC target such as natal`),
  );

  it.each(['natal:50054-50051', 'dns:///natal:50051-50115'])('refuses the ports of the target %s', (target) =>
    expect(faultsOf({ HEALTH_TARGET: target })).toContain('HEALTH_TARGET: must name at most 64 ports'),
  );

  it.each([
    ['PORT', '0x50'],
    ['PORT', '1e3'],
    ['PORT', '65536'],
    ['METRICS_PORT', '-1'],
    ['DRAIN_SECONDS', '5s'],
    ['LAME_DUCK_SECONDS', '5.5'],
    ['MAX_CONNECTIONS', '0'],
    ['MAX_CONNECTIONS_PER_ADDRESS', '0'],
    ['FAST_PATH', 'true'],
    ['KEYLESS', 'on'],
    ['ENTERPRISE_AUTHORIZATION', 'true'],
    ['DPOP_NONCE', 'on'],
    ['GRPC_CALLS', 'alone'],
    ['COMPRESS', 'on'],
    ['DEFAULT_RATE', '0'],
    ['DEFAULT_MONTHLY_ALLOWANCE', '1e3'],
    ['HOST', '127.0.0.1:3000'],
    ['BASE_URL', 'https://mcp.example.com/path'],
    ['DATABASE_URL', 'postgres://'],
    ['REDIS_URL', 'redis://'],
    ['REDIS_URL', 'localhost:6379'],
    ['REDIS_URL', 'redis://a:6379,b:6379'],
    ['REDIS_URL', 'redis+cluster://'],
    ['REDIS_URL', 'redis+cluster://a:6379,'],
    ['REDIS_URL', 'redis+cluster://a:63790000'],
    ['REDIS_URL', 'redis+cluster://a:6379/1'],
    ['REDIS_URL', 'redis+sentinel://a:26379'],
    ['REDIS_URL', 'redis+sentinel://a:26379/main?password=p'],
    ['REDIS_URL', 'redis+sentinel://%ZZ@a:26379/main'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'nobody'],
    ['COOKIE_SECRET', 'short'],
    ['AUDIT_SINK', 'http://siem.example.com/'],
    ['AUDIT_SINK', 'https://siem.example.com:8443/'],
    ['AUDIT_SINK', 'https://me:secret@siem.example.com/'],
    ['AUDIT_SINK', 'syslog'],
    ['AUDIT_SINK_SECRET', 'secret'],
    ['AUDIT_SINK_SECRET', 'whsec_c2hvcnQ='],
    ['LOG_LEVEL', 'INFO'],
    ['ALLOWED_ORIGINS', '*'],
  ])('refuses %s=%s by its name', (name, value) => expect(faultsOf({ [name]: value })).toContain(`  ${name}`));

  it('sends the audit log to an address with a secret, or to the collector, and says what is missing', () => {
    const [AUDIT_SINK, AUDIT_SINK_SECRET] = ['https://siem.example.com/cuspal', `whsec_${'A'.repeat(43)}=`];
    expect(parseConfig({}).auditSink).toBeUndefined();
    expect(parseConfig({ AUDIT_SINK, AUDIT_SINK_SECRET }).auditSink).toEqual({
      kind: 'webhook',
      address: AUDIT_SINK,
      secret: AUDIT_SINK_SECRET,
    });
    expect(faultsOf({ AUDIT_SINK })).toContain('  AUDIT_SINK_SECRET: is missing');
    expect(faultsOf({ AUDIT_SINK: 'otlp' })).toContain(
      '  AUDIT_SINK: is otlp, which needs OTEL_EXPORTER_OTLP_ENDPOINT',
    );
    const collector = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20KEY, x-tenant=50%',
    };
    expect(parseConfig({ ...collector, AUDIT_SINK: 'otlp' }).auditSink).toEqual({
      kind: 'otlp',
      endpoint: 'http://collector:4318',
      headers: { authorization: 'Bearer KEY', 'x-tenant': '50%' },
    });
  });

  it('sends usage to a billing system at its usual address or another one, and says what is missing', () => {
    expect(parseConfig({}).billing).toBeUndefined();
    expect(parseConfig({ BILLING_SINK: 'stripe', BILLING_KEY: 'rk_test' }).billing).toEqual({
      sink: 'stripe',
      url: 'https://api.stripe.com',
      key: 'rk_test',
    });
    const own = { BILLING_SINK: 'openmeter', BILLING_URL: 'http://openmeter:8888/' };
    expect(parseConfig(own).billing).toEqual({ sink: 'openmeter', url: 'http://openmeter:8888', key: undefined });
    expect(faultsOf({ BILLING_SINK: 'stripe' })).toContain('  BILLING_KEY: is missing');
    expect(faultsOf({ BILLING_SINK: 'lago' })).toContain('  BILLING_SINK');
    expect(faultsOf({ BILLING_URL: 'https://me:secret@openmeter.cloud' })).toContain('  BILLING_URL');
  });

  it('refuses the password of the compose file on a public server, and says how to change it', () => {
    const address = (password: string) => `postgres://cuspal:${password}@postgres:5432/cuspal`;
    const said = faultsOf({ BASE_URL: 'https://mcp.example.com', DATABASE_URL: address('cuspal') });
    expect(said).toContain('  DATABASE_URL: must not have the password that everybody knows');
    expect(said).toContain('POSTGRES_PASSWORD=NEW');
    expect(said).toContain(`psql -U cuspal -c "alter user cuspal password 'NEW'"`);
    for (const BASE_URL of ['http://localhost:3000', 'http://127.0.0.1:3000', undefined])
      expect(parseConfig({ BASE_URL, DATABASE_URL: address('cuspal') }).databaseUrl).toBe(address('cuspal'));
    expect(faultsOf({ BASE_URL: 'https://mcp.example.com', DATABASE_URL: address('5e1f') })).toBe('');
  });

  it('takes the secret for the services, the first of two, and no weak one', () => {
    const [one, two] = ['0123456789abcdef', 'fedcba9876543210'].map((half) => half + half);
    expect(parseConfig({}).grpcSecret).toBeUndefined();
    expect(parseConfig({ GRPC_SECRET: `${one}, ${two}` }).grpcSecret).toBe(one);
    expect(faultsOf({ GRPC_SECRET: 'hunter2' })).toMatch(/GRPC_SECRET, entry 1: must have at least 32/);
    expect(faultsOf({ GRPC_SECRET: 'hunter2' })).not.toContain('hunter2');
  });

  it('refuses a burst below the rate', () => {
    expect(faultsOf({ DEFAULT_RATE: '50' })).toContain(
      'DEFAULT_BURST: must be at least DEFAULT_RATE, which is 50, but is 40',
    );
    expect(parseConfig({ DEFAULT_RATE: '50', DEFAULT_BURST: '50' }).defaults.burst).toBe(50);
  });

  it('documents every variable with type, default and meaning', () => {
    expect(CONFIG.map((row) => row.name)).toHaveLength(73);
    for (const row of CONFIG) {
      expect(row.type).toMatch(/^[A-Za-z]/);
      expect(row.meaning).toMatch(/^[A-Z].*\.$/);
    }
    expect(CONFIG.find((row) => row.name === 'PORT')?.default).toBe('3000');
    expect(CONFIG.find((row) => row.name === 'BASE_URL')?.default).toBe('');
    expect(CONFIG.find((row) => row.name === 'HORARY_TARGET')?.default).toBe('127.0.0.1:50056');
  });
});
