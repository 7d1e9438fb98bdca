import { domainToASCII } from 'node:url';

const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

/**
 * An e-mail address in the one form it is kept in, lower case and the domain in ASCII; undefined when it is none.
 * Quoted names, comments, lists, line breaks and everything else that a mail header could be broken with are none.
 */
export function parseAddress(text: string): string | undefined {
  const written = text.trim();
  const at = written.lastIndexOf('@');
  if (at < 1 || written.length > 254 || /[\s\p{C}]/u.test(written)) return undefined;
  const local = written.slice(0, at);
  const domain = domainToASCII(written.slice(at + 1)).toLowerCase();
  const good = local.length <= 64 && LOCAL.test(local) && DOMAIN.test(domain) && local.length + domain.length < 254;
  return good ? `${local.toLowerCase()}@${domain}` : undefined;
}
