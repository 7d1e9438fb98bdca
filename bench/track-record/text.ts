import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { chanceOfAtLeast, exactInterval } from './chances.ts';
import { meanOf, printedRows, WHOLE, WITHIN_SECONDS } from './figures.ts';
import type { Figures } from './figures.ts';

const percent = (share: number): string => (100 * share).toFixed(1);

const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

function printedTable(): string {
  const rows = printedRows().map(({ classes, hits, of, chances }) => {
    const [low, high] = exactInterval(hits, of);
    return [
      classes.map((kind) => `\`${kind}\``).join(', '),
      `${hits} of ${of}`,
      `${percent(hits / of)} (${percent(low)} to ${percent(high)})`,
      percent(meanOf(chances)),
      chanceOfAtLeast(hits, chances).toFixed(3),
    ];
  });
  return table(['classes', 'printed periods', 'per cent (95 %)', 'per cent of the days', 'chance of so many'], rows);
}

function baseRateTable(figures: Figures): string {
  const of = (key: string, name: string) => figures[`base ${key} ${name}`]?.toFixed(1) ?? '';
  const row = (label: string, key: string) => [
    label,
    of(key, 'yes'),
    of(key, 'split'),
    of(key, 'no'),
    of(key, 'outweighed'),
  ];
  return table(
    ['event', 'yes', 'split', 'no', 'yes, but outweighed'],
    [row('**mean of all**', 'mean'), ...NATAL_EVENTS.map(({ key, label }) => row(label, key))],
  );
}

const stabilityTable = (figures: Figures): string =>
  table(
    ['within', ...WITHIN_SECONDS.map((seconds) => `${seconds} s`)],
    [['per cent', ...WITHIN_SECONDS.map((seconds) => figures[`stability within ${seconds} s`]?.toFixed(1) ?? '')]],
  );

/** The track record in Markdown: docs/track-record.md, and the resource of that name. */
export function trackRecordText(figures: Figures): string {
  const figure = (name: string): string => figures[name]?.toFixed(1) ?? '';
  return `# Track record

How well the rules of Cuspal do is counted, not claimed. Two findings come first.

**The windows time much as Krishnamurti did.** His book KP Reader III dates ${printedRows()[0]?.of ?? 0} matters by three period lords. Cuspal offers the period he names more often than a random day would fall into one.

**Nothing shows that they foretell the events of other people.** Against 125 dated events of persons outside the book, 26 % fell into offered periods, which filled 25 % of the days. No other rule that was tried did better. The births of these persons are not kept in this project.

So a period is told as one of the likelier times, never as a date, and a verdict says what the tradition reads.

## The printed cases

A period counts where its class is among those named. The days are those of ten years before and after the printed date, after birth. The last column is the chance that dates drawn at random from these days would hit as often.

${printedTable()}

Many of the cases were explained by the author after the event, and he chose them. They show that the rule follows him. They do not show that he was right.

## Coverage

${WHOLE.coverage} births and eight common matters, from the 20th to the 35th year of each person:

- Promised matters without any period: ${figure('coverage silent')} %.
- Promised matters without an offered one (\`FULL\` or \`PARTIAL\`): ${figure('coverage without an offered period')} %.
- Share of a lifetime that offered periods fill: ${figure('coverage mean share of time')} % on average, ${figure('coverage greatest share of time')} % at most.

## How usual a verdict is

The shares of ${WHOLE.baseRates.toLocaleString('en-GB')} random births of 1940 to 2010 on each side, in per cent. The standard error is 1.1 points at most. A promise that most charts have says little about one of them. The last column is the share of all births in which the matter is promised although the houses against it are stronger.

${baseRateTable(figures)}

## How soon a verdict turns

The share of verdicts that stand on another side at some birth time so near, over ${WHOLE.stability.toLocaleString('en-GB')} births and all ${NATAL_EVENTS.length} matters:

${stabilityTable(figures)}

Within two minutes ${figure('stability yes')} % of the promises turn, ${figure('stability no')} % of the refusals and ${figure('stability split')} % of the open ones. So a refusal is the most fragile answer, with the open ones.

## How it is counted

\`npm run track-record\` counts all of this anew from fixed random births and the printed cases, and writes this page. \`npm run track-record -- --check\` counts a part of it within seconds, and fails when a figure has moved by more than 3 points.
`;
}
