import { LUNAR_MONTHS } from '@cuspal/engine/almanac/lunar-month';
import { AYANAMSAS, PLANETS, SIGNS, STARS } from '@cuspal/engine/zodiac/names';
import { acceptedBirthInput, birthInput, jsonSchemaOf, resultSchema, type JsonSchema } from '@cuspal/tool-kit';
import type { LoadedTool } from '../tools.ts';
import { argumentsName, resultName } from './names.ts';
import { requestSchema } from './request-schema.ts';
import { keyOf, shareShapes, type Named } from './shared.ts';

export const CONTRACT_FILE = 'packages/catalog/contract.json';

/** What every tool takes and answers, as schemas that name what they share. */
export interface Contract {
  /** The names of a birth, needed and accepted, as most arguments have them. */
  readonly bases: readonly Named[];
  /** Shared shapes, then arguments and results of each tool; a text tool answers no object. */
  readonly schemas: readonly Named[];
}

const BASES: readonly Named[] = [
  ['Birth', jsonSchemaOf(birthInput, 'input')],
  ['MaybeBirth', jsonSchemaOf(acceptedBirthInput, 'input')],
];

export function contractOf(tools: readonly LoadedTool[], resultOf = resultSchema): Contract {
  const whole = tools.flatMap(({ tool }): Named[] => [
    [argumentsName(tool.name), requestSchema(jsonSchemaOf(tool.input, 'input'))],
    ...(tool.kind === 'engine' ? [[resultName(tool.name), resultOf(tool)] as const] : []),
  ]);
  const bases = BASES.map(([name, schema]): Named => [name, requestSchema(schema)]);
  const shared = shareShapes([...whole, ...bases], knownNames(whole));
  return { schemas: shared.slice(0, -bases.length), bases: shared.slice(-bases.length) };
}

/** Shapes that have a name of their own wherever they stand. */
function knownNames(whole: readonly Named[]): ReadonlyMap<string, string> {
  const words = {
    ...{ Planet: PLANETS, Graha: PLANETS.slice(0, 7), Sign: SIGNS, Star: STARS, Ayanamsa: AYANAMSAS },
    LunarMonthName: LUNAR_MONTHS,
  };
  const provenance = whole.find(([, schema]) => schema.properties?.['provenance'])?.[1].properties?.['provenance'];
  return new Map([
    ...Object.entries(words).map(([name, list]) => [keyOf({ type: 'string', enum: list }), name] as const),
    ...(provenance ? [[keyOf(provenance), 'Provenance'] as const] : []),
  ]);
}

/** One schema a line, so that a change shows what changed. */
export function contractFile({ schemas }: Contract): string {
  const line = ([name, schema]: readonly [string, JsonSchema]) => `${JSON.stringify(name)}: ${JSON.stringify(schema)}`;
  return `{\n${schemas.map(line).join(',\n')}\n}\n`;
}
