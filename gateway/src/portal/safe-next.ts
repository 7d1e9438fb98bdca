import { HOME } from '../web/portal-paths.ts';

/** Where to go after signing in: a page of the portal, or its first page; what was sent may lead nowhere else. */
export function safeNext(sent: string | null): string {
  if (sent === null || !URL.canParse(sent, 'http://here.invalid')) return HOME;
  const { origin, pathname } = new URL(sent, 'http://here.invalid');
  const isOurs = origin === 'http://here.invalid' && (pathname === HOME || pathname.startsWith(`${HOME}/`));
  return isOurs ? pathname : HOME;
}
