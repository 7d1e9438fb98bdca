import { ELECTION_EVENTS } from '@cuspal/engine/events/election';
import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import { sentencesOf } from './prose.ts';

/** School years that the median answer of a tool may ask of its reader. */
const MOST_GRADE = 8;

/** Names that the measure leaves out, the longest first: planets, events and tools. */
const NAMES = [
  ...PLANETS,
  ...[...NATAL_EVENTS, ...ELECTION_EVENTS].flatMap(({ label }) => [label, ...label.split('/')]),
]
  .map((name) => name.trim())
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
const NAMED = new RegExp(String.raw`\b(?:(?:${NAMES.join('|')})\b|[a-z]+(?:_[a-z0-9]+)+\b)`, 'gi');

/** Endings whose e is not heard: `times`, `promised` and `likely`, but `houses`, `wanted` and `table`. */
const SILENT_E = /(?:(?<=[^laeiouysxzcgh])es|(?<=[^aeiouydt])ed|(?<=[^laeiouy]|[aeiouy]l)e)(?=$|ly$)/;
/** Vowels side by side of which each is heard: `period`, `trial`, `idea`, `situation`, `creates`, `being`. */
const PARTED = /i(?:a(?!g)|o(?!n|us)|um|et)|crea(?=t)|ea$|eing|ying|[^gq]ua(?=t|l|r)|uou|eo(?!p)/g;
/** Two vowels that sound as one: `nation`, `special`, `patience`. */
const JOINED = /[ctsg]i(?:a|en)/g;

/** Syllables of an English word by its groups of vowels; at least one. */
export function syllablesIn(word: string): number {
  const lower = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (lower.length <= 3) return 1;
  const heard = lower.replace(SILENT_E, '').replaceAll(JOINED, 'sa');
  const groups = heard.match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, groups + (heard.match(PARTED)?.length ?? 0));
}

/** The grade of Flesch and Kincaid: the school years a text asks of its reader. Names ask none; a number is one word. */
export function gradeOf(text: string): number {
  const plain = text.replaceAll(NAMED, '');
  const words = plain.match(/[A-Za-z0-9][A-Za-z0-9'’.:/-]*/g) ?? [];
  if (words.length === 0) return 0;
  const syllables = words.flatMap((word) => word.split('-')).reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentencesOf(text).length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Throws where the median answer of a tool asks for more than eight years of school; names the hardest one. */
export function readsEasily(name: string, answers: readonly string[]): void {
  const graded = answers.map((text) => ({ text, grade: gradeOf(text) })).sort((a, b) => a.grade - b.grade);
  const [median, hardest] = [graded[graded.length >> 1], graded.at(-1)];
  if (median === undefined || hardest === undefined) throw new RangeError(`${name} was not heard.`);
  if (median.grade > MOST_GRADE)
    throw new Error(
      `${name} answers at grade ${median.grade.toFixed(1)}, at most ${MOST_GRADE}: "${median.text}" The hardest, ${hardest.grade.toFixed(1)}: "${hardest.text}"`,
    );
}
