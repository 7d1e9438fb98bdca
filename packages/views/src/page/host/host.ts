import type {
  McpUiHostContextChangedNotification,
  McpUiInitializedNotification,
  McpUiInitializeRequest,
  McpUiResourceTeardownRequest,
  McpUiSizeChangedNotification,
  McpUiToolCancelledNotification,
  McpUiToolInputNotification,
  McpUiToolResultNotification,
} from '@modelcontextprotocol/ext-apps';
import { isObject, objectAt, textAt, type JsonObject } from '../json.ts';
import { MessageLine } from './message-line.ts';

/** The revision of the extension that this page speaks. */
const REVISION = '2026-01-26';
const OPENING_MS = 30_000;
/** Searches may take 50 seconds, and the host's own way is added. */
const CALL_MS = 90_000;

type InitializeMethod = McpUiInitializeRequest['method'];
type InitializedMethod = McpUiInitializedNotification['method'];
type SizeMethod = McpUiSizeChangedNotification['method'];
type TeardownMethod = McpUiResourceTeardownRequest['method'];
type Told =
  | McpUiHostContextChangedNotification['method']
  | McpUiToolInputNotification['method']
  | McpUiToolResultNotification['method']
  | McpUiToolCancelledNotification['method'];

const INITIALIZE: InitializeMethod = 'ui/initialize';
const INITIALIZED: InitializedMethod = 'ui/notifications/initialized';
const SIZE: SizeMethod = 'ui/notifications/size-changed';
const TEARDOWN: TeardownMethod = 'ui/resource-teardown';

/** Events that a host sends in the course of things. */
export interface HostEvents {
  /** The changed parts of the host's looks; at first all of them. */
  readonly context: (changed: JsonObject) => void;
  /** Arguments of the call whose result is shown. */
  readonly input: (args: JsonObject) => void;
  /** Its result, as a tools/call gives it. */
  readonly result: (result: JsonObject) => void;
  readonly cancelled: (reason: string | undefined) => void;
}

/** The host that shows this page, by the messages of MCP Apps. */
export class Host {
  readonly #line: MessageLine;
  #callsTools = false;

  constructor(partner: Window, events: HostEvents) {
    const told: Readonly<Record<Told, (params: JsonObject) => void>> = {
      'ui/notifications/host-context-changed': (params) => events.context(params),
      'ui/notifications/tool-input': (params) => events.input(objectAt(params, 'arguments') ?? {}),
      'ui/notifications/tool-result': (params) => events.result(params),
      'ui/notifications/tool-cancelled': (params) => events.cancelled(textAt(params, 'reason')),
    };
    const listeners: Readonly<Record<string, (params: JsonObject) => void>> = told;
    this.#line = new MessageLine(partner, {
      notification: (method, params) => {
        if (Object.hasOwn(listeners, method)) listeners[method]?.(params);
      },
      // Nothing is kept that would have to be saved.
      request: (method) => (method === TEARDOWN || method === 'ping' ? {} : undefined),
    });
  }

  /** Resolves with what the host says of itself; rejects with a Refusal where there is no host of this kind. */
  async open(): Promise<JsonObject> {
    const params: McpUiInitializeRequest['params'] = {
      appInfo: { name: 'cuspal-figure', title: 'Cuspal', version: '0.1.0' },
      appCapabilities: { availableDisplayModes: ['inline', 'fullscreen'] },
      protocolVersion: REVISION,
    };
    const answer = await this.#line.request(INITIALIZE, params, OPENING_MS);
    this.#callsTools = isObject(objectAt(answer, 'hostCapabilities')?.['serverTools']);
    this.#line.notify(INITIALIZED, {});
    return objectAt(answer, 'hostContext') ?? {};
  }

  /** Whether it lets a page call tools at all; what it allows of them it says each time. */
  get callsTools(): boolean {
    return this.#callsTools;
  }

  /** The result of a tool; rejects with a Refusal where the host does not let it be called. */
  callTool(name: string, args: JsonObject): Promise<JsonObject> {
    return this.#line.request('tools/call', { name, arguments: args }, CALL_MS);
  }

  tellSize(width: number, height: number): void {
    this.#line.notify(SIZE, { width, height });
  }
}

/** Tells, once a picture at most, how large the page is whenever that has changed. */
export function watchSize(tell: (width: number, height: number) => void): void {
  let told = '';
  let waiting = false;
  const look = (): void => {
    waiting = false;
    const width = Math.ceil(window.innerWidth);
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (told === `${width} ${height}`) return;
    told = `${width} ${height}`;
    tell(width, height);
  };
  const observer = new ResizeObserver(() => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(look);
  });
  observer.observe(document.body);
  observer.observe(document.documentElement);
  look();
}
