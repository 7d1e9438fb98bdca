import { toolsInSets } from '@cuspal/catalog';
import { describe, expect, it } from 'vitest';
import { installLinks } from './install-links.ts';
import { snippetsFor } from './snippets.ts';

const KEY = `mcp_${'k'.repeat(43)}`;

describe('install links', () => {
  it.each(['http://127.0.0.1:3000/mcp', 'https://mcp.example/a%20b/?x=1&y=ü+"/mcp'])(
    'hand %s over whole, as both clients read it',
    (endpoint) => {
      const { Cursor: cursor, 'VS Code': code } = installLinks(endpoint);
      const asked = new URL(cursor.href);
      expect([asked.protocol, asked.host, asked.pathname]).toEqual([
        'cursor:',
        'anysphere.cursor-deeplink',
        '/mcp/install',
      ]);
      expect(asked.searchParams.get('name')).toBe('cuspal');
      const config = Buffer.from(asked.searchParams.get('config') ?? '', 'base64').toString();
      expect(JSON.parse(config)).toEqual({ url: endpoint });
      const [before, after] = code.href.split('?', 2);
      expect(before).toBe('vscode:mcp/install');
      expect(JSON.parse(decodeURIComponent(after ?? ''))).toEqual({ name: 'cuspal', type: 'http', url: endpoint });
    },
  );

  it('carry no key', () => {
    const links = snippetsFor('https://mcp.example/mcp', KEY).flatMap(({ link }) => (link ? [link.href] : []));
    expect(links).toHaveLength(2);
    for (const href of links) {
      expect(href).not.toContain(KEY);
      expect(Buffer.from(new URL(href).searchParams.get('config') ?? '', 'base64').toString()).not.toContain(KEY);
    }
  });
});

describe('lines for clients', () => {
  it('give Windsurf no more tools than the 100 that it takes', () => {
    const { text } = snippetsFor('https://mcp.example/mcp', KEY).find(({ client }) => client === 'Windsurf') ?? {};
    const { serverUrl, headers } = JSON.parse(text ?? '').mcpServers.cuspal;
    expect(headers).toEqual({ Authorization: `Bearer ${KEY}` });
    const sets = new URL(serverUrl).searchParams.get('toolsets')?.split(',') ?? [];
    // With the three that only sets list.
    expect(toolsInSets(sets).size + 3).toBeLessThanOrEqual(100);
  });

  it('keep a key out of the files of a project', () => {
    const { text } = snippetsFor('https://mcp.example/mcp', KEY).find(({ client }) => client === 'Gemini CLI') ?? {};
    expect(text).toContain('--scope user');
  });
});
