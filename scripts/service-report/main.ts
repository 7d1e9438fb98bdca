import { parseArgs } from 'node:util';
import { prometheusAt } from './prometheus.ts';
import { reportsOf, textOf } from './report.ts';

const USAGE =
  'npm run -s service-report -- --prometheus URL --month YYYY-MM [--availability 99.9] [--speed 99] [--json]';

/** A share in per cent that somebody can promise. */
function promised(name: string, text: string): number {
  const value = Number(text);
  if (value > 0 && value < 100) return value;
  throw new Error(
    `--${name} ${JSON.stringify(text)} cannot be promised: give per cent between 0 and 100, such as 99.9.`,
  );
}

const OPTIONS = {
  prometheus: { type: 'string' },
  month: { type: 'string' },
  availability: { type: 'string', default: '99.9' },
  speed: { type: 'string', default: '99' },
  json: { type: 'boolean', default: false },
} as const;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  const { prometheus, month, availability, speed, json } = values;
  if (prometheus === undefined || month === undefined) throw new Error(`--prometheus and --month are needed: ${USAGE}`);
  const ask = prometheusAt(prometheus, process.env['PROMETHEUS_TOKEN']);
  const asked = { month, availability: promised('availability', availability), speed: promised('speed', speed) };
  const reports = await reportsOf(ask, asked, new Date());
  if (reports.length === 0)
    throw new Error(
      `Prometheus has nothing of ${month}: look whether it has the rules of the chart and keeps them so long.`,
    );
  process.stdout.write(json ? `${JSON.stringify(reports, undefined, 2)}\n` : reports.map(textOf).join('\n'));
}

await main().catch((fault: unknown) => {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exitCode = 1;
});
