/** A text that tells how many tools there are: the number that the pattern finds, and what it must be. */
export interface ToldCount {
  readonly file: string;
  readonly pattern: RegExp;
  readonly count: number;
}

export interface Counts {
  readonly all: number;
  readonly computing: number;
  /** The sizes of the curated sets by their names. */
  readonly sets: Readonly<Record<string, number>>;
}

/** Every text outside the code that tells a number of tools. */
export const toldCounts = ({ all, computing, sets }: Counts): readonly ToldCount[] => [
  { file: 'package.json', pattern: /(?<=server with )\d+(?= astrology tools)/, count: all },
  { file: 'server.json', pattern: /\d+(?= astrology tools on)/, count: all },
  { file: 'server.json', pattern: /(?<=Left out: all )\d+(?= tools)/, count: all },
  { file: 'Dockerfile', pattern: /(?<=server with )\d+(?= astrology tools)/, count: all },
  { file: 'deploy/helm/cuspal/Chart.yaml', pattern: /(?<=server with )\d+(?= astrology tools)/, count: all },
  { file: 'README.md', pattern: /(?<=Swiss Ephemeris: )\d+(?= tools)/, count: all },
  { file: 'README.md', pattern: /(?<=There are )\d+(?= tools)/, count: all },
  { file: 'docs/architecture.md', pattern: /(?<=for astrology: )\d+(?= tools)/, count: all },
  { file: 'docs/architecture.md', pattern: /(?<=meta-tools and )\d+(?= compute)/, count: computing },
  { file: 'docs/architecture.md', pattern: /(?<=all )\d+(?= tools as data)/, count: all },
  { file: 'docs/one-process.md', pattern: /(?<=all )\d+(?= tools, prompts)/, count: all },
  { file: 'packages/one-process/README.md', pattern: /\d+(?= astrology tools as)/, count: all },
  { file: 'docs/api.md', pattern: /\d+(?= tools are more than)/, count: all },
  ...Object.entries(sets).map(([name, count]) => ({
    file: 'docs/api.md',
    pattern: new RegExp(`(?<=\\| \`${name}\` +\\| +)\\d+(?= \\|)`),
    count,
  })),
];

/** The text of a file with its numbers filled in; throws where it no longer tells one of them. */
export function withCounts(file: string, text: string, counts: readonly ToldCount[]): string {
  return counts
    .filter((told) => told.file === file)
    .reduce((filled, { pattern, count }) => {
      if (!pattern.test(filled)) throw new Error(`${file} says nowhere ${pattern} (scripts/generate/told-counts.ts).`);
      return filled.replace(pattern, String(count));
    }, text);
}
