import { objectAt, textAt, textsAt, type JsonObject } from '../json.ts';
import { list, made } from './elements.ts';

const SYSTEMS: Readonly<Record<string, string>> = {
  kp: 'This result belongs to Krishnamurti Paddhati.',
  parashari: 'This result belongs to the Parashari system, and no KP verdict rests on it.',
  jaimini: 'This result belongs to the Jaimini system, and no KP verdict rests on it.',
  tajik: 'This result belongs to the Tajik system, and no KP verdict rests on it.',
};

/** What a result rests on: its system, rules, sources and notes, and the disclaimers that belong to it. */
export function provenanceOf(values: JsonObject): readonly Node[] {
  const provenance = objectAt(values, 'provenance');
  const [rules, sources] = [textsAt(provenance, 'rules'), textsAt(provenance, 'sources')];
  const system = SYSTEMS[textAt(values, 'system') ?? ''];
  return [
    ...(system === undefined ? [] : [made('p', system)]),
    ...(rules.length === 0 ? [] : [made('p', `Its rules are ${rules.join(', ')} of the rule book.`)]),
    ...(sources.length === 0 ? [] : [made('p', `Its sources are ${sources.join(', ')}.`)]),
    ...list('ul', [...textsAt(provenance, 'notes'), ...textsAt(values, 'notes')]),
  ];
}

/** Sentences that a reader must see beside the figure. */
export function warningsOf(values: JsonObject): readonly string[] {
  const notes = ['disclaimer', 'useNote', 'extensionNote', 'kpNote'].flatMap((key) => textAt(values, key) ?? []);
  return [...textsAt(values, 'disclaimers'), ...notes];
}
