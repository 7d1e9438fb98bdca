import type { Block, Cell, Section, Tone } from '../document/document.ts';
import { say } from '../report.messages.ts';
import { lordsOf, spelled } from './cells.ts';
import { named } from './names.ts';
import { resultOf, type ReportInput } from './results.ts';
import { promises, type Window } from './shapes.ts';
import { dayInWords } from '@cuspal/speech';

const TONES: Readonly<Record<string, Tone>> = { PROMISED: 'good', CONDITIONAL: 'fair', WEAK: 'fair' };

/** Promises with the share of charts that have the same, and what a wrong birth time would change. */
export function promisesSection(input: ReportInput): Section | undefined {
  const result = resultOf(input, 'promises', promises);
  if (result === undefined) return undefined;
  // What nobody asked about and would frighten stays out.
  const told = result.events.filter(({ polarity }) => input.request.events !== undefined || polarity !== 'adverse');
  if (told.length === 0) return undefined;
  return {
    title: say.promises(),
    blocks: [
      { kind: 'paragraph', text: say.promisesLead(), role: 'note' },
      {
        kind: 'table',
        caption: say.promises(),
        head: [say.matter(), say.cusp(), say.subLord(), say.verdict(), say.baseRateShort(), say.timeMayChange()],
        shares: [2.1, 0.6, 0.9, 1.1, 0.8, 2.9],
        rows: told.map(({ event, house, csl, band, baseRate, stability }) => [
          named(event),
          String(house),
          named(csl),
          bandCell(band),
          baseRate === null ? say.none() : String(baseRate),
          stability ? say.holdsFor({ before: stability.beforeSeconds, after: stability.afterSeconds }) : say.none(),
        ]),
      },
    ],
  };
}

function bandCell(band: string): Cell {
  const text = say.band({ band, word: spelled(band) });
  const tone = TONES[band];
  return tone === undefined ? { text } : { text, tone };
}

/** The windows of a reading with their class. */
export function windowTable(windows: readonly Window[] | undefined): readonly Block[] {
  if (windows === undefined || windows.length === 0) return [];
  return [
    { kind: 'paragraph', text: say.windowsLead(), role: 'note' },
    {
      kind: 'table',
      caption: say.windows(),
      head: [say.from(), say.to(), say.lords(), say.windowClass()],
      rows: windows.map((window) => [
        dayInWords(window.usableStart ?? window.start),
        dayInWords(window.end),
        lordsOf(window),
        spelled(window.class),
      ]),
    },
  ];
}
