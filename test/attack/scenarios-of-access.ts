import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createToolClient } from '@cuspal/proto';
import { status } from '@grpc/grpc-js';
import { newAccounts } from './accounts.ts';
import { opened, verdict, type Scenario } from './scenario.ts';
import { FORM_HEADERS, formBody } from './surface-inputs.ts';

const CODES = 240;
/** A /48 has eight times what a /64 has, and what comes back meanwhile. */
const MOST_CODES = 8 * 20 + 20;
const REGISTRATIONS = 600;
const MOST_REGISTRATIONS = 8 * 60 + 60;
/** As many batches as run at once, of an account each. */
const PLACES = 32;
const BATCH_OF = 1_000;
/** A batch gives up its place after 20 s without progress, which begin when the buffers of the network are full. */
const PLACE_WITHIN_MS = 120_000;
const ASK_EACH_MS = 2_000;

const networkOf = (site: number, at: number): string => `2001:db8:${site.toString(16)}:${at.toString(16)}::1`;

const codes: Scenario = {
  name: 'codes to many networks of one site',
  async run(target) {
    let sent = 0;
    for (let at = 0; at < CODES; at += 1) {
      const headers = { ...FORM_HEADERS, 'x-forwarded-for': networkOf(1, at) };
      const body = formBody({ email: `attacked${at}@example.com`, next: '/developer' });
      const answer = await target.send({ method: 'POST', path: '/developer/sign-in', headers, body });
      if (answer.status === 303 || answer.status === 302) sent += 1;
    }
    return verdict(`${sent} of ${CODES} sent`, {
      'a site has no bound of its own': sent > MOST_CODES,
      'the form is not taken': sent === 0,
    });
  },
};

const registrations: Scenario = {
  name: 'registrations by many networks of one site',
  async run(target) {
    let taken = 0;
    for (let at = 0; at < REGISTRATIONS; at += 1) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': networkOf(2, at) };
      const body = Buffer.from(JSON.stringify({ redirect_uris: ['https://a.example/callback'] }));
      const answer = await target.send({ method: 'POST', path: '/register', headers, body });
      if (answer.status === 201) taken += 1;
    }
    return verdict(`${taken} of ${REGISTRATIONS} taken`, {
      'a site has no bound of its own': taken > MOST_REGISTRATIONS,
      'nothing is taken': taken === 0,
    });
  },
};

const withoutSecret: Scenario = {
  name: 'gRPC without the secret of the services',
  async run({ processes }) {
    const answered: string[] = [];
    for (const [name, { variables }] of processes) {
      if (name === 'gateway') continue;
      for (const secret of [undefined, 'x'.repeat(64)]) {
        const client = createToolClient(`127.0.0.1:${variables['GRPC_PORT']}`, {}, secret);
        const refused = await client.listTools({}).then(
          () => false,
          (fault: unknown) => fault instanceof Error && 'code' in fault && fault.code === status.UNAUTHENTICATED,
        );
        if (!refused) answered.push(name);
        client.close();
      }
    }
    return verdict(answered.length === 0 ? 'all services refuse' : answered.join(', '), {
      'a service answers anybody': answered.length > 0,
    });
  },
};

const metrics: Scenario = {
  name: '/metrics by a proxy and by another name',
  async run(target) {
    const ways = [
      { 'x-forwarded-for': '127.0.0.1' },
      { 'x-forwarded-for': '' },
      { forwarded: 'for=127.0.0.1' },
      { host: 'evil.example' },
      { host: '192.0.2.1:3000' },
    ];
    const shown: string[] = [];
    for (const headers of ways) {
      const { text } = await target.send({ method: 'GET', path: '/metrics', headers, body: undefined });
      if (text.includes('cuspal_')) shown.push(JSON.stringify(headers));
    }
    return verdict(shown.length === 0 ? `hidden in ${ways.length} ways` : shown.join(', '), {
      'metrics are shown': shown.length > 0,
    });
  },
};

const unreadBatches: Scenario = {
  name: 'batches that nobody reads on all places',
  ofMany: true,
  async run(target) {
    const others = await newAccounts(target.dataDir, PLACES);
    const birth = { birth_datetime: '1992-08-14T04:32:00', latitude: 6.9, longitude: 79.8, utc_offset_minutes: 330 };
    const calls = JSON.stringify(Array<object>(BATCH_OF).fill({ name: 'get_full_chart', arguments: birth }));
    const sockets: Socket[] = [];
    for (const key of others) {
      const socket = await opened(target);
      socket.pause().write(`${headOf(key, calls.length)}${calls}`);
      sockets.push(socket);
    }
    const began = Date.now();
    let answer = 503;
    let refused = 0;
    while (answer !== 200 && Date.now() - began < PLACE_WITHIN_MS) {
      await sleep(ASK_EACH_MS);
      const headers = { authorization: `Bearer ${target.key}`, 'content-type': 'application/json' };
      const body = Buffer.from(JSON.stringify([{ name: 'get_planets', arguments: birth }]));
      answer = (await target.send({ method: 'POST', path: '/v1/batch', headers, body })).status;
      if (answer === 503) refused += 1;
    }
    const seconds = Math.round((Date.now() - began) / 1_000);
    for (const socket of sockets) socket.destroy();
    return verdict(`${sockets.length} unread, another was let in after ${seconds} s and ${refused} refusals`, {
      'others are kept out': answer !== 200,
    });
  },
};

const headOf = (key: string, length: number): string =>
  [
    'POST /v1/batch HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${key}`,
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    '\r\n',
  ].join('\r\n');

export const ACCESS: readonly Scenario[] = [withoutSecret, metrics, codes, registrations, unreadBatches];
