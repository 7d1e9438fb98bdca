import { Account } from './account.ts';
import { runBatch, type BatchCall, type BatchOptions, type BatchResult, type PlainCall } from './batch.ts';
import { Tools, type ToolName } from './generated/tools.ts';
import { Management } from './management.ts';
import type {
  AnswerOf,
  AnyResultOf,
  ArgumentsOf,
  CallOptions,
  FieldOf,
  FigureOptions,
  FullCallOf,
  Method,
  OtherCallOf,
  PagedTool,
  PageField,
  PlainArgumentsOf,
  Waiting,
} from './method.ts';
import { unexpected } from './problem.ts';
import { calendarPath, type Calendar, type CalendarQuery } from './calendar.ts';
import type { Places, ToolDefinition } from './service.ts';
import { Transport } from './transport.ts';
import { pause } from './watch.ts';

export interface CuspalOptions {
  /** An API key or an access token, or what gives the one that is good now. */
  readonly apiKey: string | (() => string | Promise<string>);
  /** Address of the server, without a path; http://127.0.0.1:3000 when left out. */
  readonly baseUrl?: string | URL;
  /** Milliseconds for a call with all its tries; 60,000 when left out. The longest searches take 50 s. */
  readonly timeoutMs?: number;
  /** Tries after the first where trying again is safe; 2 when left out. */
  readonly retries?: number;
  /** The longest wait before a try, in milliseconds; 20,000 when left out. A server that asks for more is not asked again. */
  readonly longestWaitMs?: number;
  /** Replaces the global fetch. */
  readonly fetch?: typeof fetch;
}

/** The tools of a Cuspal server, a method for each. Holds nothing but its settings. */
export class Cuspal extends Tools {
  readonly #transport: Transport;

