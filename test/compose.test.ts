import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { PROCESSES } from '../deploy/processes.mjs';
import { CONFIG, parseConfig, SERVICES } from '../gateway/src/config/config.ts';
import { serviceConfig } from '../packages/tool-kit/src/host/service-config.ts';
import { composeFile, environmentOf, textOf, variablesOf } from './support/compose.ts';

const PLAIN = 'docker-compose.yml';
const TLS = 'docker-compose.tls.yml';
const SECRETS = 'docker-compose.secrets.yml';
const { services, networks } = composeFile(PLAIN);
const tls = composeFile(TLS).services;
const processes = Object.entries(services).filter(([, { environment }]) => environment && 'PROCESS' in environment);
const dockerfile = textOf('Dockerfile');
const inImage = Object.fromEntries(
  [...(/^ENV (NODE_ENV.*)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [
    name,
    value,
  ]),
);
/** `#NAME=value` in .env.example. */
const example = new Map(
  [...textOf('.env.example').matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);
const gateway = services['gateway'] ?? {};

interface Prometheus {
  readonly rule_files?: readonly string[];
  readonly scrape_configs?: readonly {
    readonly dns_sd_configs: readonly object[];
    readonly relabel_configs: readonly object[];
  }[];
}

describe('the containers', () => {
  it('are of one image, built once, each another process', () => {
    expect(processes.map(([name]) => name)).toEqual([...SERVICES, 'gateway']);
    // The image knows one process more, which runs all services: npm start and small machines use it.
    expect(PROCESSES).toEqual([...SERVICES, 'services', 'gateway']);
    for (const [name, { environment, image, build }] of processes) {
      expect(environment?.['PROCESS']).toBe(name);
      expect(image).toBe('cuspal:${CUSPAL_VERSION:-local}');
      expect(build).toBe(name === 'gateway' ? '.' : undefined);
    }
  });

  it.each([...Object.entries(services), ...Object.entries(tls).filter(([name]) => name !== 'gateway')])(
    '%s writes to no file of its image, gains no rights, and has its limits',
    (_, container) => {
      expect(container).toMatchObject({
        read_only: true,
        security_opt: ['no-new-privileges:true'],
        restart: 'unless-stopped',
        pids_limit: expect.any(Number),
        cpus: expect.any(Number),
        mem_limit: expect.stringMatching(/^(?:\$\{[A-Z]+_MEMORY:-)?\d+[mg]\}?$/),
      });
    },
  );

  it('fill no disk with their logs', () => {
    const logging = { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } };
    for (const [name, container] of [...Object.entries(services), ['caddy', tls['caddy'] ?? {}] as const])
      expect([name, container.logging]).toEqual([name, logging]);
  });

  it('start Prometheus and Grafana where the profile asks for them alone, with the rules and the dashboard of the chart', () => {
    const monitoring = Object.entries(services).filter(([, { profiles }]) => profiles?.includes('monitoring'));
    expect(monitoring.map(([name]) => name)).toEqual(['prometheus', 'grafana']);
    expect(Object.values(services).filter(({ profiles }) => profiles)).toHaveLength(2);
    const mounts = monitoring.flatMap(([, { volumes = [] }]) => volumes).filter((volume) => volume.startsWith('./'));
    for (const mount of mounts) {
      const [file = '', , mode] = mount.split(':');
      expect([mount, existsSync(join(import.meta.dirname, '..', file)), mode]).toEqual([mount, true, 'ro']);
    }
    const sources = mounts.map((mount) => mount.split(':')[0]);
    expect(sources).toContain('./deploy/helm/cuspal/files/rules.yaml');
    expect(sources).toContain('./deploy/helm/cuspal/files/dashboards');
    const { scrape_configs: [scrape] = [], rule_files } = parse(
      textOf('deploy/monitoring/prometheus.yml'),
    ) as Prometheus;
    expect(scrape?.dns_sd_configs[0]).toMatchObject({ names: ['gateway', ...SERVICES], port: 9464 });
    expect(rule_files).toEqual(['/etc/prometheus/rules.yaml']);
    // The rules and the dashboard tell one Cuspal from another by it.
    expect(scrape?.relabel_configs).toEqual([{ target_label: 'namespace', replacement: 'compose' }]);
    const { environment = {} } = services['grafana'] ?? {};
    expect(environment).toMatchObject({ GF_AUTH_ANONYMOUS_ORG_ROLE: 'Viewer', GF_AUTH_DISABLE_LOGIN_FORM: 'true' });
    expect(environment['GF_SECURITY_DISABLE_INITIAL_ADMIN_CREATION']).toBe('true');
  });

  it('start in order: the gateway when all that it talks to is healthy', () => {
    const asked = Object.keys(gateway.depends_on ?? {});
    expect(asked).toEqual([...SERVICES, 'postgres', 'redis']);
    for (const { condition } of Object.values(gateway.depends_on ?? {})) expect(condition).toBe('service_healthy');
    for (const name of asked) {
      const { image, healthcheck } = services[name] ?? {};
      if (image?.startsWith('cuspal:')) expect(dockerfile).toContain('CMD ["cuspal", "health"]');
      else expect(healthcheck?.test[0]).toMatch(/^CMD/);
    }
    expect(tls['caddy']?.depends_on).toEqual({ gateway: { condition: 'service_healthy' } });
  });

  it('are reached from outside at the gateway, the mail catcher and Grafana, on this machine alone', () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports);
    expect(open.map(([name, { ports }]) => [name, ports])).toEqual([
      ['gateway', ['${PUBLISHED_ON:-127.0.0.1:3000}:3000']],
      ['mail', ['127.0.0.1:8025:8025']],
      ['grafana', ['127.0.0.1:3001:3000']],
    ]);
    expect(networks?.['inner']?.internal).toBe(true);
    expect(networks?.['stores']?.internal).toBe(true);
    for (const name of SERVICES) expect(services[name]?.networks).toEqual(['inner']);
    // From a service there is no way to the accounts.
    for (const name of ['postgres', 'redis']) expect(services[name]?.networks).toEqual(['stores']);
    expect(gateway.networks).toEqual(['inner', 'stores', 'outer']);
    // Prometheus reads the processes, Grafana reads Prometheus, and neither has a way to the accounts.
    expect(services['prometheus']?.networks).toEqual(['inner', 'monitoring']);
    expect(services['grafana']?.networks).toEqual(['monitoring', 'outer']);
    expect(networks?.['monitoring']?.internal).toBe(true);
    // Behind Caddy the gateway has no port of its own.
    expect(tls['gateway']?.ports).toEqual([]);
    expect(textOf(TLS)).toContain('ports: !reset []');
  });
});

