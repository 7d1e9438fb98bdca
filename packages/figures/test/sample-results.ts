import { callTool, findTool, SAMPLE_CHARTS, type SampleChart } from '@cuspal/tool-kit/testing';

export interface SampleResult {
  readonly label: string;
  readonly result: Readonly<Record<string, unknown>>;
}

/** Charts beside the samples: leap days, a birth at a high latitude, and many planets in one sign. */
const MORE: readonly Pick<SampleChart, 'label' | 'arguments' | 'now'>[] = [
  more('Leap day 2000', '2000-02-29T12:00', 19.076, 72.8777),
  more('Leap day 1896', '1896-02-29T23:59', 51.5, 0),
  more('Eight bodies within two signs, 1962', '1962-02-05T05:40', 28.6139, 77.209),
  more('Seven bodies near the Sun, 2000', '2000-05-04T06:10', 28.6139, 77.209),
  more('Close to the polar circle', '1980-06-21T04:00', 66.3, 25.7),
  more('Close to the southern polar circle, houses of 4 degrees', '1990-03-21T16:00', -66, 25),
  more('Three retrogrades', '1984-04-30T18:00', 40, -75),
];

function more(label: string, birth_datetime: string, latitude: number, longitude: number) {
  return {
    label,
    arguments: { birth_datetime, latitude, longitude, utc_offset_minutes: 0 },
    now: Math.max(Date.UTC(1900, 0, 1), Date.parse(`${birth_datetime}Z`)) + 30 * 365.25 * 86_400_000,
  };
}

/** The tool's results for the sample charts that it does not refuse. */
export async function sampleResults(name: string, args: object = {}, most = 40): Promise<readonly SampleResult[]> {
  const tool = await findTool(name);
  const found: SampleResult[] = [];
  for (const chart of [...SAMPLE_CHARTS, ...MORE].slice(-most)) {
    const { result, isError } = await callTool(tool, { ...chart.arguments, ...args }, { now: chart.now });
    if (!isError) found.push({ label: chart.label, result });
  }
  return found;
}
