import { say } from './figure-labels.messages.ts';
import { inLanguage, language } from './language.ts';
import { named } from './terms.ts';
import { languageChosen } from './choice.ts';

type Labels = Readonly<Record<string, string>>;

/** The values of a label as they stand in it, such as `{name}`: whoever draws puts them in. */
const AS_WRITTEN: Readonly<Record<string, string>> = new Proxy({}, { get: (_, key) => `{${String(key)}}` });

/** Names that figures print whatever the result says: planets and signs of a legend, days of a month. */
const ALWAYS = [
  ...['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu', 'Ascendant'],
  ...['Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo', 'Libra', 'Scorpio', 'Sagittarius', 'Capricorn'],
  ...['Aquarius', 'Pisces'],
  ...['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
];

const known = new Map<string, Labels>();

/**
 * What figures say (`@cuspal/figures` knows no language), by what it is in English, as the language of the call has it.
 * Empty in English; what a language lacks is English.
 */
export function figureLabels(): Labels {
  const tag = language();
  if (tag === undefined) return {};
  const labels =
    known.get(tag) ??
    Object.fromEntries([
      ...ALWAYS.map((name) => [name, named(name)] as const),
      ...Object.entries(say).map(([label, said]) => [label, saidOf(said)] as const),
    ]);
  known.set(tag, labels);
  return labels;
}

// A label takes texts alone, whatever they are called.
const saidOf = (label: (values: never) => string): string => label(AS_WRITTEN as never);

/** The labels of the language that a tag chooses for names. */
export function figureLabelsIn(tag: string | undefined): Promise<Labels> {
  const chosen = tag === undefined ? undefined : languageChosen(tag.trim())?.names;
  return chosen === undefined ? Promise.resolve({}) : inLanguage(chosen, async () => figureLabels());
}
