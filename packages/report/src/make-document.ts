import { language } from '@cuspal/speech';
import { say } from './report.messages.ts';
import { birthTimeSection, rectificationSection } from './parts/birth-time.ts';
import { chartSection, cuspsOfBothSection, horarySection, navamsaSection, unknownDaySection } from './parts/chart.ts';
import { dashaSection } from './parts/dashas.ts';
import { disclaimerSection, howMadeSection, missingSection } from './parts/how-made.ts';
import { promisesSection } from './parts/promises.ts';
import { readingSection } from './parts/readings.ts';
import type { ReportInput } from './parts/results.ts';
import { significationsSection } from './parts/significations.ts';
import { toTell } from './parts/to-tell.ts';
import { TITLES } from './titles.ts';
import type { ReportKind } from './request/kinds.ts';
import type { ReportRequest } from './request/request.ts';
import type { Facts, Logo, ReportDocument, Section } from './document/document.ts';

const COLOUR = '#8c2f1b';

/** The report as a document, from what its tools have said. First comes what can be told, then how it was found. */
export function makeDocument(input: ReportInput, logo?: Logo): ReportDocument {
  const { kind, request } = input;
  const { letterhead = {}, name, person2 } = request;
  const title = TITLES[kind]();
  const subject = [name, kind === 'match' ? person2?.name : undefined].flatMap((each) => each?.trim() || []);
  return {
    language: language() ?? 'en',
    paper: request.paper ?? 'a4',
    colour: letterhead.colour ?? COLOUR,
    title: titleFor(title, subject),
    subject,
    facts: factsOf(request, kind),
    letterhead: {
      ...(letterhead.name !== undefined && { name: letterhead.name }),
      lines: letterhead.lines ?? [],
      ...(logo && { logo }),
    },
    sections: sectionsOf(input),
    runningHead: clipped(titleFor(title, subject)),
    code: input.code,
    words: {
      contents: say.contents(),
      speaksFor: say.speaksFor(),
      speaksAgainst: say.speaksAgainst(),
      page: say.page(),
    },
  };
}

/** Letters of a running head: one line of a page. */
const MOST_HEAD = 90;

function clipped(head: string): string {
  const letters = [...new Intl.Segmenter('en').segment(head)].map(({ segment }) => segment);
  return letters.length <= MOST_HEAD ? head : `${letters.slice(0, MOST_HEAD - 1).join('')}…`;
}

function titleFor(title: string, [name, other]: readonly string[]): string {
  if (name === undefined) return title;
  return other === undefined ? say.titleFor({ title, name }) : say.titleForTwo({ title, name, other });
}

function sectionsOf(input: ReportInput): readonly Section[] {
  const { kind, request } = input;
  const second = request.person2?.name?.trim() || say.secondPerson();
  // Of two people a section says whose it is.
  const first = kind === 'match' ? request.name?.trim() : '';
  const ofFirst = (section: Section | undefined): Section | undefined =>
    section && first ? { ...section, title: say.titleFor({ title: section.title, name: first }) } : section;
  const sections = [
    toTell(input),
    missingSection(input),
    disclaimerSection(input),
    rectificationSection(input),
    readingSection(input),
    horarySection(input),
    chartSection(input, 'chart', first ? say.chartTitleOf({ name: first }) : say.chartTitle()),
    chartSection(input, 'chart2', say.chartTitleOf({ name: second })),
    cuspsOfBothSection(input, [first || undefined, second]),
    unknownDaySection(input),
    navamsaSection(input),
    ofFirst(significationsSection(input)),
    ofFirst(dashaSection(input)),
    promisesSection(input),
    birthTimeSection(input),
    howMadeSection(input),
  ];
  return sections.flatMap((section) => section ?? []);
}

function factsOf(request: ReportRequest, kind: ReportKind): Facts['rows'] {
  const { place, person2, number, question } = request;
  return [
    [say.birth(), birthOf(request)],
    ...(place ? [[say.place(), place] as const] : []),
    [say.position(), positionOf(request)],
    ...(kind === 'match' && person2
      ? [
          [
            say.birthOf({ name: person2.name?.trim() || say.secondPerson() }),
            bornAt(person2.datetime, person2),
          ] as const,
          [say.position(), positionOf(person2)] as const,
        ]
      : []),
    ...(number === undefined ? [] : [[say.number(), String(number)] as const]),
    ...(question === undefined ? [] : [[say.asked(), question] as const]),
  ];
}

function birthOf({
  birth_datetime: at,
  birth_time_known: known,
  utc_offset_minutes,
  time_zone,
}: ReportRequest): string {
  if (known === false && ISO.test(at)) return say.timeUnknown({ date: at });
  return bornAt(at, { utcOffsetMinutes: utc_offset_minutes, timeZone: time_zone });
}

const ISO = /^\d{4}-\d{2}-\d{2}/;

function bornAt(
  at: string,
  { utcOffsetMinutes: minutes, timeZone }: { utcOffsetMinutes?: number | undefined; timeZone?: string | undefined },
): string {
  const said = ISO.test(at) && at.length >= 16 ? say.at({ at }) : at;
  if (minutes === undefined) return timeZone === undefined ? said : `${said} (${timeZone})`;
  const [whole, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const hours = `${String(whole).padStart(2, '0')}:${String(Math.floor(rest)).padStart(2, '0')}`;
  return say.utcOffset({ at: said, sign: minutes < 0 ? '-' : '+', hours });
}

const turn = (degrees: number, positive: string, negative: string): string =>
  `${Math.abs(degrees).toFixed(4)}° ${degrees < 0 ? negative : positive}`;

const positionOf = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): string =>
  `${turn(latitude, 'N', 'S')}, ${turn(longitude, 'E', 'W')}`;
