import type { ToolEntry } from '../catalog/entry.ts';
import { errorAnswer, type ToolAnswer } from '../routing/answer.ts';
import type { ArgumentFault } from '../response-shaping/argument-fault.ts';
import { readInnerCall, type Callable, type InnerCall } from './call-tool.ts';
import { CALL_TOOL, DESCRIBE_TOOLS } from './definitions.ts';
import { describeTools, type Definitions } from './describe-tools.ts';

/** Outcome of a call of one of the two tools. */
export type SetToolCall =
  /** The call was refused, and nothing runs. */
  | { readonly kind: 'refused'; readonly name: string; readonly answer: ToolAnswer }
  /** The answer, to be sent once it is charged. */
  | { readonly kind: 'answered'; readonly entry: ToolEntry; readonly answer: ToolAnswer }
  /** Another tool to be called. */
  | { readonly kind: 'passed'; readonly call: InnerCall };

/** The two tools of the gateway itself, which open the rest of the catalogue to a client that sees a part of it. */
export class SetTools {
  constructor(
    private readonly catalogue: Callable,
    private readonly definitions: Definitions,
  ) {}

  /** Reads a call; undefined when it is of neither tool. */
  read(name: string, args: object, requestId: string): SetToolCall | undefined {
    if (name === DESCRIBE_TOOLS.name) {
      const described = describeTools(args, this.definitions);
      if (!described.ok) return refused(name, described, requestId);
      return { kind: 'answered', entry: DESCRIBE_TOOLS, answer: textAnswer(described.text) };
    }
    if (name !== CALL_TOOL.name) return undefined;
    const call = readInnerCall(args, this.catalogue);
    return call.ok ? { kind: 'passed', call } : refused(name, call, requestId);
  }
}

const textAnswer = (text: string): ToolAnswer => ({
  result: Buffer.from(JSON.stringify({ content: [{ type: 'text', text }] })),
  meta: Buffer.alloc(0),
  code: '',
});

function refused(name: string, { field, text }: ArgumentFault, requestId: string): SetToolCall {
  const answer = errorAnswer(text, { code: 'validation_failed', recoverable: true, field, requestId });
  return { kind: 'refused', name, answer };
}
