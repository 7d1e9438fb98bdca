import { SERVED } from '@cuspal/catalog';
import {
  catalogueEntry,
  checkTool,
  SERVICES,
  type AnyTool,
  type JsonSchema,
  type ServiceName,
  type ToolEntry,
} from '@cuspal/tool-kit';
import {
  birthsFor,
  callTool,
  checkSize,
  conforms,
  longArguments,
  proseFaults,
  SAMPLE_CHARTS,
  sampleArguments,
  speaksPlainly,
  toolsDirectoryOf,
  type SampleChart,
} from '@cuspal/tool-kit/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { loadTool, toolFilesIn } from '../src/discover.ts';

/** Every tool file of every service, found here as the hosts find it; one that does not load fails by itself. */
interface Found {
  readonly service: ServiceName;
  readonly file: string;
  readonly tool: AnyTool | undefined;
  readonly fault: unknown;
}

const found: Found[] = [];
for (const service of SERVICES) {
  for (const file of await toolFilesIn(toolsDirectoryOf(service))) {
    found.push(
      await loadTool(file).then(
        (tool) => ({ service, file, tool, fault: undefined }),
        (fault: unknown) => ({ service, file, tool: undefined, fault }),
      ),
    );
  }
}
const loaded = found.flatMap(({ service, file, tool }) =>
  tool === undefined ? [] : [{ service, file, tool, entry: catalogueEntry(tool, service) }],
);
process.stdout.write(`${loaded.length} of ${SERVED.length} tools loaded\n`);

/** Each tool gets other charts of the list; searches are slow and get a few. */
const CHARTS = Math.min(SAMPLE_CHARTS.length, birthsFor(SAMPLE_CHARTS.length, 4));
const SEARCH_CHARTS = 3;
const EDGES = SAMPLE_CHARTS.filter(({ edge }) => edge !== undefined);
const isSearch = (entry: ToolEntry): boolean => (entry.deadlineSeconds ?? 15) > 15;

function chartsFor(entry: ToolEntry, index: number): readonly SampleChart[] {
  const count = isSearch(entry) ? SEARCH_CHARTS : CHARTS;
  const own = Array.from({ length: count }, (_, turn) => {
    const chart = SAMPLE_CHARTS[(index * count + turn) % SAMPLE_CHARTS.length];
    if (!chart) throw new Error('there are no sample charts');
    return chart;
  });
  return isSearch(entry) ? own : [...new Set([...own, ...EDGES])];
}

