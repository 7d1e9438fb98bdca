import { standInNote } from '@cuspal/engine/almanac/day-frame';
import type { Chart } from '@cuspal/engine/chart/chart';
import { atmakaraka } from '@cuspal/engine/jaimini/karakamsa';
import { natureUsed } from '@cuspal/engine/parashari/base/natures';
import { type CatalogueReading, readCatalogue, type YogaRow } from '@cuspal/engine/parashari/yogas/evaluate';
import type { Yoga } from '@cuspal/engine/parashari/yogas/yoga';
import { type Reading, readingOf } from '@cuspal/engine/parashari/yogas/reading';
import type { Ephemeris } from '@cuspal/engine/sky/port';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import {
  answerShape,
  birthInput,
  instantInput,
  instantText,
  listOf,
  nextShape,
  pageInput,
  paginate,
  paginationOutput,
  type ToolContext,
} from '@cuspal/tool-kit';
import { naturesOfTheChart, noKpVerdict } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { natureUsedShape } from '../strength/rows.ts';
import { carriersOf } from './carriers.ts';
import { absentFields, absentView } from './rows.ts';
import { say } from './yogas.messages.ts';

/** What the notes of every result with natures and aspects begin with. */
export const yogaNotes = (): readonly string[] => [noKpVerdict(), naturesOfTheChart(), say.nodesAspectSeventh()];

/** The chart as the catalogues read it. */
export const beginReading = (chart: Chart, ephemeris: Ephemeris): Reading =>
  readingOf(ephemeris, chart, atmakaraka(chart));

export const naturesOf = ({ natures }: Reading) => natureUsed(natures);

/** Note for charts without a sunrise, where a rule asks for a birth by day or by night. */
export const sunriseNote = (reading: Reading): readonly string[] =>
  reading.day().sunriseFallback ? [standInNote(reading.chart.moment.utcMs)] : [];

/** Arguments of the tools that print the yogas of a catalogue page by page. */
export const catalogueInput = birthInput.extend({ query_date: instantInput, page: pageInput });

/** First fields of their results. */
export const catalogueOpening = { answer: answerShape, asOf: instantText };

/** Last fields of their results. */
export const catalogueClosing = {
  ...absentFields,
  natureUsed: natureUsedShape,
  notes: listOf(z.string()),
  ...paginationOutput,
  next: nextShape,
};

interface CatalogueCall {
  readonly found: CatalogueReading;
  readonly reading: Reading;
  readonly utcMs: number;
}

/** Reads a catalogue for the chart and the moment of a call. */
export function readFor(
  { input, chart, ephemeris, now }: ToolContext<z.output<typeof catalogueInput>>,
  catalogue: readonly Yoga[],
): CatalogueCall {
  const utcMs = resolveInstant(input.query_date, chart.moment, now, 'query_date');
  const reading = beginReading(chart, ephemeris);
  return { found: readCatalogue(catalogue, reading), reading, utcMs };
}

/** Prints one page of the rows, with the fields around it that do not depend on the catalogue. */
export function pageOf(
  { input, chart }: ToolContext<z.output<typeof catalogueInput>>,
  { found, reading, utcMs }: CatalogueCall,
  {
    rows,
    pageSize,
    notes,
  }: { readonly rows: readonly YogaRow[]; readonly pageSize: number; readonly notes: readonly string[] },
) {
  const { items, pagination, pageNote } = paginate(rows, input.page, pageSize, 'yogas');
  const { carriers, outside } = carriersOf(chart, rows, utcMs);
  return {
    items,
    asOf: printInstant(utcMs, chart.moment),
    carriers,
    closing: {
      ...absentView(found),
      natureUsed: naturesOf(reading),
      notes: [...yogaNotes(), ...notes, ...(outside ? [say.noRunningPeriod()] : [])],
      pagination,
      pageNote,
    },
  };
}
