import { hashOf } from '@cuspal/catalog/entry';
import { LANGUAGE_ARGUMENT } from './call-language.ts';
import type { AnyTool } from './define-tool.ts';
import { takesClassOfEvent } from './event-disclaimers.ts';
import { withLeftOut } from './detail.ts';
import { jsonSchemaOf, type JsonSchema } from './schema/json-schema.ts';
import { portableInput } from './schema/portable.ts';
import { outlineOf, publishedOutput } from './schema/published-output.ts';
import { withTables } from './schema/tabled-schema.ts';
import type { DisclaimerClass, Family, Phase, ServiceName, System } from '@cuspal/catalog/taxonomy';

/** A tool as the catalogue lists it. */
export interface ToolEntry {
  readonly name: string;
  readonly title: string;
  readonly purpose: string;
  readonly family: Family;
  readonly phase: Phase;
  readonly system: System;
  readonly needs: readonly string[];
  readonly service: ServiceName;
  readonly disclaimer: DisclaimerClass | null;
  readonly birth: 'required' | 'accepted' | 'none';
  /** Not in the full list, nor in its counts. */
  readonly beyond?: true;
  /** The address of REST that is all its ways in. */
  readonly address?: string;
  readonly pageSize: number | null;
  readonly description: string;
  readonly deadlineSeconds?: number;
  /** Tells how far it is while it works. */
  readonly progress?: true;
  /** Limit of a tool whose pages are longer than usual. */
  readonly maxResultChars?: number;
  readonly inputSchema: JsonSchema;
  /** Arguments and members of them, such as `person2.name`, that lists leave out: they are taken, and decide little. */
  readonly unlisted: readonly string[];
  /** The outline of a result that is JSON. */
  readonly outputSchema?: JsonSchema;
  /** Top-level members that its result can have; none for a tool that answers in plain text. */
  readonly resultMembers?: readonly string[];
  /** Changes with anything above. */
  readonly hash: string;
}

export function catalogueEntry(tool: AnyTool, service: ServiceName): ToolEntry {
  const { name, title, purpose, description, family, phase, system, needs, birth } = tool;
  const paged = tool.kind === 'engine' ? (tool.paged?.pageSize ?? null) : null;
  const input = jsonSchemaOf(tool.input, 'input');
  const unlisted = [...unlistedIn(input), 'language'];
  const entry = {
    name,
    title,
    purpose,
    family,
    phase,
    system,
    needs,
    service,
    disclaimer: tool.kind === 'engine' ? tool.disclaimer : null,
    birth,
    pageSize: paged,
    description,
    ...(tool.kind === 'engine' ? engineTags(tool) : {}),
    inputSchema: withLanguage(portableInput(input)),
    unlisted,
  };
  return { ...entry, hash: hashOf(JSON.stringify(entry)) };
}

const withLanguage = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  properties: { ...schema.properties, language: LANGUAGE_ARGUMENT },
});

/** The paths of arguments that lists leave out, `a.b` where `b` lies in the object `a` or in each of a list `a`. */
function unlistedIn({ properties = {}, unlisted = [] }: JsonSchema, path = ''): readonly string[] {
  const inside = Object.entries(properties).flatMap(([name, member]) => {
    const whole = member.unlisted === true ? [`${path}${name}`] : [];
    return [...whole, ...unlistedIn(typeof member.items === 'object' ? member.items : member, `${path}${name}.`)];
  });
  return [...(unlisted === true ? [] : unlisted.map((name) => `${path}${name}`)), ...inside];
}

function engineTags(tool: EngineTool) {
  // What is left out of a short result is no part of an outline.
  const whole = fullResultSchema(tool);
  return {
    ...(tool.beyond ? { beyond: true as const } : {}),
    ...(tool.address === undefined ? {} : { address: tool.address }),
    ...(tool.deadlineSeconds === undefined ? {} : { deadlineSeconds: tool.deadlineSeconds }),
    ...(tool.progress ? { progress: true as const } : {}),
    ...(tool.maxResultChars === undefined ? {} : { maxResultChars: tool.maxResultChars }),
    outputSchema: outlineOf(whole),
    resultMembers: Object.keys(whole.properties ?? {}),
  };
}

type EngineTool = Extract<AnyTool, { kind: 'engine' }>;

/** The published schema of a finished result, short or full: the tool's own output and what the host adds. */
export const resultSchema = (tool: EngineTool): JsonSchema => withLeftOut(fullResultSchema(tool), tool.brief ?? {});

/** That of the full result of a tool that has more to show. */
export function fullResultSchema(tool: EngineTool): JsonSchema {
  const own = withTables(publishedOutput(jsonSchemaOf(tool.output, 'output')), tool.tabled ?? []);
  const added = alwaysAdded(tool);
  const { provenance } = added;
  const properties = { ...added, ...sometimesAdded(tool), ...own.properties, provenance };
  const required = Object.keys(properties).filter((name) => own.required?.includes(name) || Object.hasOwn(added, name));
  return { type: 'object', properties, required };
}

const TEXT: JsonSchema = { type: 'string' };
const LIST: JsonSchema = { type: 'array', items: TEXT };

const alwaysAdded = ({ system, disclaimer }: EngineTool) => ({
  system: TEXT,
  ...(system === 'extension' ? { extensionNote: TEXT } : {}),
  ...(disclaimer === null || disclaimer === 'relationship' ? {} : { disclaimer: TEXT }),
  provenance: {
    type: 'object',
    properties: { rules: LIST, sources: LIST, notes: LIST },
    required: ['rules', 'sources', 'notes'],
  },
});

const sometimesAdded = (tool: EngineTool) => ({
  ...(takesClassOfEvent(tool) ? { disclaimer: TEXT } : {}),
  /** In another language than English: its tag, and the names among the values as it has them. */
  language: TEXT,
  names: { type: 'object', additionalProperties: TEXT },
});
