import { Inject, Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/audit-log.ts';
import { toJsonLine } from '../../audit/export.ts';
import type { GatewayConfig } from '../../config/config.ts';
import { CONFIG } from '../../core/tokens.ts';
import { Access } from '../../organisations/access.ts';
import { personOf } from '../../organisations/actor.ts';
import { NotAllowed } from '../../organisations/errors.ts';
import { Projects } from '../../organisations/projects.ts';
import { allows } from '../../organisations/roles.ts';
import type { Page } from '../../web/page.ts';
import { AUDIT, ORGANISATIONS } from '../../web/portal-paths.ts';
import { notAllowedPage, noSuchPage } from '../portal-route.ts';
import { organisationAt } from '../organisations/organisation-paths.ts';
import type { SignedIn } from '../request.ts';
import { auditPage, type AuditPageOptions } from './audit-page.ts';
import { auditQueryIn, filterOf } from './audit-query.ts';
import { say } from './audit.messages.ts';

const ON_A_PAGE = 50;

/** A log that somebody may see, or what they see in its place. */
type Opened =
  | {
      readonly chain: string;
      readonly of: { readonly organisationId: string } | { readonly accountId: string };
      readonly shown: Pick<AuditPageOptions, 'of' | 'place' | 'at' | 'back'>;
      /** Names of projects by their ids. */
      readonly projects: readonly (readonly [string, string])[];
    }
  | { readonly instead: Page };

/** A file that is sent line by line. */
export interface AuditFile {
  readonly name: string;
  readonly lines: AsyncIterable<string>;
}

/** Pages of the audit log: of an organisation for whose role that is, and of the person's own account. */
@Injectable()
export class AuditPages {
  constructor(
    private readonly audit: AuditLog,
    private readonly access: Access,
    private readonly projects: Projects,
    @Inject(CONFIG) private readonly config: Pick<GatewayConfig, 'auditRetentionDays'>,
  ) {}

  /** `organisationId`: left out, it is the account of the person. */
  async page(who: SignedIn, organisationId?: string): Promise<Page> {
    const opened = await this.#opened(who, organisationId);
    if ('instead' in opened) return opened.instead;
    const query = auditQueryIn(who.visit.query);
    const { chain } = opened;
    const [read, actors] = await Promise.all([
      this.audit.newest(chain, filterOf(query), ON_A_PAGE + 1, query.before),
      this.audit.actors(chain),
    ]);
    const entries = read.slice(0, ON_A_PAGE);
    const people = await this.audit.people([
      ...actors.flatMap(({ name }) => name ?? []),
      ...entries.map(({ target }) => target),
    ]);
    return auditPage({
      ...opened.shown,
      frame: who.frame,
      query,
      entries,
      hasMore: read.length > entries.length,
      actors,
      names: new Map([...opened.projects, ...people]),
      retentionDays: this.config.auditRetentionDays,
    });
  }

  /** The same as a file, all pages of it; that it was taken is recorded first. */
  async file(who: SignedIn, organisationId?: string): Promise<AuditFile | Page> {
    const opened = await this.#opened(who, organisationId);
    if ('instead' in opened) return opened.instead;
    const { before: _, ...query } = auditQueryIn(who.visit.query);
    if (who.visit.request.method !== 'HEAD') await this.audit.note({ action: 'audit.export', of: opened.of });
    return { name: 'cuspal-audit.jsonl', lines: this.#lines(opened.chain, filterOf(query)) };
  }

  async *#lines(chain: string, filter: ReturnType<typeof filterOf>): AsyncGenerator<string> {
    for await (const entry of this.audit.entries(chain, filter)) yield toJsonLine(entry);
  }

  async #opened({ person, frame }: SignedIn, organisationId?: string): Promise<Opened> {
    if (organisationId === undefined) {
      return {
        chain: await this.audit.chainOf(person.organisationId),
        of: { accountId: person.id },
        shown: {
          of: person.email ?? person.name,
          place: '/developer/account',
          at: AUDIT,
          back: { href: '/developer/account', label: say.backToAccount() },
        },
        projects: [],
      };
    }
    const memberships = await this.access.memberships(person.id);
    const membership = memberships.find(({ organisation }) => organisation.id === organisationId);
    if (!membership) return { instead: noSuchPage() };
    const { organisation, role } = membership;
    if (!allows(role, 'audit.see')) return { instead: notAllowedPage(new NotAllowed(role, 'audit.see'), frame) };
    const projects = await this.projects.list(personOf(person), organisation.id);
    const back = organisationAt(organisation.id);
    return {
      chain: await this.audit.chainOf(organisation.id),
      of: { organisationId: organisation.id },
      shown: {
        of: organisation.name,
        place: ORGANISATIONS,
        at: `${back}/audit`,
        back: { href: back, label: say.backTo({ name: organisation.name }) },
      },
      projects: projects.map(({ id, name }) => [id, name] as const),
    };
  }
}
