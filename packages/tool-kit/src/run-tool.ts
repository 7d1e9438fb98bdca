import { inLanguage, readOffered, withNamesIn } from '@cuspal/speech';
import {
  birthOffsetNote,
  checkBirthForm,
  offsetsInHours,
  otherPlaceNotes,
  unusedBirthNote,
  watchBirthFields,
} from './birth-notes.ts';
import { createParser, type Parsed } from './arguments/parser.ts';
import { readArguments } from './arguments/read.ts';
import {
  besideResult,
  type CallLanguage,
  languageOfCall,
  languageOfConnection,
  missedNote,
  type SpokenLanguage,
} from './call-language.ts';
import { brieflyBy } from './detail.ts';
import type { AnyTool, Provenance, TextToolDefinition, ToolDefinition } from './define-tool.ts';
import { isRecoverable, ToolError, toToolError } from './errors.ts';
import { classOfAsked, takesClassOfEvent } from './event-disclaimers.ts';
import { finishResult } from './finish-result.ts';
import { wantsTables } from './inputs/event.ts';
import { jsonByMember, lengthOf, textOf } from './json-by-member.ts';
import { jsonOf } from './json-of.ts';
import { ledBy } from './leading-sentence.ts';
import { finderBy, type NameFinder } from './names-by-schema.ts';
import { tabledBy } from './tabled.ts';
import { say } from './tool-kit.messages.ts';
import { createContext, stopUnlessAwaited, timeout, type CallEnvironment } from './tool-context.ts';
import type { ToolOutcome } from './tool-outcome.ts';

export interface RunOptions extends CallEnvironment {
  /** Stands in the _meta of a failed call. */
  readonly requestId?: string;
  /** A success is wanted as its text alone, without the MCP result around it. */
  readonly asText?: boolean;
  /** BCP 47 tag of the language of the connection, which counts where the arguments name none. */
  readonly locale?: string | undefined;
}

export type CompiledTool = (argumentsJson: Uint8Array, options: RunOptions) => Promise<ToolOutcome>;

/** Bytes of a result (docs/api.md#results). */
const MAX_RESULT = 1024 * 1024;
/** Letters of a text that goes alone: a longer one meets the limit of its whole result, as it would over MCP. */
const MAX_ALONE = MAX_RESULT / 16;

/** Works out once what a call of the tool does: bytes in, finished result out. Never throws. */
export function compileTool(tool: AnyTool): CompiledTool {
  const succeed = tool.kind === 'engine' ? compileEngineTool(tool) : compileTextTool(tool);
  const answered = async (call: CallLanguage, options: RunOptions): Promise<ToolOutcome> => {
    try {
      const outcome = await succeed(call, options);
      if (options.deadline !== undefined && Date.now() >= options.deadline) throw timeout();
      if (outcome.resultJson.length > MAX_RESULT / 4) checkSize(outcome.resultJson);
      return outcome;
    } catch (thrown) {
      // A call in English may name an event in another language. The names are read once one is not known.
      if (isUnknownEvent(thrown) && (await readOffered())) return answered(call, options);
      return failedOutcome(thrown, options.requestId);
    }
  };
  const inOther = async (call: CallLanguage, options: RunOptions): Promise<ToolOutcome> => {
    try {
      return await inLanguageOf(call, () => answered(call, options));
    } catch (thrown) {
      return failedOutcome(thrown, options.requestId);
    }
  };
  const inOwn = (call: CallLanguage, options: RunOptions): Promise<ToolOutcome> =>
    isEnglish(call) ? answered(call, options) : inOther(call, options);
  // A call in English waits for nothing but its answer.
  return (argumentsJson, options) => {
    try {
      stopUnlessAwaited(options);
      const read = () => languageOfCall(readArguments(argumentsJson), options.locale);
      // Until the language of the arguments is known, that of the connection counts.
      const before = languageOfConnection(options.locale);
      if (isEnglish(before)) return inOwn(read(), options);
      const failed = (thrown: unknown) => failedOutcome(thrown, options.requestId);
      return Promise.resolve(inLanguageOf(before, read)).then((call) => inOwn(call, options), failed);
    } catch (thrown) {
      return Promise.resolve(failedOutcome(thrown, options.requestId));
    }
  };
}

const isUnknownEvent = (thrown: unknown): boolean => toToolError(thrown).code === 'invalid_event_name';

/** Turns what a call has thrown into its outcome. */
export const failedOutcome = (thrown: unknown, requestId?: string): ToolOutcome =>
  failure(toToolError(thrown), requestId);

type Succeed = (call: CallLanguage, options: RunOptions) => Promise<ToolOutcome>;

