import type { Access } from './access.ts';
import type { Docs } from '../docs/docs.ts';
import type { Calls } from '../mcp/calls.ts';
import type { McpEndpoint } from '../mcp/endpoint.ts';
import type { Gate } from '../mcp/gate.ts';
import type { OAuthMount } from '../oauth/mount.ts';
import type { OpenApi } from '../openapi/openapi.ts';
import type { Portal } from '../portal/portal.ts';
import type { Rest } from '../rest/rest.ts';
import type { HostRule } from '../http/host-rule.ts';
import type { Front, FrontsInOrder } from '../http/http-server.ts';
import type { WellKnownFiles } from '../http/well-known-files.ts';

export interface FrontParts {
  readonly endpoint: McpEndpoint;
  readonly rest: Rest;
  readonly gate: Pick<Gate, 'admitWith'>;
  readonly calls: Pick<Calls, 'chargeTo'>;
  readonly oauth: OAuthMount;
  readonly portal: Portal;
  readonly docs: Docs;
  readonly openApi: OpenApi;
  readonly hostRule: HostRule;
  readonly wellKnown: WellKnownFiles;
}

/** What answers in front of Nest: there from the first request on, each with 503 until there is somebody to admit. */
export class Fronts implements FrontsInOrder {
  readonly first: McpEndpoint;
  /** In the order in which they are asked. */
  readonly others: readonly Front[];

  constructor(private readonly parts: FrontParts) {
    const { endpoint, rest, oauth, portal, docs, openApi, hostRule, wellKnown } = parts;
    this.first = endpoint;
    this.others = [rest, oauth, portal, docs, openApi, hostRule, wellKnown];
  }

  /** Who is let in from now on, and on whose account. */
  open(access: Access): void {
    const { rest, gate, calls, oauth, portal } = this.parts;
    rest.countWith(access);
    gate.admitWith(access);
    calls.chargeTo(access);
    if (access.oauth) oauth.open(access.oauth);
    if (access.pages) portal.open(access.pages);
  }
}
