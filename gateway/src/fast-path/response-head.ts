import { STATUS_CODES, type OutgoingHttpHeaders } from 'node:http';
import { HEADER_VALUE } from './request-head.ts';

/** Status and headers of an answer up to its body. `more`: lines that every answer of a connection has. */
export function answerHead(status: number, headers: OutgoingHttpHeaders, more: string): string {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n`;
  for (const name in headers) head += lineOf(name, headers[name]);
  return `${head}Date: ${dateNow()}\r\n${more}\r\n`;
}

function lineOf(name: string, value: OutgoingHttpHeaders[string]): string {
  if (value === undefined) return '';
  const text = String(value);
  if (!HEADER_VALUE.test(text)) throw new TypeError(`the header ${name} has a character that no header may have`);
  return `${name}: ${text}\r\n`;
}

let second = 0;
let date = '';

/** The date of an answer (RFC 9110, 6.6.1). */
function dateNow(): string {
  const now = Math.floor(Date.now() / 1_000);
  if (now !== second) {
    second = now;
    date = new Date(now * 1_000).toUTCString();
  }
  return date;
}
