import { isObject, type JsonObject } from '../json.ts';

/** The partner answered with an error, or not in time; the message is for people. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

export interface Heard {
  readonly notification: (method: string, params: JsonObject) => void;
  /** The result of a request; undefined where the method is not known here. */
  readonly request: (method: string, params: JsonObject) => object | undefined;
}

interface Waiting {
  readonly resolve: (result: JsonObject) => void;
  readonly reject: (fault: Refusal) => void;
  readonly timer: number;
}

const METHOD_NOT_FOUND = -32601;
const MOST_WORDS = 500;

/**
 * JSON-RPC 2.0 with the window that holds this page. Messages of other windows are not heard. The partner's origin is
 * not known to a page in a sandbox, so what is sent names none; it holds nothing that the host did not send itself.
 */
export class MessageLine {
  #next = 1;
  readonly #waiting = new Map<number, Waiting>();

  constructor(
    private readonly partner: Window,
    private readonly heard: Heard,
  ) {
    window.addEventListener('message', (event) => {
      if (event.source === this.partner && isObject(event.data)) this.#hear(event.data);
    });
  }

  /** Rejects with a Refusal when the partner refuses, or has not answered in so many milliseconds. */
  request(method: string, params: object, deadlineMs: number): Promise<JsonObject> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const timer = window.setTimeout(
        () => this.#settle(id)?.reject(new Refusal(`there was no answer in ${deadlineMs / 1000} seconds`)),
        deadlineMs,
      );
      this.#waiting.set(id, { resolve, reject, timer });
      this.#send({ id, method, params });
    });
  }

  notify(method: string, params: object): void {
    this.#send({ method, params });
  }

  #send(message: object): void {
    this.partner.postMessage({ jsonrpc: '2.0', ...message }, '*');
  }

  #hear({ jsonrpc, id, method, params, result, error }: JsonObject): void {
    if (jsonrpc !== '2.0') return;
    const given = isObject(params) ? params : {};
    if (typeof method === 'string') {
      if (id === undefined) return this.heard.notification(method, given);
      const answer = this.heard.request(method, given);
      const unknown = { code: METHOD_NOT_FOUND, message: `Method not found: ${method.slice(0, 80)}` };
      return this.#send(answer === undefined ? { id, error: unknown } : { id, result: answer });
    }
    const waiting = typeof id === 'number' ? this.#settle(id) : undefined;
    if (isObject(error)) {
      const said = typeof error['message'] === 'string' ? error['message'].trim() : '';
      waiting?.reject(new Refusal(said === '' ? 'the host gave no reason' : said.slice(0, MOST_WORDS)));
    } else waiting?.resolve(isObject(result) ? result : {});
  }

  #settle(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    window.clearTimeout(waiting?.timer);
    this.#waiting.delete(id);
    return waiting;
  }
}