describe('their settings', () => {
  it('are all in .env.example, and nothing else is, each with what holds without it', () => {
    const asked = new Map([...variablesOf(TLS), ...variablesOf(PLAIN)]);
    expect([...example.keys()].sort()).toEqual([...asked.keys()].sort());
    const defaults = new Map(CONFIG.map(({ name, default: standard }) => [name, standard]));
    for (const [name, value] of example)
      expect([name, value]).toEqual([name, asked.get(name) || (defaults.get(name) ?? '')]);
  });

  it('reach every variable of the gateway that the image does not fix', () => {
    // These two and stop_grace_period go together.
    const left = ['LAME_DUCK_SECONDS', 'DRAIN_SECONDS'];
    const given = Object.keys(gateway.environment ?? {});
    expect([...given, ...left, 'HOST', 'PORT', 'DATA_DIR'].sort()).toEqual(
      [...CONFIG.map(({ name }) => name), 'PROCESS'].sort(),
    );
    expect(inImage).toMatchObject({ HOST: '0.0.0.0', PORT: '3000', DATA_DIR: '/app/.data', GRPC_PORT: '50051' });
  });

  it('are what the gateway takes, with none set and with all of them', () => {
    const none = parseConfig({ ...inImage, ...environmentOf(gateway, {}) });
    expect(none).toMatchObject({
      baseUrl: 'http://localhost:3000',
      databaseUrl: 'postgres://cuspal:cuspal@postgres:5432/cuspal',
      smtpUrl: 'smtp://mail:1025',
      trustProxy: 0,
      metricsPort: 9464,
    });
    for (const service of SERVICES) expect(none.targets[service]).toBe(`dns:///${service}:${inImage['GRPC_PORT']}`);
    expect(parseConfig({ ...inImage, ...environmentOf(gateway, Object.fromEntries(example)) })).toEqual(none);
    const secure = { ...gateway.environment, ...tls['gateway']?.environment };
    const publicWith = (password: string) =>
      parseConfig(environmentOf({ environment: secure }, { DOMAIN: 'mcp.example.com', POSTGRES_PASSWORD: password }));
    expect(publicWith('5e1f')).toMatchObject({ baseUrl: 'https://mcp.example.com', trustProxy: 1 });
    // The compose file asks for a password where DOMAIN is used; the gateway refuses the one that everybody knows.
    expect(() => publicWith('cuspal')).toThrow(/POSTGRES_PASSWORD=NEW/);
    expect(textOf(TLS)).toMatch(/\$\{POSTGRES_PASSWORD:\?POSTGRES_PASSWORD is not set[^}]*alter user cuspal[^}]*\}/);
  });

  it('may come from files, which the gateway, the services and the database read', () => {
    const { services: changed, secrets = {} } = composeFile(SECRETS);
    expect(Object.keys(changed)).toEqual([...SERVICES, 'gateway', 'postgres']);
    for (const [name, container] of Object.entries(changed)) {
      const files = Object.entries(container.environment ?? {}).filter(([, value]) => value !== '');
      expect([name, files.map(([, file]) => file)]).toEqual([
        name,
        (container.secrets ?? []).map((secret) => `/run/secrets/${secret}`),
      ]);
      for (const [variable] of files) {
        // What the plain file says is taken away, or both would be set.
        const plain = variable.replace(/_FILE$/, '');
        expect([name, plain, container.environment?.[plain]]).toEqual([name, plain, '']);
        if (name === 'gateway') expect(CONFIG.find((each) => each.name === plain)?.secret).toBe(true);
      }
    }
    expect(secrets).toEqual(
      Object.fromEntries(Object.keys(secrets).map((name) => [name, { file: `./secrets/${name}` }])),
    );
    expect([textOf('.gitignore'), textOf('.dockerignore')].every((text) => /^\/secrets\/?$/m.test(text))).toBe(true);
  });

  it('are what a service takes', () => {
    const schema = serviceConfig(50_051);
    for (const name of SERVICES) {
      const { PROCESS: _, ...environment } = environmentOf(services[name] ?? {}, {});
      // What is empty counts as left out.
      const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
      expect(schema.strict().parse(given)).toMatchObject({ METRICS_PORT: 9464, LOG_LEVEL: 'info' });
    }
    const GRPC_SECRET = '0123456789abcdef0123456789abcdef';
    for (const name of [...SERVICES, 'gateway'])
      expect(environmentOf(services[name] ?? {}, { GRPC_SECRET })).toMatchObject({ GRPC_SECRET });
  });

  it('lead Caddy to the gateway, and ask of it what a load balancer may ask', () => {
    const caddyfile = textOf('deploy/Caddyfile');
    expect(caddyfile).toContain(`{$GATEWAY:gateway:${inImage['PORT']}}`);
    expect(caddyfile).toContain('health_uri /health/serving');
    expect(caddyfile).toMatch(/^\{\$DOMAIN\} \{$/m);
    // A page with a form is never compressed, nor is a stream held back for it.
    const compressed = [...caddyfile.matchAll(/header Content-Type (\S+)\*/g)].map(([, type]) => type ?? '');
    expect(compressed).toContain('application/json');
    for (const type of ['text/html; charset=utf-8', 'text/event-stream'])
      expect(compressed.filter((each) => type.startsWith(each))).toEqual([]);
  });
});
