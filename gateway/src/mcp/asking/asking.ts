import { inputRequired, inputResponse, type InputRequiredResult } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { ToolEntry } from '../../catalog/entry.ts';
import { isJsonObject, type JsonObject } from '../../core/json.ts';
import { metaOf, type ToolAnswer } from '../../routing/answer.ts';
import type { CallContext } from '../calls.ts';
import { questionFor, schemaOf, type PlaceNamed } from './questions.ts';

/** A call as the client sent it. */
interface SentCall {
  readonly name: string;
  readonly args: object;
}

/** What tells which tool a call is for, also where it goes through another one. */
export interface Reaching {
  reached(name: string, args: object): { readonly entry: ToolEntry; readonly args: object } | undefined;
}

/** Whether a client says of itself that it shows forms; to name no mode is to show them. */
export function showsForms(capabilities: unknown): boolean {
  const elicitation = isJsonObject(capabilities) ? capabilities['elicitation'] : undefined;
  if (!isJsonObject(elicitation)) return false;
  return elicitation['form'] !== undefined || elicitation['url'] === undefined;
}

const fault = z.object({
  code: z.string(),
  field: z.string(),
  'cuspal/structured': z.unknown().optional(),
});

/** The question to the person whose answer would mend a failed call; undefined where there is none, and its text stays. */
export function askedBack(
  calls: Reaching,
  { name, args: sent }: SentCall,
  answer: ToolAnswer,
): InputRequiredResult | undefined {
  if (answer.code === '') return undefined;
  const told = fault.safeParse(metaOf(answer));
  const reached = told.success ? calls.reached(name, sent) : undefined;
  if (!told.success || !reached) return undefined;
  const { code, field, 'cuspal/structured': offered } = told.data;
  const schema = schemaOf(reached.entry.inputSchema, field);
  const form = schema && questionFor(schema, field)?.form({ args: { ...reached.args }, field, code, offered });
  return form && inputRequired({ inputRequests: { [field]: inputRequired.elicit(form) } });
}

/** Says what the name of a place may mean; undefined where it cannot be looked up now. */
export type PlaceLookup = (name: string, context: CallContext) => Promise<PlacesNamed | undefined>;

interface PlacesNamed {
  /** The one that is meant without doubt. */
  readonly taken?: PlaceNamed | undefined;
  readonly places: readonly PlaceNamed[];
}

/** Answers to questions that are read; one question is asked at a time. */
const MOST_ANSWERS = 4;

/**
 * The arguments of a call that comes again, with what the person has answered; or the question once more, where a place
 * that was named is none or several.
 */
export async function answered(
  calls: Reaching,
  { name, args: sent }: SentCall,
  responses: JsonObject,
  find: (name: string) => ReturnType<PlaceLookup>,
): Promise<{ readonly args: object } | { readonly again: InputRequiredResult }> {
  const reached = calls.reached(name, sent);
  if (!reached) return { args: sent };
  const { entry, args } = reached;
  let filled: JsonObject = { ...args };
  for (const field of Object.keys(responses).slice(0, MOST_ANSWERS)) {
    const schema = schemaOf(entry.inputSchema, field);
    const question = schema && questionFor(schema, field);
    const response = inputResponse(responses, field);
    if (!question || response.kind !== 'elicit' || response.action !== 'accept') continue;
    const content = response.content ?? {};
    const named = question.placeIn?.(content);
    const found = named === undefined ? undefined : await find(named);
    if (found && !found.taken && question.choiceOf) {
      const form = question.choiceOf(field, content, found.places);
      return { again: inputRequired({ inputRequests: { [field]: inputRequired.elicit(form) } }) };
    }
    const whole = found?.taken && question.placed ? question.placed(content, found.taken) : content;
    filled = question.filled(filled, field, whole);
  }
  return { args: entry.name === name ? filled : { ...sent, arguments: filled } };
}
