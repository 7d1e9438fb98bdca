import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { createInterface } from 'node:readline';

const LONGEST_MS = 15_000;
const MOST_TRIES = 10;

/** Reads from the API server: `get` an object or undefined where there is none, `watch` what changes. */
export class Client {
  constructor({ port, token, certificate }) {
    this.port = port;
    this.token = token;
    this.agent = new Agent({ ca: readFileSync(certificate), keepAlive: true });
  }

  async get(path, tries = MOST_TRIES) {
    const response = await this.#ask(path, AbortSignal.timeout(LONGEST_MS));
    const text = (await response.setEncoding('utf8').toArray()).join('');
    if (response.statusCode === 404) return undefined;
    // A resource that is new is not served for a moment.
    if (response.statusCode === 429 && tries > 1) {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return this.get(path, tries - 1);
    }
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${text.slice(0, 500)}`);
    return text.startsWith('{') ? JSON.parse(text) : text;
  }

  /** Reports every change of the objects of a path until the signal; an earlier end is an error. */
  async watch(path, version, tell, signal) {
    const separator = path.includes('?') ? '&' : '?';
    const address = `${path}${separator}watch=1&allowWatchBookmarks=true&resourceVersion=${version}`;
    try {
      const response = await this.#ask(address, signal);
      if (response.statusCode !== 200) throw new Error(`${address}: ${response.statusCode}`);
      for await (const line of createInterface({ input: response })) {
        const { type, object } = JSON.parse(line);
        if (type === 'ERROR') throw new Error(`${path}: ${object.message}`);
        if (type !== 'BOOKMARK') tell(type, object);
      }
      if (!signal.aborted) throw new Error(`${path}: the watch ended`);
    } catch (fault) {
      if (!signal.aborted) throw fault;
    }
  }

  #ask(path, signal) {
    const { port, token, agent } = this;
    const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
    return new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, agent, headers, signal }, resolve).once('error', reject).end();
    });
  }
}