describe('every tool file', () => {
  it.each(found.map((each) => [each.file.split('/').at(-1), each] as const))(
    '%s loads and may be served',
    (_, each) => {
      if (each.fault !== undefined) throw new Error('it does not load', { cause: each.fault });
      expect(each.tool && checkTool(each.tool, each.file)).toEqual([]);
    },
  );

  it('defines a name once', () => {
    const names = loaded.map(({ tool }) => tool.name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('every tool file stands where its tags say', () => {
  it.each(loaded.map(({ tool, entry, file }) => [tool.name, entry, file] as const))('%s', (name, entry, file) => {
    expect(file.split('/').at(-2)).toBe(entry.family.replaceAll(' ', '-'));
    expect(SERVED.map((each) => each.name)).toContain(name);
  });
});

const SYSTEM_WORDS = {
  kp: /\bKP\b/,
  parashari: /Parashari/i,
  jaimini: /Jaimini/i,
  tajik: /Tajik/i,
  extension: /extension/i,
  meta: /./,
} as const;

describe('every description says what a caller must know', () => {
  it.each(loaded.map(({ tool, entry }) => [tool.name, entry] as const))('%s', (_, entry) => {
    expect(entry.description).toMatch(SYSTEM_WORDS[entry.system]);
    if (entry.pageSize !== null) expect(entry.inputSchema.properties).toHaveProperty('page');
    expect(entry.description).toMatch(/\.$/);
    expect(proseFaults(entry.description)).toEqual([]);
    expect(undescribed(entry.inputSchema)).toEqual([]);
    // Plain ASCII is what every client shows as it is.
    expect(JSON.stringify([entry.title, entry.description, entry.inputSchema])).toMatch(/^[ -~]*$/);
  });
});

/** Arguments whose names, or those of what they stand in, say all that there is to say. */
const NAMED =
  /^(?:page|detail|horizon_years|question_time_zone|event_longitude|query_l\w+|known_events\.location\.\w+|preferred_time_of_day\.(?:start|end))$/;

/** Other arguments without a description, those inside objects and lists too. */
const undescribed = (schema: JsonSchema, path = ''): readonly string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const whole = `${path}${name}`;
    const inner = typeof property.items === 'object' ? property.items : property;
    return [
      ...(property.description === undefined && !NAMED.test(whole) ? [whole] : []),
      ...undescribed(inner, `${whole}.`),
    ];
  });

/** Latitudes and clocks that make long results: high in the north, and a local mean time whose offset has seconds. */
const LONG_CHARTS = SAMPLE_CHARTS.filter(({ label }) => /Reykjavik|local mean time/.test(label));

describe('every result is what its output schema says and no longer than one answer may be, on charts of all continents and centuries', () => {
  const computed = loaded.filter(({ tool }) => tool.kind === 'engine');
  it.each(computed.map((each, index) => [each.tool.name, each.tool, each.entry, index] as const))(
    '%s',
    async (_, tool, entry, index) => {
      for (const chart of chartsFor(entry, index)) {
        const args = sampleArguments(entry.inputSchema, chart);
        const options = { now: chart.now };
        await fits(tool, entry, args, options).catch(async (error: unknown) => {
          const isBeyond =
            chart.edge !== undefined && (await callTool(tool, args, options)).meta['code'] === 'out_of_range';
          if (!isBeyond) fail(chart, args, error);
        });
      }
    },
    120_000,
  );
});

describe('no result is longer than one answer may be, whatever is asked', () => {
  const computed = loaded.filter(({ tool }) => tool.kind === 'engine');
  it.each(computed.map(({ tool, entry }) => [tool.name, tool, entry] as const))(
    '%s',
    async (_, tool, entry) => {
      expect(LONG_CHARTS).toHaveLength(2);
      for (const chart of LONG_CHARTS) {
        const args = longArguments(entry.inputSchema, chart);
        await fits(tool, entry, args, { now: chart.now }).catch((error: unknown) => fail(chart, args, error));
      }
    },
    120_000,
  );
});

describe('the list that clients read', () => {
  it('stays within a size they can hold', () => {
    const bytes = loaded.map(({ entry }) => Buffer.byteLength(JSON.stringify(listed(entry))));
    const total = bytes.reduce((sum, size) => sum + size, 0);
    process.stdout.write(`tools/list: ${total} bytes, ${Math.round(total / loaded.length)} a tool\n`);
    expect(total / loaded.length).toBeLessThan(2_000);
    expect(Math.max(...bytes)).toBeLessThan(5_000);
  });
});

/** Clients that get results as objects hold them to the outline of the list (docs/api.md#structured-results). */
function fitsOutline({ name, outputSchema }: ToolEntry, result: object): void {
  const outline = outlines.get(name) ?? ajv.compile(outputSchema ?? false);
  outlines.set(name, outline);
  if (!outline(result)) throw new Error(`${name} has another outline: ${ajv.errorsText(outline.errors)}`);
}

// Making its code short takes longer than running it for some charts.
const ajv = new Ajv2020({ code: { optimize: false } });
const outlines = new Map<string, ReturnType<typeof ajv.compile>>();

async function fits(tool: AnyTool, entry: ToolEntry, args: object, options: { readonly now: number }): Promise<void> {
  const { text, result } = await conforms(tool, args, options);
  if (tool.kind === 'engine') fitsOutline(entry, result);
  await checkSize(tool, text);
  speaksPlainly(tool, result);
}

function fail({ label }: SampleChart, args: object, error: unknown): never {
  throw new Error(`${label}: ${error instanceof Error ? error.message : String(error)}\n${JSON.stringify(args)}`, {
    cause: error,
  });
}

function listed({ name, title, description, inputSchema, family, phase, system }: ToolEntry) {
  return { name, title, description, inputSchema, _meta: { family, phase, system } };
}
