import type { DynamicModule } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { suiteLogger } from '@cuspal/telemetry/testing';
import { FAST_PATH, openApplication } from '../src/app/http-application.ts';
import { NO_PLANS, type PlanBook } from '../src/accounts/plans.ts';
import { PLANS } from '../src/accounts/tokens.ts';
import { Accounts } from '../src/accounts/accounts.ts';
import { KeyChanges } from '../src/accounts/key-changes.ts';
import { Keys } from '../src/accounts/keys.ts';
import { ManagedKeys } from '../src/accounts/managed-keys.ts';
import { TestTwins } from '../src/accounts/test-accounts.ts';
import { Usage } from '../src/accounts/usage.ts';
import { Revocations } from '../src/accounts/revocations.ts';
import type { Orm } from '../src/database/connection.ts';
import { Activity } from '../src/journal/activity.ts';
import { CoreModule } from '../src/core/core.module.ts';
import { given } from '../src/core/provide.ts';
import { CLOCK, CONFIG, LOGGER } from '../src/core/tokens.ts';
import { createHttpServer } from '../src/http/http-server.ts';
import { Lifecycle } from '../src/http/lifecycle.ts';
import { Limits } from '../src/limits/limits.ts';
import type { MailCap } from '../src/mail/mail-cap.ts';
import type { Mail, Mailer } from '../src/mail/mailer.ts';
import { SIGN_IN } from '../src/web/portal-paths.ts';
import { ActivityFiles } from '../src/portal/activity-files.ts';
import { applicationNames } from '../src/portal/caller-names.ts';
import { UsageReports } from '../src/journal/usage-report.ts';
import { ActivityPages } from '../src/portal/activity-pages.ts';
import { NotesWriter } from '../src/portal/notes-writer.ts';
import { KeyActions } from '../src/portal/key-actions.ts';
import { KeyPages } from '../src/portal/key-pages.ts';
import { SealedKeys } from '../src/portal/sealed-keys.ts';
import { PersonalData } from '../src/portal/personal-data.ts';
import { NewKeySeal } from '../src/portal/new-key-seal.ts';
import { NoSuchPageController } from '../src/portal/no-such-page.controller.ts';
import { CalendarsController } from '../src/portal/calendars.controller.ts';
import { ManagementKeys } from '../src/management/management-keys.ts';
import { Access } from '../src/organisations/access.ts';
import { AuditLog } from '../src/audit/audit-log.ts';
import { AuditController } from '../src/portal/audit/audit.controller.ts';
import { AuditPages } from '../src/portal/audit/audit-pages.ts';
import { Invitations } from '../src/organisations/invitations.ts';
import { Members } from '../src/organisations/members.ts';
import { Organisations } from '../src/organisations/organisations.ts';
import { Projects } from '../src/organisations/projects.ts';
import { OrganisationActions } from '../src/portal/organisations/organisation-actions.ts';
import { OrganisationPages } from '../src/portal/organisations/organisation-pages.ts';
import { OrganisationsController } from '../src/portal/organisations/organisations.controller.ts';
import { WaysIn } from '../src/organisations/ways-in.ts';
import type { GuardedRequest } from '../src/outgoing/guarded-request.ts';
import { Overview } from '../src/portal/overview.ts';
import { SealedRequests } from '../src/sealed-requests/sealed-requests.ts';
import { PlaygroundScript } from '../src/portal/playground/playground-script.ts';
import { PortalController } from '../src/portal/portal.controller.ts';
import { ScriptsController } from '../src/portal/scripts.controller.ts';
import { ProviderController } from '../src/portal/provider.controller.ts';
import { ProviderFlow } from '../src/portal/provider-flow.ts';
import { SignInController } from '../src/portal/sign-in.controller.ts';
import { SignInFlow } from '../src/portal/sign-in-flow.ts';
import { PageTokens } from '../src/auth/page-tokens.ts';
import { AccountController } from '../src/portal/account.controller.ts';
import { AccountPages } from '../src/portal/account-pages.ts';
import { AddressChanges } from '../src/sign-in/address-changes.ts';
import { Passkeys } from '../src/sign-in/passkeys.ts';
import { Sessions } from '../src/sign-in/sessions.ts';
import { SignIn } from '../src/sign-in/sign-in.ts';
import type { ResolveTxt } from '../src/single-sign-on/resolve-txt.ts';
import { ErrorsFilter } from '../src/web/errors.filter.ts';
import { WebModule } from '../src/web/web.module.ts';
import { testConfig } from './gateway.ts';
import { organisationsOn } from './organisations.ts';
import { portalClients, type Applications } from './portal-clients.ts';
import { portalSingleSignOn } from './portal-single-sign-on.ts';
import { noCap, noLimits, noProvider, quickHashes, Speaking } from './portal-parts.ts';
import { portalWebhooks } from './portal-webhooks.ts';

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
  readonly plans?: PlanBook;
  /** Whether pages are in the language of their reader; by default they are in English. */
  readonly speaks?: boolean;
  readonly limits?: Pick<Limits, 'take' | 'giveBack'>;
  readonly mailCap?: Pick<MailCap, 'take'>;
  readonly oauth?: Applications;
  /** What is done before a page with figures is shown. */
  readonly freshen?: () => Promise<void>;
  /** File of the playground's script. */
  readonly script?: URL;
  /** How providers of organisations are asked; by default none answers. */
  readonly askProvider?: GuardedRequest;
  /** The TXT records of domains; by default there are none. */
  readonly resolveTxt?: ResolveTxt;
}

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
  const defaults = { monthlyAllowance: 300, ratePerSecond: 10, burst: 40 };
  const changes = new KeyChanges(orm, revocations, { defaults }, millis);
  const managedKeys = new ManagedKeys(accounts, keys, changes, new TestTwins(orm, accounts));
  const usage = new Usage(orm, defaults);
  const { mailCap = noCap } = settings;
  const page = `${baseUrl ?? 'http://127.0.0.1'}${SIGN_IN}`;
  const waysIn = new WaysIn(orm);
  const signIn = new SignIn({ orm, accounts, waysIn, mailer, mailCap, limits, hashes: quickHashes, page, now, logger });
  const sessions = new Sessions(orm, now);
  const organisations = organisationsOn({ orm });
  const { access, members } = organisations;
  const { resolveTxt = async () => [], askProvider = noProvider } = settings;
  const singleSignOn = portalSingleSignOn({
    ...{ orm, access, members, accounts, sessions, resolveTxt, askProvider, logger },
    base: baseUrl ?? 'http://127.0.0.1',
    now: millis,
  });
  const managementKeys = new ManagementKeys(orm, organisations.access);
  const webhooks = portalWebhooks(orm, organisations.access, millis);
  const tokens = new PageTokens(orm, sessions, organisations.access, millis);
  const oauthClients = portalClients({ orm, revocations, now: millis, applications: settings.oauth });

  const lifecycle = new Lifecycle();
  const fresh = settings.freshen ? { write: settings.freshen } : { write: async () => {} };
  const values = [
    given(CONFIG, testConfig({ baseUrl, trustProxy })),
    given(LOGGER, logger),
    given(CLOCK, millis),
    given(Lifecycle, lifecycle),
    given(FAST_PATH, {}),
  ];
  const module: DynamicModule = {
    module: settings.speaks === true ? Speaking : class {},
    imports: [CoreModule.with(values), WebModule],
    controllers: [
      PortalController,
      AccountController,
      CalendarsController,
      AuditController,
      OrganisationsController,
      singleSignOn.controller,
      webhooks.controller,
      oauthClients.controller,
      SignInController,
      ProviderController,
      ScriptsController,
      NoSuchPageController,
    ],
    providers: [
      { provide: APP_FILTER, useClass: ErrorsFilter },
      { provide: Accounts, useValue: accounts },
      { provide: Keys, useValue: keys },
      { provide: Access, useValue: organisations.access },
      { provide: Organisations, useValue: organisations.organisations },
      { provide: Members, useValue: organisations.members },
      { provide: Projects, useValue: organisations.projects },
      { provide: Invitations, useValue: organisations.invitations },
      OrganisationPages,
      AuditPages,
      { provide: AuditLog, useValue: new AuditLog(orm, { retentionDays: 400 }) },
      OrganisationActions,
      ...singleSignOn.providers,
      ...webhooks.providers,
      ...oauthClients.providers,
      ProviderFlow,
      { provide: ManagedKeys, useValue: managedKeys },
      { provide: ManagementKeys, useValue: managementKeys },
      { provide: Usage, useValue: usage },
      { provide: Activity, useValue: new Activity(orm, millis) },
      { provide: SignIn, useValue: signIn },
      { provide: Sessions, useValue: sessions },
      { provide: PageTokens, useValue: tokens },
      { provide: Limits, useValue: limits },
      {
        provide: AddressChanges,
        useValue: new AddressChanges({ orm, waysIn, mailer, mailCap, limits, hashes: quickHashes, now, logger }),
      },
      { provide: Passkeys, useValue: new Passkeys({ orm, waysIn, mailer, logger, now: millis }) },
      AccountPages,
      { provide: NotesWriter, useValue: fresh },
      { provide: PersonalData, useValue: new PersonalData(orm, millis) },
      { provide: NewKeySeal, useValue: new NewKeySeal(orm, millis) },
      { provide: SealedRequests, useValue: new SealedRequests(orm, millis) },
      { provide: PlaygroundScript, useValue: new PlaygroundScript(settings.script) },
      ActivityPages,
      ActivityFiles,
      {
        provide: UsageReports,
        useValue: new UsageReports({
          accounts,
          usage,
          activity: new Activity(orm, millis),
          journal: fresh,
          applicationNames: async (id) => applicationNames(await oauthClients.oauth.callers(id)),
          defaults: testConfig().defaults,
        }),
      },
      KeyActions,
      KeyPages,
      SealedKeys,
      { provide: PLANS, useValue: settings.plans ?? NO_PLANS },
      Overview,
      SignInFlow,
    ],
  };
  const { app, handlers } = await openApplication(module, logger);
  const server = createHttpServer(
    () => handlers,
    () => 'request-1',
    {},
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    url,
    mailer,
    clock,
    accounts,
    keys,
    managedKeys,
    managementKeys,
    webhooks,
    projectClients: oauthClients.service,
    organisations,
    providers: singleSignOn.oidc,
    domains: singleSignOn.domains,
    singleSignOn: singleSignOn.service,
    scimTokens: singleSignOn.scimTokens,
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
      await app.close();
      await revocations.close();
    },
  };
}

export type TestPortal = Awaited<ReturnType<typeof startPortal>>;