  constructor(options: CuspalOptions) {
    super();
    const { apiKey, baseUrl = 'http://127.0.0.1:3000', timeoutMs = 60_000, retries = 2 } = options;
    const { longestWaitMs = 20_000, fetch = globalThis.fetch } = options;
    if (!isCredential(apiKey)) throw new TypeError(NO_KEY);
    this.#transport = new Transport({
      baseUrl: String(baseUrl).replace(/\/+$/, ''),
      credential: typeof apiKey === 'string' ? () => apiKey : apiKey,
      timeoutMs,
      retries,
      longestWaitMs,
      // Called as a function: some fetches want no other object as this.
      fetch: (...request) => fetch(...request),
      pause,
      now: Date.now,
      random: Math.random,
    });
  }

  /** Usage, keys and calendars of the account. */
  get account(): Account {
    return new Account(this.#transport);
  }

  /** Organisations, projects, accounts and keys, with a management key. */
  get management(): Management {
    return new Management(this.#transport);
  }

  protected override method<Name extends ToolName>(name: Name): Method<Name> {
    const method = (args: object, options?: CallOptions) => this.#call(name, args, options);
    // The server answers what the contract of the tool says.
    return method as Method<Name>;
  }

  /** Calls a tool by its name. Rejects with a CuspalError. */
  call<Name extends ToolName, Field extends FieldOf<Name> = FieldOf<Name>>(
    name: Name,
    args: FullCallOf<Name>['arguments'],
    options?: CallOptions<Field>,
  ): Promise<AnswerOf<Name, Field, FullCallOf<Name>['result']>>;
  call<Name extends ToolName, Field extends FieldOf<Name> = FieldOf<Name>>(
    name: Name,
    args: OtherCallOf<Name>['arguments'],
    options?: CallOptions<Field>,
  ): Promise<AnswerOf<Name, Field, OtherCallOf<Name>['result']>>;
  call<Name extends ToolName, Field extends FieldOf<Name> = FieldOf<Name>>(
    name: Name,
    args: PlainArgumentsOf<Name>,
    options?: CallOptions<Field>,
  ): Promise<AnswerOf<Name, Field>>;
  call<Name extends ToolName, Field extends FieldOf<Name> = FieldOf<Name>>(
    name: Name,
    args: ArgumentsOf<Name>,
    options?: CallOptions<Field>,
  ): Promise<AnswerOf<Name, Field, AnyResultOf<Name>>>;
  call(name: ToolName, args: object, options?: CallOptions): Promise<unknown> {
    return this.#call(name, args, options);
  }

  async #call(name: ToolName, args: object, { fields, precision, ...waiting }: CallOptions = {}): Promise<unknown> {
    const path = toolPath(name, {
      ...(fields && { fields: fields.join() }),
      ...(precision !== undefined && { precision: String(precision) }),
    });
    return this.#transport.read({ path, body: JSON.stringify(args) }, waiting);
  }

  /** The figure of a tool's result, as a whole SVG document. Rejects as the call does, also where there is no figure. */
  async figure<Name extends ToolName>(
    name: Name,
    args: ArgumentsOf<Name>,
    { style, level, at, width, ...waiting }: FigureOptions = {},
  ): Promise<string> {
    const path = toolPath(name, {
      ...(style && { style }),
      ...(level && { level }),
      ...(at && { at }),
      ...(width !== undefined && { width: String(width) }),
    });
    const drawn = await this.#transport.read({ path, body: JSON.stringify(args), accept: 'image/svg+xml' }, waiting);
    if (typeof drawn !== 'string') throw unexpected(200);
    return drawn;
  }

  /** The pages of a tool that has them, from the one that is asked for; each is a call. `timeoutMs` is that of a page. */
  pages<Name extends PagedTool, Field extends FieldOf<Name> = FieldOf<Name>>(
    name: Name,
    args: PlainArgumentsOf<Name> & { readonly page?: number },
    { fields, ...options }: CallOptions<Field> = {},
  ): AsyncGenerator<AnswerOf<Name, Field | PageField<Name>>, void, undefined> {
    // Without it nobody knows whether there are more.
    const wanted = fields && { fields: [...fields, 'pagination'] };
    const call = (page: number) => this.#call(name, { ...args, page }, { ...options, ...wanted });
    return pagesFrom(args.page ?? 1, (page) => call(page) as Promise<AnswerOf<Name, Field | PageField<Name>>>);
  }

  /** Runs any number of calls, up to 1,000 a request, and gives each result as it is ready. */
  batch<Name extends ToolName, Field extends FieldOf<Name> = FieldOf<Name>>(
    calls: Iterable<PlainCall<Name>> | AsyncIterable<PlainCall<Name>>,
    options?: BatchOptions<Field>,
  ): AsyncGenerator<BatchResult<Name, Field>, void, undefined>;
  batch<Name extends ToolName, Field extends FieldOf<Name> = FieldOf<Name>>(
    calls: Iterable<BatchCall<Name>> | AsyncIterable<BatchCall<Name>>,
    options?: BatchOptions<Field>,
  ): AsyncGenerator<BatchResult<Name, Field, AnyResultOf<Name>>, void, undefined>;
  batch<Name extends ToolName, Field extends FieldOf<Name> = FieldOf<Name>>(
    calls: Iterable<BatchCall<Name>> | AsyncIterable<BatchCall<Name>>,
    options: BatchOptions<Field> = {},
  ): AsyncGenerator<BatchResult<Name, Field, AnyResultOf<Name>>, void, undefined> {
    return runBatch(this.#transport, calls, options);
  }

  /** All tools with their whole schemas. */
  async tools(waiting?: Waiting): Promise<readonly ToolDefinition[]> {
    const { tools } = (await this.#transport.read({ path: '/v1/tools' }, waiting)) as { tools: ToolDefinition[] };
    return tools;
  }

  async tool(name: ToolName, waiting?: Waiting): Promise<ToolDefinition> {
    return (await this.#transport.read({ path: toolPath(name) }, waiting)) as ToolDefinition;
  }

  /** Coordinates and time zone of a place by its name. */
  async places(name: string, waiting?: Waiting): Promise<Places> {
    const path = `/v1/places?${new URLSearchParams({ q: name }).toString()}`;
    return (await this.#transport.read({ path }, waiting)) as Places;
  }

  /** Festivals, fasts, sankrantis and eclipses of a month or a year at a place; takes a call of the allowance. */
  async calendar(query: CalendarQuery, waiting?: Waiting): Promise<Calendar> {
    return (await this.#transport.read({ path: calendarPath(query) }, waiting)) as Calendar;
  }
}

/** The address of a tool, with the parameters that there are. */
function toolPath(name: string, parameters: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(parameters).toString();
  return `/v1/tools/${encodeURIComponent(name)}${query === '' ? '' : `?${query}`}`;
}

/** JavaScript passes what a variable of the environment holds, which may be nothing. */
const isCredential = (given: unknown): boolean => typeof given === 'string' || typeof given === 'function';
const NO_KEY = 'apiKey is missing. Give an API key or an access token, or a function that returns one.';

/** More pages than any result has. */
const MOST_PAGES = 10_000;

/** One page after the other, each a call of its own, until the server says that there are no more. */
async function* pagesFrom<Result>(
  first: number,
  call: (page: number) => Promise<Result>,
): AsyncGenerator<Result, void, undefined> {
  for (let page = first; page < first + MOST_PAGES; page += 1) {
    const result = await call(page);
    yield result;
    if (!hasMore(result)) return;
  }
}

function hasMore(result: unknown): boolean {
  if (typeof result !== 'object' || result === null || !('pagination' in result)) throw unexpected(200);
  const { pagination } = result;
  return (
    typeof pagination === 'object' && pagination !== null && 'hasMore' in pagination && pagination.hasMore === true
  );
}
