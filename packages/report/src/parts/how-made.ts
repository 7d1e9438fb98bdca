import { SOURCES } from '@cuspal/catalog/sources';
import type { Block, Section } from '../document/document.ts';
import { say } from '../report.messages.ts';
import type { Lack } from '../request/plan.ts';
import type { ReportInput } from './results.ts';
import { provenance } from './shapes.ts';

const LACKS: Readonly<Record<Lack, () => string>> = {
  time: say.lackTime,
  person2: say.lackPerson2,
  number: say.lackNumber,
  event: say.lackEvent,
  known_events: say.lackKnownEvents,
  houses: say.lackHouses,
  adult: say.lackAdult,
};

const PARTS: Readonly<Record<string, () => string>> = {
  chart: say.chartTitle,
  chart2: say.chartTitle,
  planets: say.planetsOfDay,
  navamsa: say.navamsaTitle,
  dashas: say.dashaTitle,
  subdashas: say.dashaTitle,
  promises: say.promises,
  birthTime: say.birthTimeTitle,
  marriage: say.partMarriage,
  career: say.partCareer,
  year: say.partYear,
  yearChart: say.yearChart,
  match: say.partMatch,
  horary: say.partHorary,
  election: say.partElection,
  rectification: say.partRectification,
  birthTimeFound: say.partRectification,
  audit: say.auditTitle,
};

const partOf = (key: string): string => (PARTS[key] ?? say.partAnswer)();

/** Parts that could not be made, each with its reason. */
export function missingSection({ results, missing }: ReportInput): Section | undefined {
  const refused = [...results].flatMap(([key, result]) =>
    'refused' in result
      ? [say.missingPart({ part: partOf(key), reason: result.lack ? LACKS[result.lack]() : result.refused })]
      : [],
  );
  const lacking = missing.map(({ key, lack }) => say.missingPart({ part: partOf(key), reason: LACKS[lack]() }));
  const items = [...new Set([...lacking, ...refused])];
  return items.length === 0 ? undefined : { title: say.missingTitle(), blocks: [{ kind: 'points', items }] };
}

/** Rules, sources, release and code. */
export function howMadeSection(input: ReportInput): Section {
  const read = provenancesOf(input);
  const rules = unique(read.flatMap(({ provenance: from }) => from?.rules ?? [])).toSorted(byNumber);
  const sources = unique(read.flatMap(({ provenance: from }) => from?.sources ?? []));
  const notes = unique(
    read.flatMap(({ provenance: from, extensionNote }) => [
      ...(from?.notes ?? []),
      ...(extensionNote === undefined ? [] : [extensionNote]),
    ]),
  );
  const at = new Date(input.madeAt).toISOString();
  const named = unique(sources.map(sourceNamed));
  return {
    title: say.howTitle(),
    whole: linesOf([...named, ...notes]) <= MOST_WHOLE_LINES,
    blocks: [
      { kind: 'paragraph', text: say.howLead({ release: input.release, at }) },
      {
        kind: 'facts',
        rows: [
          [say.code(), input.code],
          [say.rules(), rules.join(', ')],
        ],
      },
      { kind: 'paragraph', text: say.codeHow(), role: 'note' },
      { kind: 'points', small: true, title: say.sources(), items: named },
      ...(notes.length === 0
        ? []
        : [{ kind: 'points', small: true, title: say.notes(), items: notes } satisfies Block]),
    ],
  };
}

const SOURCE: Readonly<Record<string, (typeof SOURCES)[keyof typeof SOURCES] | undefined>> = SOURCES;

function sourceNamed(tag: string): string {
  const source = SOURCE[tag];
  return source === undefined ? tag : say.sourceOf({ author: source.author, work: source.work });
}

/** What has to be read with each class of reading. */
export function disclaimerSection(input: ReportInput): Section {
  const texts = unique(
    provenancesOf(input).flatMap(({ disclaimers = [], disclaimer }) => [
      ...disclaimers,
      ...(disclaimer === undefined ? [] : [disclaimer]),
    ]),
  );
  const items = texts.length === 0 ? [say.tendency()] : texts;
  return { title: say.pleaseRead(), blocks: items.map((text): Block => ({ kind: 'paragraph', text })) };
}

/** Lines of small print that stand on a page with the rest of the section. */
const MOST_WHOLE_LINES = 40;
const LETTERS_A_LINE = 110;

const linesOf = (texts: readonly string[]): number =>
  texts.reduce((lines, { length }) => lines + Math.ceil(length / LETTERS_A_LINE), 0);

const provenancesOf = ({ results }: ReportInput) =>
  [...results.values()].flatMap((result) => ('refused' in result ? [] : [provenance.parse(result.value)]));

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

const byNumber = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
