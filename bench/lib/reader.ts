import { exampleOf } from '@cuspal/catalog';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { z } from 'zod';

const BIRTH = { birth_datetime: '1992-08-14T04:32:00', latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 };
const CALL_MS = 120_000;
const AT_ONCE = 10;
/** Members of a result that a person could be told. */
const SAID = ['answer', 'summary'];

/** Tokens of one question. */
export interface Spent {
  /** Tools that the plan names, all called. */
  readonly tools: number;
  readonly plan: number;
  readonly definitions: number;
  readonly results: number;
  /** Tokens of the results as small answers: what each says, and its numbers to two decimals. */
  readonly small: number;
}

const reply = z.object({
  result: z.object({
    isError: z.boolean().optional(),
    content: z.array(z.object({ text: z.string() })),
    _meta: z
      .object({
        'cuspal/structured': z
          .object({ plan: z.object({ floor: z.number(), events: z.array(z.string()), tools: z.array(z.string()) }) })
          .optional(),
      })
      .optional(),
  }),
});
type Result = z.infer<typeof reply>['result'];

/** An assistant that keeps to the plan. */
export class Reader {
  constructor(
    private readonly address: string,
    private readonly key: string,
  ) {}

  /** The definitions of tools in the context of the assistant. */
  async list(): Promise<string> {
    const { result } = z
      .object({ result: z.object({ tools: z.array(z.unknown()) }) })
      .parse(JSON.parse(await this.#ask('tools/list', {})));
    return JSON.stringify(result.tools);
  }

  async answer(question: string): Promise<Spent> {
    const profile = await this.#call('set_birth_profile', { ...BIRTH, question });
    const text = textOf(profile);
    const plan = profile._meta?.['cuspal/structured']?.plan;
    const steps = [...text.matchAll(/^\d+\. call_tool (\w+)$/gm)].map(([, tool]) => String(tool));
    if (!plan || steps.join() !== plan.tools.join()) throw new Error(`the plan of "${question}" is not to be called`);
    if (steps.length < plan.floor) throw new Error(`the plan of "${question}" is shorter than its floor`);
    let definitions = 0;
    for (let at = 0; at < steps.length; at += AT_ONCE) {
      const described = await this.#call('describe_tools', { names: steps.slice(at, at + AT_ONCE) });
      definitions += countTokens(textOf(described));
    }
    let [results, small] = [0, 0];
    for (const name of steps) {
      const args = argumentsOf(name, plan.events);
      const result = textOf(await this.#call('call_tool', { name, arguments: args }));
      const members = Object.keys(z.record(z.string(), z.unknown()).parse(JSON.parse(result)));
      const fields = SAID.filter((member) => members.includes(member));
      const cut = await this.#call('call_tool', { name, arguments: args, fields, precision: 2 });
      results += countTokens(result);
      small += countTokens(textOf(cut));
    }
    return { tools: steps.length, plan: countTokens(text), definitions, results, small };
  }

  async #call(name: string, args: object): Promise<Result> {
    const { result } = reply.parse(JSON.parse(await this.#ask('tools/call', { name, arguments: args })));
    if (result.isError) throw new Error(`${name} ${JSON.stringify(args)}: ${textOf(result)}`);
    return result;
  }

  async #ask(method: string, params: object): Promise<string> {
    const response = await fetch(this.address, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(CALL_MS),
    });
    return response.text();
  }
}

const textOf = ({ content }: Result): string => content[0]?.text ?? '';

/**
 * Arguments of an assistant that has read the definition: the birth, and what the example of the tool has beside it.
 */
function argumentsOf(name: string, [event]: readonly string[]): object {
  const { arguments: example } = exampleOf(name);
  const ofPlan = event !== undefined && typeof example['event'] === 'string' && !name.includes('election');
  return { ...example, ...BIRTH, ...(ofPlan && { event }) };
}
