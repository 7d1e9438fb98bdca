import { parse } from '@messageformat/parser';
import { FORMATS } from './formats.ts';

type Token = ReturnType<typeof parse>[number] | { readonly type: 'octothorpe' };
type Select = Extract<Token, { readonly cases: unknown }>;

export interface CompiledMessage {
  /** Arguments that go in as the text they are given as. */
  readonly texts: ReadonlySet<string>;
  /** The expression that says it, of the arguments `a`. */
  readonly expression: string;
  /** The type of each argument, by its name in the order of use. */
  readonly parameters: ReadonlyMap<string, string>;
  /** What the expression takes from `@cuspal/speech`. */
  readonly used: ReadonlySet<string>;
}

/** What is told of one argument by one place of the message. */
type Use = { readonly type: string } | { readonly counted: true };

/**
 * A message of ICU MessageFormat as an expression of TypeScript: one template literal, with conditions where it
 * selects. A select without `other` takes its cases and nothing else; a plural of a list counts it. Throws with the
 * reason where the message is wrong. `spelt` changes the letters that the message itself has.
 */
export function compileMessage(
  text: string,
  language = 'en',
  spelt: (letters: string) => string = (letters) => letters,
): CompiledMessage {
  const uses = new Map<string, Use[]>();
  const used = new Set<string>();
  const texts = new Set<string>();
  const told = (name: string, use: Use) => uses.set(name, [...(uses.get(name) ?? []), use]);
  const counted = (name: string) => (LIST.test(typeOf(name, uses.get(name) ?? [])) ? `a.${name}.length` : `a.${name}`);

  /** A first pass, because what is counted depends on all uses of the argument. */
  const read = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (token.type === 'argument') told(token.arg, { type: 'string' });
      else if (token.type === 'function') told(token.arg, { type: formatOf(token).type });
      if (token.type === 'argument' || (token.type === 'function' && AS_TEXT.has(token.key))) texts.add(token.arg);
      if ('cases' in token) {
        told(token.arg, token.type === 'select' ? { type: casesType(token) } : { counted: true });
        token.cases.forEach((each) => read(each.tokens));
      }
    }
  };

  const said = (token: Token, count: string | null): string => {
    switch (token.type) {
      case 'content':
        return escaped(spelt(token.value));
      case 'octothorpe':
        return number(count ?? '');
      case 'argument':
        return `\${a.${token.arg}}`;
      case 'function': {
        const { by, more = '' } = formatOf(token);
        return `\${${by === null ? `a.${token.arg}` : `${use(by)}(a.${token.arg}${more})`}}`;
      }
      case 'plural':
      case 'select':
      case 'selectordinal':
        return `\${${chosen(token)}}`;
    }
  };
  const number = (value: string) => `\${${use('numberInWords')}(${value})}`;
  const use = (name: string): string => {
    used.add(name);
    return name;
  };
  const literal = (tokens: readonly Token[], count: string | null) =>
    `\`${tokens.map((token) => said(token, count)).join('')}\``;

  const chosen = (select: Select): string => {
    const value = select.type === 'select' ? `a.${select.arg}` : counted(select.arg);
    const count = select.type === 'select' ? null : value;
    const exact = select.cases.filter(({ key }) => key !== 'other' && key.startsWith('='));
    const named = select.cases.filter(({ key }) => key !== 'other' && !key.startsWith('='));
    const other = select.cases.find(({ key }) => key === 'other') ?? named.pop();
    if (other === undefined) throw new Error(`${select.arg} has no case.`);
    const isBoolean = typeOf(select.arg, uses.get(select.arg) ?? []) === 'boolean';
    const isCase = (key: string): string => {
      if (key.startsWith('=')) return `${value} === ${Number(key.slice(1))}`;
      if (select.type === 'plural' && language === 'en') return `${value} === 1`;
      if (select.type !== 'select')
        return `${use(select.type === 'plural' ? 'pluralOf' : 'ordinalOf')}('${language}', ${value}) === '${key}'`;
      return isBoolean ? (key === 'true' ? value : `!${value}`) : `${value} === '${key}'`;
    };
    return [...exact, ...named].reduceRight(
      (rest, { key, tokens }) => `${isCase(key)} ? ${literal(tokens, count)} : ${rest}`,
      literal(other.tokens, count),
    );
  };

  const tokens = parse(text, pluralsOf(language));
  read(tokens);
  const parameters = new Map([...uses].map(([name, each]) => [name, typeOf(name, each)]));
  if ([...parameters.values()].some((type) => type.includes('PlanetName'))) used.add('PlanetName');
  return { expression: literal(tokens, null), parameters, used, texts };
}

const LIST = /\[\]$/;

/** Formats that say nothing of what they are given. */
const AS_TEXT = new Set(['text', 'list']);

/** The plurals of each language, which take longer to look up than a message to read. */
const plurals = new Map<string, ReturnType<typeof readPlurals>>();

function pluralsOf(language: string): ReturnType<typeof readPlurals> {
  const known = plurals.get(language) ?? readPlurals(language);
  plurals.set(language, known);
  return known;
}

const readPlurals = (language: string) => ({
  cardinal: new Intl.PluralRules(language).resolvedOptions().pluralCategories,
  ordinal: new Intl.PluralRules(language, { type: 'ordinal' }).resolvedOptions().pluralCategories,
});

const escaped = (text: string): string => text.replaceAll(/[`\\]|\$\{/g, (sign) => `\\${sign}`);

function formatOf({ arg, key, param = [] }: Extract<Token, { readonly type: 'function' }>) {
  const name = [key, ...param.map((part) => (part.type === 'content' ? part.value.trim() : '?'))].join(' ');
  const format = FORMATS[name];
  if (format === undefined) throw new Error(`{${arg}, ${name}} is no format: ${Object.keys(FORMATS).join(', ')}.`);
  return format;
}

/** The cases of a select as a type; `other` stands for any text. */
function casesType({ cases }: Select): string {
  const keys = cases.map(({ key }) => key);
  if (keys.includes('other')) return 'string';
  if (keys.toSorted().join() === 'false,true') return 'boolean';
  return keys
    .toSorted()
    .map((key) => `'${key}'`)
    .join(' | ');
}

/** The type of an argument from all its uses: the narrowest of texts, a list also where it is counted. */
function typeOf(name: string, uses: readonly Use[]): string {
  const types = new Set(uses.map((use) => ('type' in use ? use.type : 'number')));
  if ([...types].some((type) => LIST.test(type))) types.delete('number');
  if (types.size > 1) types.delete('string');
  const [type = 'string', another] = types;
  if (another !== undefined) throw new Error(`The argument ${name} is used as ${type} and as ${another}.`);
  return type;
}
