import type { CallResult } from '@cuspal/tool-kit/testing';
import type { AnyTool } from '@cuspal/tool-kit';

/** Words that no text of a health tool says; the sign of that name is a place and no illness. */
const FORBIDDEN =
  /\b(death|dead|dies?|died|dying|fatal|lethal|terminal|kill\w*|suicid\w*|cancer\w*|tumou?rs?|malignan\w*|life expectancy)\b/i;
/** Words that the panel of the mind never names. */
const DISORDERS = /depress\w*|anxi\w*|bipolar|schizo\w*|psycho\w*|neuros\w*|dementia|autis\w*|\bmania\b|phobia/i;
/** Texts that say what a reading is not. */
const EXEMPT = /^(?:disclaimer|crisisNote|communicationRule|extensionNote)$/;
/** A claim about somebody, or a word on care. */
const CLAIMS =
  /\b(?:you|the person|he|she|they) (?:have|has|had|will have|suffers?|will suffer|will fall ill|will be ill)\b|\b(?:stop|start|refuse|postpone|skip) (?:the |your )?(?:treatment|medicine|medication|care|therapy)\b|finding (?:is|was) wrong/i;
const NAMES_A_SIGN = /^(?:sign|signs|ranked)$/;

/** Every text of a value with the key it stands under, keys themselves included. */
function textsIn(value: unknown, key = ''): readonly (readonly [key: string, text: string])[] {
  if (typeof value === 'string') return [[key, value]];
  if (Array.isArray(value)) return value.flatMap((each: unknown) => textsIn(each, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => [[name, name] as const, ...textsIn(each, name)]);
}

/** Throws where a text says what no health tool may. */
export function speaksKindly({ result }: Pick<CallResult, 'result'>, tool: Pick<AnyTool, 'name'>): void {
  for (const [key, text] of textsIn(result)) {
    if (EXEMPT.test(key)) continue;
    if (NAMES_A_SIGN.test(key) && text === 'Cancer') continue;
    const found = FORBIDDEN.exec(text) ?? CLAIMS.exec(text);
    if (found) throw new Error(`${tool.name} says "${found[0]}" at ${key}: ${text}`);
    if (tool.name === 'get_mental_health_panel' && DISORDERS.test(text))
      throw new Error(`${tool.name} names a disorder at ${key}: ${text}`);
  }
}

/** The longevity and child pages hold nothing that can be turned into a time, but the moment they were asked. */
const TIMELESS = ['get_longevity_balarishta', 'get_balarishta_panel'];
const TIME_KEYS =
  /^(?:start|end|date|startDate|endDate|age|ageFrom|ageTo|years?|decade|windows?|periods?)$|Windows?$|Date$/;
const TIME_TEXT =
  /\b\d{4}-\d{2}|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(?:[Yy]ears?|[Mm]onths?|[Ww]eeks?|[Dd]ecades?|[Aa]ged?|[Aa]ges)\b|\b(?:1[89]|2[0-3])\d{2}\b/;

/** Throws where such a page holds a date, an age or a count of years. */
export function holdsNoTime({ result }: Pick<CallResult, 'result'>, tool: Pick<AnyTool, 'name'>): void {
  if (!TIMELESS.includes(tool.name)) return;
  const { asOf: _moment, disclaimer: _said, provenance, ...rest } = result;
  for (const [key, text] of textsIn({ ...rest, notes: ownNotes(provenance) })) {
    if (TIME_KEYS.test(key)) throw new Error(`${tool.name} has a field of time: ${key}`);
    if (TIME_TEXT.test(text)) throw new Error(`${tool.name} speaks of time at ${key}: ${text}`);
  }
}

/** The notes of the tool itself; what the host says of the clock of birth names its date. */
function ownNotes(provenance: unknown): readonly string[] {
  if (typeof provenance !== 'object' || provenance === null || !('notes' in provenance)) return [];
  const { notes } = provenance;
  return Array.isArray(notes) ? notes.map(String).filter((text) => !/clock|offset|time zone/i.test(text)) : [];
}
