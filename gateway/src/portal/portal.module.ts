import { Module, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import { Accounts } from '../accounts/accounts.ts';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { Usage } from '../accounts/usage.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { provide } from '../core/provide.ts';
import { CONFIG } from '../core/tokens.ts';
import { DatabaseModule } from '../database/database.module.ts';
import { PageRequests } from '../http/request.middleware.ts';
import { speakPageLanguage } from '../web/page-language.ts';
import { Activity } from '../journal/activity.ts';
import { JournalModule } from '../journal/journal.module.ts';
import { Journal } from '../journal/journal.ts';
import { UsageReports } from '../journal/usage-report.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { OAuth } from '../oauth/oauth.ts';
import { OAuthModule } from '../oauth/oauth.module.ts';
import { ManagementModule } from '../management/management.module.ts';
import { OrganisationsModule } from '../organisations/organisations.module.ts';
import { SealedRequestsModule } from '../sealed-requests/sealed-requests.module.ts';
import { ProjectClientsModule } from '../project-clients/project-clients.module.ts';
import { WebhookEndpointsModule } from '../webhook-endpoints/webhook-endpoints.module.ts';
import { ScimModule } from '../scim/scim.module.ts';
import { SingleSignOnModule } from '../single-sign-on/single-sign-on.module.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { WebModule } from '../web/web.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { AccountController } from './account.controller.ts';
import { AccountPages } from './account-pages.ts';
import { AuditController } from './audit/audit.controller.ts';
import { AuditPages } from './audit/audit-pages.ts';
import { ActivityFiles } from './activity-files.ts';
import { ActivityPages } from './activity-pages.ts';
import { applicationNames } from './caller-names.ts';
import { ClientPages } from './clients/client-pages.ts';
import { ClientsController } from './clients/clients.controller.ts';
import { CalendarsController } from './calendars.controller.ts';
import { NotesWriter } from './notes-writer.ts';
import { KeyActions } from './key-actions.ts';
import { KeyPages } from './key-pages.ts';
import { NewKeySeal } from './new-key-seal.ts';
import { NoSuchPageController } from './no-such-page.controller.ts';
import { OrganisationActions } from './organisations/organisation-actions.ts';
import { OrganisationPages } from './organisations/organisation-pages.ts';
import { SingleSignOnController } from './organisations/single-sign-on.controller.ts';
import { WebhookPages } from './organisations/webhook-pages.ts';
import { WebhooksController } from './organisations/webhooks.controller.ts';
import { SingleSignOnPages } from './organisations/single-sign-on-pages.ts';
import { OrganisationsController } from './organisations/organisations.controller.ts';
import { Overview } from './overview.ts';
import { PersonalData } from './personal-data.ts';
import { PlaygroundScript } from './playground/playground-script.ts';
import { PORTAL_PATHS } from './portal-route.ts';
import { PortalController } from './portal.controller.ts';
import { ProviderController } from './provider.controller.ts';
import { ProviderFlow } from './provider-flow.ts';
import { ScriptsController } from './scripts.controller.ts';
import { SealedKeys } from './sealed-keys.ts';
import { SignInController } from './sign-in.controller.ts';
import { SignInFlow } from './sign-in-flow.ts';
import { SPEAKING_PATHS } from './speaking-paths.ts';
import { AuditedRequests } from '../audit/requests.middleware.ts';

/** The pages for developers. */
@Module({
  imports: [
    DatabaseModule,
    AccountsModule,
    AuditModule,
    AuthModule,
    JournalModule,
    LimitsModule,
    SignInModule,
    SingleSignOnModule,
    ScimModule,
    WebhookEndpointsModule,
    ProjectClientsModule,
    OAuthModule,
    OrganisationsModule,
    ManagementModule,
    WebModule,
    SealedRequestsModule,
  ],
  controllers: [
    PortalController,
    AccountController,
    CalendarsController,
    AuditController,
    OrganisationsController,
    SingleSignOnController,
    WebhooksController,
    ClientsController,
    SignInController,
    ProviderController,
    ScriptsController,
    NoSuchPageController,
  ],
  providers: [
    SignInFlow,
    ProviderFlow,
    NotesWriter,
    Overview,
    AccountPages,
    ActivityPages,
    ActivityFiles,
    provide(
      UsageReports,
      [Accounts, Usage, Activity, Journal, OAuth, CONFIG],
      (accounts, usage, activity, journal, oauth, { defaults }) =>
        new UsageReports({
          accounts,
          usage,
          activity,
          journal,
          applicationNames: async (accountId) => applicationNames(await oauth.callers(accountId)),
          defaults,
        }),
    ),
    KeyActions,
    KeyPages,
    SealedKeys,
    NewKeySeal,
    PersonalData,
    OrganisationPages,
    AuditPages,
    OrganisationActions,
    SingleSignOnPages,
    WebhookPages,
    ClientPages,
    provide(PlaygroundScript, [], () => new PlaygroundScript()),
  ],
  exports: [PersonalData, UsageReports],
})
export class PortalModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(PageRequests, AuditedRequests).forRoutes(...PORTAL_PATHS);
    consumer.apply(speakPageLanguage).forRoutes(...SPEAKING_PATHS);
  }
}