function compileEngineTool(tool: ToolDefinition): Succeed {
  const parse = createParser(tool.input);
  const { system, disclaimer } = tool;
  const ofEvent = takesClassOfEvent(tool);
  const short = tool.brief && !tool.brief.made ? brieflyBy(tool.brief) : null;
  const inTables = tool.tabled && tabledBy(tool.tabled);
  let find: NameFinder | undefined;
  return async (call, options) => {
    const parsed = parse(call.args);
    const notes: string[] = options.clockStands ? [clockNote(options.now)] : [];
    const { input, unread } =
      tool.birth === 'required' ? allRead(parsed) : watchBirthFields(parsed.input, parsed.given);
    const leads: string[] = [];
    let { provenance } = tool;
    const note = (sentence: string) => notes.push(sentence);
    const lead = (sentence: string) => leads.push(sentence);
    const cite = (own: Provenance) => void (provenance = own);
    const found = await tool.run(createContext(input, options, { note, lead, cite }));
    const result = ledBy(leads[0], found, note);
    if (tool.birth === 'required') {
      const offset = birthOffsetNote(parsed.input);
      if (offset !== undefined) notes.push(offset);
      notes.push(...otherPlaceNotes(parsed.input, tool.input.shape, notes));
    }
    const unused = unread();
    if (unused.length > 0) checkBirthForm(parsed.input, unused);
    notes.push(...offsetsInHours(parsed.input, unused));
    const unusedNote = unusedBirthNote(unused, notes);
    if (unusedNote !== undefined) notes.push(unusedNote);
    const tags = { system, provenance, disclaimer: ofEvent ? classOfAsked(parsed.input) : disclaimer };
    const shown = short !== null && isBrief(parsed.input) ? short(result) : result;
    const laid = inTables !== undefined && wantsTables(parsed.input) ? inTables(shown) : shown;
    const missed = missedNote(call);
    if (missed !== undefined) notes.push(missed);
    if (isEnglish(call)) {
      const resultJson = jsonOf(finishResult(tags, laid, notes));
      return goesAlone(resultJson.length, options) ? { ...ALONE, resultJson } : success(resultJson, '');
    }
    find ??= finderBy(tool.output) ?? NOWHERE;
    const pieces = jsonByMember(finishResult(tags, laid, notes, besideResult(shown, find, call)));
    return goesAlone(lengthOf(pieces), options) ? { ...ALONE, resultJson: '', pieces } : success(textOf(pieces), '');
  };
}

const NOWHERE: NameFinder = () => {};

const isEnglish = ({ sentences, names }: SpokenLanguage): boolean => sentences === undefined && names === undefined;

/** Does the work of a call in its language. */
const inLanguageOf = <Result>(
  { sentences, names }: SpokenLanguage,
  work: () => Result,
): Result | Promise<Awaited<Result>> => {
  if (sentences !== undefined) return inLanguage(sentences, work);
  return names === undefined ? work() : withNamesIn(names, work);
};

const isBrief = ({ detail }: { readonly detail?: unknown }): boolean => detail !== 'full';

const allRead = <Input>({ input }: Parsed<Input>) => ({ input, unread: () => [] });

function compileTextTool(tool: TextToolDefinition): Succeed {
  const parse = createParser(tool.input);
  return async (call, { now, clockStands = false, ephemeris, toolsets = [] }) => {
    const { text, structured } = await tool.run({ input: parse(call.args).input, now, ephemeris, toolsets });
    const told = [text, clockStands && clockNote(now), missedNote({ missed: call.missed, names: undefined })].filter(
      (part) => typeof part === 'string',
    );
    const inItself = { ...structured, ...(call.sentences !== undefined && { language: call.sentences }) };
    return success(told.join('\n\n'), JSON.stringify({ 'cuspal/structured': inItself }));
  };
}

/** What every result of a test account says of its moment. */
const clockNote = (now: number): string => say.clockStands({ at: new Date(now).toISOString() });

const DONE = { metaJson: '', isError: false, code: '', units: 1, asText: false } as const;
const ALONE = { ...DONE, asText: true } as const;

/** Whether a result goes as its text alone: where that is wanted, and there are not too many letters of it. */
const goesAlone = (letters: number, { asText = false }: RunOptions): boolean => asText && letters <= MAX_ALONE;

function success(text: string, metaJson: string): ToolOutcome {
  const resultJson = `{"content":[{"type":"text","text":${JSON.stringify(text)}}]}`;
  return { ...DONE, resultJson, metaJson };
}

function failure(error: ToolError, requestId = ''): ToolOutcome {
  const { code, message, field, structured } = error;
  return {
    resultJson: JSON.stringify({ content: [{ type: 'text', text: message }], isError: true }),
    metaJson: JSON.stringify({
      code,
      recoverable: isRecoverable(code),
      ...(field === undefined ? {} : { field }),
      requestId,
      ...(structured === undefined ? {} : { 'cuspal/structured': structured }),
    }),
    isError: true,
    code,
    units: 0,
    asText: false,
    ...(code === 'internal_error' ? { fault: error.cause } : {}),
  };
}

function checkSize(resultJson: string): void {
  if (Buffer.byteLength(resultJson) > MAX_RESULT) {
    throw new ToolError('validation_failed', say.tooLarge());
  }
}
