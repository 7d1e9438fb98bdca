/** Address of a server as BASE_URL has it, by https; throws where it is none. */
function publicAddress(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' || url.href !== `${url.origin}/`) {
    throw new Error(`${text} is no public address: name the BASE_URL of the server, such as https://mcp.example.com`);
  }
  return url.origin;
}

/**
 * server.json for a server that runs at `baseUrl`: where it is reached, its site, and the icons that the gateway serves.
 * `repository`: where its sources are, if not where the file says.
 */
export function filledServerJson(file, baseUrl, repository) {
  const at = publicAddress(baseUrl);
  const key = `API key from ${at}/developer, as "Bearer mcp_…". Clients that sign in by OAuth need none.`;
  const { packages, ...head } = file;
  return {
    ...head,
    websiteUrl: at,
    ...(repository === undefined ? {} : { repository: { url: repository, source: hostOf(repository) } }),
    icons: [
      { src: `${at}/icon.png`, mimeType: 'image/png', sizes: ['128x128'] },
      { src: `${at}/icon.svg`, mimeType: 'image/svg+xml', sizes: ['any'] },
    ],
    remotes: [
      {
        type: 'streamable-http',
        url: `${at}/mcp`,
        headers: [{ name: 'Authorization', description: key, isRequired: false, isSecret: true }],
      },
    ],
    packages,
  };
}

/** What the registry calls the host of a repository: `github` of https://github.com/owner/name. */
const hostOf = (repository) => new URL(repository).hostname.split('.').at(-2) ?? repository;
