import { SERVICES } from '@cuspal/catalog/taxonomy';
import { describe, expect, it } from 'vitest';
import { loadTool, toolFilesIn } from '../discover.ts';
import { jsonSchemaOf } from '../schema/json-schema.ts';
import { callTool } from './call-tool.ts';
import { sampleArguments } from './sample-arguments.ts';
import { SAMPLE_CHARTS } from './sample-charts.ts';
import { toolsDirectoryOf } from './tool-files.ts';

/** Optional dates, which samples leave out. */
const DATE =
  /^(?:query_date|query_datetime|question_datetime|as_of_date|as_of|from_date|start_date|scan_start|surgery_date)$/;
const MOMENT = '2026-03-02T10:00:00';

const basic = (text: string): string => text.replaceAll(/[-:](?=\d)/g, '');
const isDate = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value);

/** The same arguments with each date in the basic form. */
function rewritten(value: unknown): unknown {
  if (isDate(value)) return basic(value);
  if (Array.isArray(value)) return value.map(rewritten);
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, rewritten(part)]))
    : value;
}

const datesIn = (value: unknown): readonly string[] =>
  isDate(value) ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(datesIn) : [];

describe('B17: the dates of all tools', () => {
  it.each(SERVICES)(
    'B17: the basic form means the same to the tools of %s',
    async (service) => {
      const [chart] = SAMPLE_CHARTS;
      for (const file of await toolFilesIn(toolsDirectoryOf(service))) {
        const tool = await loadTool(file);
        const schema = jsonSchemaOf(tool.input, 'input');
        const names = Object.keys(schema.properties ?? {});
        const args = {
          ...(chart && sampleArguments(schema, chart)),
          ...Object.fromEntries(names.filter((name) => DATE.test(name)).map((name) => [name, MOMENT])),
          ...(names.includes('scan_days') && { scan_days: 0.2 }),
        };
        const [usual, other] = [args, rewritten(args)].map((each) =>
          callTool(tool, Object(each), { now: chart?.now ?? 0 }),
        );
        // Composites and refusals repeat what was sent.
        const told = datesIn(args).reduce(
          (text, date) => text.replaceAll(basic(date), date),
          (await other)?.text ?? '',
        );
        expect([tool.name, told]).toEqual([tool.name, (await usual)?.text]);
      }
    },
    180_000,
  );
});
