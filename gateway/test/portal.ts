import { createServer } from 'node:http';
import { suiteLogger } from '@cuspal/telemetry/testing';
import { Accounts } from '../src/accounts/accounts.ts';
import { Keys } from '../src/accounts/keys.ts';
import { Usage } from '../src/accounts/usage.ts';
import { Revocations } from '../src/accounts/revocations.ts';
import type { Orm } from '../src/database/connection.ts';
import { Activity } from '../src/journal/activity.ts';
import { Lifecycle } from '../src/http/lifecycle.ts';
import type { Limits } from '../src/limits/limits.ts';
import type { Mail, Mailer } from '../src/mail/mailer.ts';
import { OriginPolicy } from '../src/http/origins.ts';
import type { OAuth } from '../src/oauth/oauth.ts';
import { NewKeySeal } from '../src/portal/new-key-seal.ts';
import { PlaygroundScript } from '../src/portal/playground/playground-script.ts';
import { PortalPages } from '../src/portal/portal-pages.ts';
import { Portal } from '../src/portal/portal.ts';
import { SignInFlow } from '../src/portal/sign-in-flow.ts';
import { PageTokens } from '../src/auth/page-tokens.ts';
import { Sessions } from '../src/sign-in/sessions.ts';
import { SignIn } from '../src/sign-in/sign-in.ts';
import { clientAddress } from '../src/web/client-address.ts';

/** Keeps what is sent. */
export class MailBox implements Mailer {
  readonly mails: Mail[] = [];
  /** The next message cannot be handed over. */
  broken = false;

  constructor(readonly route: Mailer['route'] = 'smtp') {}

  async send(mail: Mail): Promise<void> {
    if (this.broken) throw new Error(`550 <${mail.to}>: no such mailbox`);
    this.mails.push(mail);
  }

  /** The code in the last message. */
  get code(): string {
    const code = /^ {4}(\d{6})$/m.exec(this.mails.at(-1)?.text ?? '')?.[1];
    if (code === undefined) throw new Error('no code was sent');
    return code;
  }

  close(): void {}
}

export interface PortalSettings {
  readonly orm: Orm;
  readonly mailer?: MailBox;
  /** Public address; default: http and the Host header. */
  readonly baseUrl?: string;
  readonly trustProxy?: number;
  readonly limits?: Pick<Limits, 'take' | 'giveBack'>;
  readonly oauth?: Pick<OAuth, 'applications' | 'revokeGrant'>;
  /** What is done before a page with figures is shown. */
  readonly freshen?: () => Promise<void>;
  /** File of the playground's script. */
  readonly script?: URL;
}

const noLimits: Pick<Limits, 'take' | 'giveBack'> = {
  take: () => ({ ok: true, limit: 1, remaining: 1, resetSeconds: 0, retryAfterSeconds: 0 }),
  giveBack: async () => {},
};

/** The developer page alone, on a free port, with a mail box and a clock of its own. */
export async function startPortal(settings: PortalSettings) {
  const { orm, mailer = new MailBox(), baseUrl, trustProxy = 0, limits = noLimits } = settings;
  const lines: string[] = [];
  const logger = suiteLogger('portal', 'trace', { write: (line: string) => void lines.push(line) });
  const clock = { shiftMs: 0 };
  const now = () => new Date(Date.now() + clock.shiftMs);
  const millis = () => now().getTime();
  const revocations = new Revocations(orm, logger);
  const accounts = new Accounts(orm, revocations);
  const keys = new Keys(orm, revocations, millis);
  const usage = new Usage(orm, { monthlyAllowance: 300, ratePerSecond: 10, burst: 40 });
  const signIn = new SignIn({ orm, accounts, mailer, limits, now, logger });
  const sessions = new Sessions(orm, now);
  const tokens = new PageTokens(orm, sessions, millis);
  const oauth = settings.oauth ?? { applications: async () => [], revokeGrant: async () => false };

  const flow = new SignInFlow(signIn, sessions, tokens);
  const [seal, activity] = [new NewKeySeal(orm, millis), new Activity(orm, millis)];
  const freshen = settings.freshen ?? (async () => {});

  const lifecycle = new Lifecycle();
  const portal = new Portal({
    lifecycle,
    origins: new OriginPolicy({ host: '127.0.0.1', baseUrl, allowedOrigins: [] }),
    baseUrlOf: (request) => baseUrl ?? `http://${request.headers.host}`,
    clientAddress: (request) => clientAddress(request, trustProxy),
    pages: new PortalPages({ flow, accounts, keys, seal, usage, activity, oauth, freshen }),
    playground: new PlaygroundScript(settings.script),
    logger,
  });
  const server = createServer((request, response) => {
    if (!portal.serve(request, response, 'request-1')) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    url,
    mailer,
    clock,
    accounts,
    keys,
    signIn,
    sessions,
    tokens,
    lifecycle,
    /** Log lines so far. */
    lines,
    open: () => lifecycle.open(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await revocations.close();
    },
  };
}

export type TestPortal = Awaited<ReturnType<typeof startPortal>>;
