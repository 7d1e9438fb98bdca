import { say } from './snippets.messages.ts';

export interface InstallLink {
  readonly label: string;
  readonly href: string;
}

/**
 * Links that open a client with the server filled in; the client asks before it adds it, and then to sign in. None
 * carries a key: an address ends up in histories and in the arguments of processes.
 */
export function installLinks(endpoint: string): Readonly<Record<'Cursor' | 'VS Code', InstallLink>> {
  const server = { name: 'cuspal', type: 'http', url: endpoint };
  const config = Buffer.from(JSON.stringify({ url: endpoint })).toString('base64');
  const cursor = new URLSearchParams({ name: server.name, config });
  return {
    Cursor: {
      label: say.addTo({ client: 'Cursor' }),
      href: `cursor://anysphere.cursor-deeplink/mcp/install?${cursor.toString()}`,
    },
    'VS Code': {
      label: say.addTo({ client: 'VS Code' }),
      href: `vscode:mcp/install?${encodeURIComponent(JSON.stringify(server))}`,
    },
  };
}
