import {
  fullResultSchema,
  jsonSchemaOf,
  resultSchema,
  schemaOfForm,
  type JsonSchema,
  type ResultForm,
} from '@cuspal/tool-kit';
import { birthsFor, callTool, SAMPLE_CHARTS, sampleArguments, type SampleChart } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { portableInput } from '../packages/tool-kit/src/schema/portable.ts';
import { randomLives } from '../packages/tool-kit/src/testing/random-births.ts';
import { fullPlainSchema, plainResultSchema } from '../scripts/generate/contract/result-forms.ts';
import { loadAllTools } from '../scripts/generate/tools.ts';
import { SharedSchemas } from './support/shared-schemas.ts';
import { inTurn } from './support/whole.ts';

const BIRTHS = birthsFor(60, 2);
const SEARCH_BIRTHS = birthsFor(6, 1);
/** Searches of decades after it stay within the ephemeris. */
const LAST_NOW = Date.UTC(2340, 0, 1);

const charts = randomLives(BIRTHS, 48, 20)
  .filter(({ now }) => now < LAST_NOW)
  .map(({ args, now }): SampleChart => ({ label: 'random', arguments: args, now }));
const EDGES = SAMPLE_CHARTS.filter(({ edge }) => edge !== undefined);

/** Arguments of a form, and the schema that its results are told to have. */
interface Told {
  readonly form: ResultForm | undefined;
  readonly more: object;
  readonly schema: JsonSchema;
}

const schemas = new SharedSchemas();
const tools = (await loadAllTools()).flatMap(({ tool, entry }) => (tool.kind === 'engine' ? [{ tool, entry }] : []));

function argumentsOf(input: JsonSchema, chart: SampleChart, { form, more }: Told): object {
  const { without = [], sent = [], with: fixed = {} } = form ?? {};
  const needed = { ...input, required: [...(input.required ?? []), ...sent] };
  const args = { ...sampleArguments(needed, chart), ...fixed, ...more };
  const kept = Object.entries(args).filter(([name]) => !without.includes(name));
  const timeless = fixed['birth_time_known'] === false && {
    birth_datetime: chart.arguments.birth_datetime.slice(0, 10),
  };
  return { ...Object.fromEntries(kept), ...timeless };
}

describe('what typed clients are told to be there', () => {
  it.each(tools.map((each, turn) => [each.tool.name, each, turn] as const))('is there: %s', async (_, each, turn) => {
    const { tool, entry } = each;
    const input = portableInput(jsonSchemaOf(tool.input, 'input'));
    const [plain, ...others] = tool.forms ?? [];
    const narrows = plain?.without?.includes('event') === true;
    const told: readonly Told[] = [
      { form: plain, more: {}, schema: plainResultSchema(tool) },
      ...(tool.brief ? [{ form: plain, more: { detail: 'full' }, schema: fullPlainSchema(tool) }] : []),
      ...others.map((form) => ({ form, more: {}, schema: schemaOfForm(fullResultSchema(tool), form) })),
      ...(narrows ? [{ form: undefined, more: { event: 'Marriage' }, schema: resultSchema(tool) }] : []),
    ];
    const isSearch = (entry.deadlineSeconds ?? 15) > 15;
    let answered = 0;
    for (const [place, way] of told.entries()) {
      const validate = schemas.compile(way.schema);
      // In CI the results that come without an argument are looked at on all charts, others on one chart of each list.
      const some = [...inTurn(turn + place, charts), ...inTurn(turn + place, EDGES)];
      const shown = isSearch ? charts.slice(0, SEARCH_BIRTHS) : place === 0 ? [...charts, ...EDGES] : some;
      for (const chart of shown) {
        const args = { ...(tool.brief && { detail: 'brief' }), ...argumentsOf(input, chart, way) };
        const { result, isError } = await callTool(tool, args, { now: chart.now });
        if (isError) continue;
        answered += 1;
        if (!validate(result)) expect({ args, now: chart.now, faults: validate.errors }).toBeUndefined();
      }
    }
    expect(answered).toBeGreaterThanOrEqual(told.length);
  });
});
