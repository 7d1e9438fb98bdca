import { describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { ESLint, Linter } from 'eslint';
import { ROOT } from '../scripts/lib/prepare.mjs';
import { importOrder } from '../scripts/lint/import-order-rule.mjs';

/** What the lint rules of a file say of one import. */
const faults = async (file: string, specifier: string): Promise<readonly string[]> => {
  const { rules } = await new ESLint().calculateConfigForFile(file);
  const rule = rules['no-restricted-imports'];
  return new Linter()
    .verify(`import '${specifier}';`, { rules: { 'no-restricted-imports': rule } })
    .map(({ message }) => message);
};

/** What the lint rule of the order of rooms says of one import. */
const orderFaults = (file: string, specifier: string): readonly string[] =>
  new Linter({ cwd: ROOT })
    .verify(
      `import '${specifier}';`,
      [
        {
          files: ['**/*.ts'],
          plugins: { cuspal: { rules: { order: importOrder } } },
          rules: { 'cuspal/order': 'error' },
        },
      ],
      { filename: join(ROOT, file) },
    )
    .map(({ message }) => message);

describe('the order of the engine rooms', () => {
  it.each([
    ['zodiac/point.ts', '../chart/chart.ts', 'zodiac stands above chart'],
    ['kp/kernel/levels.ts', '../promise/horary-matter.ts', 'kp/kernel stands above kp/promise'],
    ['topics/shared/seventh.ts', '../marriage/mode.ts', 'topics/shared stands above topics'],
    ['topics/career/business.ts', '../money/financial.ts', 'career may not import the field money'],
    ['kp/kernel/levels.ts', '../../somewhere/else.ts', 'stands in no room'],
    ['index.ts', './zodiac/point.ts', 'stands in no room'],
  ])('%s may not import %s', (file, specifier, words) => {
    expect(orderFaults(`packages/engine/src/${file}`, specifier).join()).toContain(words);
  });

  it.each([
    ['kp/promise/horary-matter.ts', '../kernel/levels.ts'],
    ['kp/promise/horary-matter.ts', './horary-period-class.ts'],
    ['topics/career/business.ts', '../shared/seventh.ts'],
    ['topics/career/business.ts', './meridian.ts'],
    ['zodiac/point.ts', '../base/angles.ts'],
  ])('%s may import %s', (file, specifier) => {
    expect(orderFaults(`packages/engine/src/${file}`, specifier)).toEqual([]);
  });
});

describe('the order of the gateway rooms', () => {
  it.each([
    ['http/reply.ts', '../mcp/endpoint.ts', 'http stands above mcp'],
    ['mcp/gate.ts', '../app/gateway.ts', 'mcp stands above app'],
    ['mcp/gate.ts', '../main.ts', 'no room imports from it'],
    ['app/gateway.ts', '../somewhere/else.ts', 'stands in no room'],
  ])('%s may not import %s', (file, specifier, words) => {
    expect(orderFaults(`gateway/src/${file}`, specifier).join()).toContain(words);
  });

  it.each([
    ['mcp/gate.ts', '../http/reply.ts'],
    ['mcp/texts/texts.ts', '../gate.ts'],
    ['main.ts', './app/gateway.ts'],
  ])('%s may import %s', (file, specifier) => {
    expect(orderFaults(`gateway/src/${file}`, specifier)).toEqual([]);
  });
});

describe('the engine reads no clock', () => {
  /** What the lint rules of an engine file say of a line that reads or waits for the time. */
  const clockFaults = async (line: string): Promise<readonly string[]> => {
    const { rules } = await new ESLint().calculateConfigForFile('packages/engine/src/time/clock.ts');
    const { 'no-restricted-syntax': syntax, 'no-restricted-globals': globals } = rules;
    return new Linter()
      .verify(line, { rules: { 'no-restricted-syntax': syntax, 'no-restricted-globals': globals } })
      .map(({ message }) => message);
  };

  it.each([
    'Date.now();',
    'new Date();',
    'Date();',
    "Date['now']();",
    'const { now } = Date;',
    'const Clock = Date;',
    'class Clock extends Date {}',
    'Reflect.construct(Date, []);',
    '[Date].map((Clock) => new Clock());',
    'performance.now();',
    'process.hrtime();',
    "process.getBuiltinModule('node:perf_hooks');",
    "import { hrtime } from 'node:process';",
    "import { setTimeout as wait } from 'node:timers/promises';",
    "await import('node:perf_hooks');",
    'setTimeout(() => {}, 1);',
    'new Intl.DateTimeFormat().format();',
  ])('not by %s', async (line) => {
    expect(await clockFaults(line)).not.toEqual([]);
  });

  it.each([
    'new Date(0).getTime();',
    'Date.UTC(2000, 0, 1);',
    "Date.parse('2000-01-01');",
    "import { join } from 'node:path';",
  ])('but may call %s', async (line) => {
    expect(await clockFaults(line)).toEqual([]);
  });
});

describe('a test waits for no time', () => {
  /** What the lint rules of a file say of a line. */
  const waitFaults = async (file: string, line: string): Promise<readonly string[]> => {
    const { rules } = await new ESLint().calculateConfigForFile(file);
    return new Linter()
      .verify(line, { rules: { 'no-restricted-syntax': rules['no-restricted-syntax'] } })
      .map(({ message }) => message);
  };

  it.each([
    'await new Promise((resolve) => setTimeout(resolve, 50));',
    "import { setTimeout as wait } from 'node:timers/promises';",
    'await sleep(50);',
    'await pause(50);',
    'await page.waitForTimeout(50);',
  ])('not by %s', async (line) => {
    for (const file of [
      'gateway/src/a.test.ts',
      'packages/proto/src/a.test.ts',
      'test/e2e/support/a.ts',
      'gateway/test/a.ts',
    ])
      expect([file, await waitFaults(file, line)]).not.toEqual([file, []]);
  });

  it.each(["import { setImmediate } from 'node:timers/promises';", 'await expect.poll(read).toBe(1);'])(
    'but by %s',
    async (line) => expect(await waitFaults('gateway/src/a.test.ts', line)).toEqual([]),
  );
});

describe('who may import whom', () => {
  it.each([
    ['gateway/src/main.ts', '@cuspal/engine'],
    ['gateway/src/main.ts', '@cuspal/tool-kit'],
    ['services/natal/career/a.tool.ts', '@cuspal/catalog'],
    ['services/natal/career/a.tool.ts', '../../../packages/engine/src/kp/kernel/levels.ts'],
    ['packages/engine/src/kp/kernel/levels.ts', '@nestjs/common'],
    ['packages/engine/src/kp/kernel/levels.ts', '@cuspal/tool-kit'],
    ['packages/tool-kit/src/index.ts', '@cuspal/services'],
    ['packages/catalog/src/index.ts', '@cuspal/proto'],
  ])('%s may not import %s', async (file, specifier) => {
    expect((await faults(file, specifier)).join()).toMatch(/may import of ours only|never by a path|engine is pure/);
  });

  it.each([
    ['gateway/src/main.ts', '@cuspal/proto'],
    ['gateway/src/mcp/calls.ts', '../catalog/nearest.ts'],
    ['services/main.ts', '@cuspal/tool-kit/host'],
    ['services/meta/plan/plan.ts', '@cuspal/catalog'],
    ['packages/tool-kit/src/index.ts', '@cuspal/engine'],
    ['packages/tool-kit/src/define-tool.ts', '@cuspal/catalog/sources'],
    ['services/natal/composites/a.tool.ts', '../../dasha/timing/get-event-dasha.tool.ts'],
  ])('%s may import %s', async (file, specifier) => {
    expect(await faults(file, specifier)).toEqual([]);
  });
});
