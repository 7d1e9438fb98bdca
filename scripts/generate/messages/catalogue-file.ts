import { compileMessage, type CompiledMessage } from './compile.ts';
import { importLines, type SpeechHome } from './formats.ts';
import { marksOf } from './marks.ts';

/** Messages of one catalogue by their keys. */
export type Messages = Readonly<Record<string, string>>;

interface Place {
  /** Name of the catalogue without its folder: `marriage`. */
  readonly name: string;
  /** Name with the folder, which no other catalogue has: `natal/marriage/marriage`. */
  readonly id: string;
  /** Whether it belongs to `packages/speech` itself. */
  readonly own: boolean;
  /** Whether browsers load it, which speak one language and have nothing of `@cuspal/speech`. */
  readonly inBrowser?: boolean;
}

const property = (key: string): string => (/^[a-z]\w*$/i.test(key) ? key : key.includes("'") ? `"${key}"` : `'${key}'`);

function compiled(messages: Messages, file: string, language?: string): Compiled {
  return Object.entries(messages).map(([key, text]) => {
    try {
      return [key, compileMessage(text, language)] as const;
    } catch (thrown) {
      throw new Error(`${file}, ${key}: ${thrown instanceof Error ? thrown.message : String(thrown)}`, {
        cause: thrown,
      });
    }
  });
}

type Compiled = readonly (readonly [string, CompiledMessage])[];

const imports = (each: Compiled, more: readonly string[], home: SpeechHome, above = false) =>
  importLines([...new Set([...more, ...each.flatMap(([, { used }]) => [...used])])], home, above);

const homeOf = ({ own, inBrowser = false }: Pick<Place, 'own' | 'inBrowser'>): SpeechHome =>
  inBrowser ? 'browser' : own ? 'speech' : 'package';

const typeText = ({ parameters }: CompiledMessage): string =>
  parameters.size === 0
    ? '() => string'
    : `(a: { ${[...parameters].map(([name, type]) => `readonly ${name}: ${type}`).join('; ')} }) => string`;

/** The module that says the messages of a catalogue, in English itself and in others by theirs. */
export function englishFile(place: Place, messages: Messages, languages: readonly string[]): string {
  const { name, id, inBrowser = false } = place;
  const each = compiled(messages, `${name}.messages.json`);
  if (inBrowser) return oneLanguage(place, `${name}.messages.json`, each);
  return [
    `// Written by npm run generate from ${name}.messages.json: change that file.`,
    ...imports(each, ['catalogue'], homeOf(place)),
    '',
    'type Messages = {',
    ...each.map(([key, message]) => `  readonly ${property(key)}: ${typeText(message)};`),
    '};',
    '',
    '/** What is known of each sentence (docs/adr/0095-what-was-said.md). */',
    'const marks = {',
    ...markLines(messages),
    '} as const;',
    '',
    `const translated = catalogue<Messages>('${id}', () => say, marks, {`,
    ...languages.map((tag) => `  '${tag}': () => import('./translations/${name}.messages.${tag}.ts'),`),
    '});',
    '',
    'export const say: Messages = {',
    ...each.map(([key, { expression, parameters }]) =>
      parameters.size === 0
        ? `  ${property(key)}: () => translated()${access(key)}?.() ?? ${expression},`
        : `  ${property(key)}: (a) => translated()${access(key)}?.(a) ?? ${expression},`,
    ),
    '};',
    '',
  ].join('\n');
}

function markLines(messages: Messages): readonly string[] {
  return Object.entries(messages).flatMap(([key, text]) => {
    const marks = marksOf(text, messages[`${key}Plain`]);
    return marks === null ? [] : [`  ${property(key)}: ${JSON.stringify(marks).replaceAll('"', "'")},`];
  });
}

const access = (key: string): string => (property(key) === key ? `?.${key}` : `?.[${property(key)}]`);

/** The module of the same messages in another language. Throws where a message takes what the English one does not. */
export function translatedFile(
  place: Pick<Place, 'name' | 'own' | 'inBrowser'>,
  english: Messages,
  messages: Messages,
  tag: string,
): string {
  const file = `${place.name}.messages.${tag}.json`;
  const each = compiled(messages, file, tag);
  for (const [key, { parameters }] of each) {
    const text = english[key];
    if (text === undefined) throw new Error(`${file}, ${key}: there is no such message in English.`);
    const known = compileMessage(text).parameters;
    const unknown = [...parameters.keys()].filter((argument) => !known.has(argument));
    if (unknown.length > 0) throw new Error(`${file}, ${key}: English has no argument ${unknown.join(', ')}.`);
  }
  // It says by itself what it takes: to import the types of the English module, which imports it, would be a cycle.
  return oneLanguage(place, file, each, true);
}

/** A module of messages of one language. In browsers each takes the place of the English one, and is named as it is. */
const oneLanguage = (place: Pick<Place, 'own' | 'inBrowser'>, file: string, each: Compiled, above = false): string =>
  [
    `// Written by npm run generate from ${file}: change that file.`,
    ...imports(each, [], homeOf(place), above),
    '',
    `export const ${place.inBrowser === true ? 'say' : 'messages'} = {`,
    ...each.map(
      ([key, message]) => `  ${property(key)}: ${typeText(message).replace(/string$/, '')}${message.expression},`,
    ),
    '};',
    '',
  ].join('\n');
