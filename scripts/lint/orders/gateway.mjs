/**
 * Order of the gateway's rooms, from what stands on nothing of ours to what puts the parts together.
 *
 * @type {import('../import-order.mjs').Order}
 */
export const GATEWAY = {
  folder: 'gateway/src/',
  rooms: [
    // Settings, and what knows of no request.
    'config',
    'core',
    'metrics',
    'database',
    'limits',
    'mail',
    'outgoing',
    'webhooks',
    // Requests and pages, whatever they ask for.
    'http',
    'web',
    // What was done by whom.
    'audit',
    // Tools and the services that run them.
    'catalog',
    'routing',
    // Accounts, credentials, and what calls cost.
    'accounts',
    'sealed-requests',
    'metering',
    'response-shaping',
    'toolsets',
    'organisations',
    'webhook-endpoints',
    'billing',
    'sign-in',
    'single-sign-on',
    'auth',
    'project-clients',
    'journal',
    'notices',
    // Endpoints and pages, each with its addresses.
    'mcp',
    'reports',
    'feeds',
    'rest',
    'scim',
    'management',
    'fast-path',
    'openapi',
    'oauth',
    'portal',
    'docs',
    'legal',
    'discovery',
    'health',
    // The operator's command, and the whole.
    'admin',
    'app',
  ],
  entries: ['index.ts', 'main.ts', 'protocol.ts'],
};
