import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Tests of certificates are skipped where there is no openssl to make them with. */
export const hasOpenssl = (() => {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

export interface Authority {
  readonly ca: string;
  /** Files of a certificate for server and client, and of what it trusts, all its own. */
  issue(names?: string): { readonly cert: string; readonly key: string; readonly ca: string };
}

/** A folder for certificates; `authority` makes one in it. */
export function certificateFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'cuspal-certificates-'));
  let count = 0;
  const path = (name: string): string => join(folder, `${(count += 1)}-${name}`);
  const openssl = (...words: string[]): void => void execFileSync('openssl', words, { stdio: 'ignore' });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout'];
  return {
    folder,
    authority(): Authority {
      const [ca, caKey] = [path('ca.crt'), path('ca.key')];
      openssl('req', '-x509', ...key, caKey, '-subj', '/CN=authority', '-days', '2', '-out', ca);
      return {
        ca,
        issue(names = 'DNS:localhost,IP:127.0.0.1') {
          const [cert, own, request, extensions] = [path('tls.crt'), path('tls.key'), path('csr'), path('extensions')];
          openssl('req', '-new', ...key, own, '-subj', '/CN=process', '-out', request);
          writeFileSync(extensions, `subjectAltName=${names}\nextendedKeyUsage=serverAuth,clientAuth\n`);
          openssl(
            ...['x509', '-req', '-in', request, '-CA', ca, '-CAkey', caKey, '-CAcreateserial', '-days', '1'],
            ...['-extfile', extensions, '-out', cert],
          );
          const trusted = path('trusted.crt');
          copyFileSync(ca, trusted);
          return { cert, key: own, ca: trusted };
        },
      };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Puts one file in place of another at once, as a renewal does. */
export function replaceFile(path: string, by: string): void {
  copyFileSync(by, `${path}.new`);
  renameSync(`${path}.new`, path);
}
