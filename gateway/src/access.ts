import type { Logger } from '@cuspal/telemetry';
import { Accounts } from './accounts/accounts.ts';
import { Departed } from './accounts/departed.ts';
import { Keys } from './accounts/keys.ts';
import { entitlementsOf } from './accounts/entitlements.ts';
import { Usage } from './accounts/usage.ts';
import { listenAdmin, type AdminDoor } from './admin/door.ts';
import { configuredKeys } from './auth/api-keys.ts';
import type { Authenticator, Principal } from './auth/authenticator.ts';
import type { Door, Doors } from './auth/door.ts';
import { LastUsed } from './auth/last-used.ts';
import { Revocations } from './auth/revocations.ts';
import { isApiKey, storedKeys } from './auth/stored-keys.ts';
import { VerdictCache } from './auth/verdict-cache.ts';
import type { GatewayConfig } from './config.ts';
import type { Database } from './database/connection.ts';
import { Limits } from './limits/limits.ts';
import type { Mailer } from './mail/mailer.ts';
import { createMailer } from './mail/create-mailer.ts';
import { Ledger } from './metering/ledger.ts';
import { Meter } from './metering/meter.ts';
import type { GuardedFetch } from './oauth/guarded-fetch.ts';
import { createOAuth, type OAuth } from './oauth/oauth.ts';
import { PortalPages } from './portal/portal-pages.ts';
import { SignInFlow } from './portal/sign-in-flow.ts';
import { keepPurged } from './sign-in/purge.ts';
import { Sessions } from './sign-in/sessions.ts';
import { SignIn } from './sign-in/sign-in.ts';

/** Who may call, how fast, and what it costs: all of the gateway that stands on the database. */
export interface Access {
  readonly doors: Doors;
  readonly limits: Pick<Limits, 'account' | 'take'>;
  readonly meter: Pick<Meter, 'reserve' | 'refund' | 'record'>;
  /** Left out where there are no accounts. */
  readonly oauth?: OAuth;
  /** The developer page; left out likewise. */
  readonly pages?: PortalPages;
  /** A key has been used. */
  noteKey(keyId: string): void;
  close(): Promise<void>;
}

export interface AccessSettings {
  readonly config: GatewayConfig;
  readonly database: Database;
  readonly logger: Logger;
  /** Address that the server listens on. */
  readonly listening: string;
  readonly now?: (() => number) | undefined;
  /** Default: what the configuration names. */
  readonly mailer?: Mailer;
  /** How documents of OAuth clients are fetched. */
  readonly fetchDocument?: GuardedFetch;
}

export async function openAccess(settings: AccessSettings): Promise<Access> {
  const { config, database, logger, listening, fetchDocument, now = Date.now } = settings;
  const { orm } = database;
  const revocations = new Revocations(orm, logger);
  await revocations.start();
  const departed = new Departed(orm, now);
  const accounts = new Accounts(orm, revocations, departed);
  const keys = new Keys(orm, revocations);
  const usage = new Usage(orm, config.defaults, now);
  const limits = new Limits({ redisUrl: config.redisUrl, logger });
  const meter = new Meter(new Ledger(orm, config.defaults.monthlyAllowance), logger, now);
  const lastUsed = new LastUsed(orm, logger, now);

  const mailer = settings.mailer ?? createMailer(config);
  if (mailer.route === 'file') logger.warn('SMTP_URL is not set: sign-in codes go to DATA_DIR/mail.log');
  const signIn = new SignIn({ orm, accounts, mailer, limits, logger });
  const sessions = new Sessions(orm);
  const oauth = await createOAuth({
    orm,
    config,
    listening,
    signIn,
    accounts,
    revocations,
    limits,
    logger,
    now,
    ...(fetchDocument ? { fetchDocument } : {}),
  });
  const pages = new PortalPages({ flow: new SignInFlow(signIn, sessions), accounts, keys, usage, oauth });
  const stopPurging = keepPurged([signIn, sessions, departed], logger);
  const tokens = oauth.authenticator;
  const configured = configuredKeys(config.apiKeys, { accountId: (await accounts.operator()).id });
  const stored = storedKeys(orm);
  const keysAndTokens: Authenticator = {
    async authenticate(credential) {
      const verdict = await configured.authenticate(credential);
      if (verdict.ok) return verdict;
      return isApiKey(credential) ? stored.authenticate(credential) : tokens.authenticate(credential);
    },
  };
  const complete = async (principal: Principal) => {
    const account = await accounts.byId(principal.accountId);
    return account && { ok: true as const, principal, entitlements: entitlementsOf(account, config.defaults) };
  };
  const door = (authenticator: Authenticator): Door => new VerdictCache({ authenticator, complete, revocations, now });

  const admin: AdminDoor | undefined = database.folder
    ? await listenAdmin(database.folder, { accounts, keys, usage }, logger)
    : undefined;

  return {
    doors: { '/mcp': door(keysAndTokens), '/mcp/auth': door(tokens) },
    limits,
    meter,
    oauth,
    pages,
    noteKey: (keyId) => lastUsed.note(keyId),
    async close() {
      await admin?.close();
      oauth.close();
      stopPurging();
      mailer.close();
      await meter.close();
      await lastUsed.close();
      await revocations.close();
      limits.close();
    },
  };
}
