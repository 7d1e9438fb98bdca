import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';
import type { experimental } from '@grpc/grpc-js';

type Provider = experimental.CertificateProvider;
type IdentityListener = Parameters<Provider['addIdentityCertificateListener']>[0];
type CaListener = Parameters<Provider['addCaCertificateListener']>[0];

/** Paths of PEM files. */
export interface CertificatePaths {
  /** Certificate of this process, with what stands between it and the authority. */
  readonly cert: string;
  readonly key: string;
  /** Authorities whose certificates are taken from the other side. */
  readonly ca: string;
}

/** Listener to what becomes of the files and of those who connect. */
export interface TlsReports {
  /** The files are in use from now on; `until`: the end of the certificate. */
  inUse(until: Date): void;
  /** The files changed and cannot be used, so those before them stay in use. */
  unusable(fault: Error): void;
  /** The other side was refused, or refused this one. */
  refused(why: string): void;
}

/** The time in which a certificate is taken. */
export interface Validity {
  readonly from: Date;
  readonly until: Date;
}

type Contents = Readonly<Record<keyof CertificatePaths, Buffer>>;

const NAMES = ['cert', 'key', 'ca'] as const;
/** Files are small, and are read whole: what is mounted from a Secret changes by links, whose own times say nothing. */
const EVERY_MS = 10_000;
/** A disk that does not answer is asked again the next time. */
const DEADLINE_MS = 5_000;

/**
 * Certificates of a process, read again every ten seconds for connections that begin from then on. The provider that
 * grpc-js has drops every connection while a file is missing or does not fit the others, as it does in the middle of a
 * renewal; this one keeps what it had.
 */
export class CertificateFiles implements Provider {
  #contents: Contents;
  #validity: Validity;
  readonly #identityListeners = new Set<IdentityListener>();
  readonly #caListeners = new Set<CaListener>();
  readonly #timer: NodeJS.Timeout;

  /** Throws where a file cannot be read, or is not what it should be. */
  constructor(
    readonly paths: CertificatePaths,
    readonly reports: TlsReports,
  ) {
    this.#contents = { cert: readFileSync(paths.cert), key: readFileSync(paths.key), ca: readFileSync(paths.ca) };
    this.#validity = validityOf(this.#contents, paths);
    reports.inUse(this.#validity.until);
    this.#timer = setInterval(() => void this.reread(), EVERY_MS).unref();
  }

  /** Validity of the certificate that is in use. */
  get validity(): Validity {
    return this.#validity;
  }

  /** Takes the files as they are now, where they have changed and are usable. Never rejects. */
  async reread(): Promise<void> {
    try {
      const signal = AbortSignal.timeout(DEADLINE_MS);
      const [cert, key, ca] = await Promise.all([
        readFile(this.paths.cert, { signal }),
        readFile(this.paths.key, { signal }),
        readFile(this.paths.ca, { signal }),
      ]);
      const contents = { cert, key, ca };
      if (NAMES.every((name) => contents[name].equals(this.#contents[name]))) return;
      this.#validity = validityOf(contents, this.paths);
      this.#contents = contents;
      for (const listener of this.#caListeners) listener(this.#ca());
      for (const listener of this.#identityListeners) listener(this.#identity());
      this.reports.inUse(this.#validity.until);
    } catch (fault) {
      this.reports.unusable(fault instanceof Error ? fault : new Error(String(fault)));
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }

  addCaCertificateListener(listener: CaListener): void {
    this.#caListeners.add(listener);
    process.nextTick(() => listener(this.#ca()));
  }

  removeCaCertificateListener(listener: CaListener): void {
    this.#caListeners.delete(listener);
  }

  addIdentityCertificateListener(listener: IdentityListener): void {
    this.#identityListeners.add(listener);
    process.nextTick(() => listener(this.#identity()));
  }

  removeIdentityCertificateListener(listener: IdentityListener): void {
    this.#identityListeners.delete(listener);
  }

  #ca() {
    return { caCertificate: this.#contents.ca };
  }

  #identity() {
    return { certificate: this.#contents.cert, privateKey: this.#contents.key };
  }
}

/** Validity of the certificate. Throws where the three cannot be used together; the message names the file. */
function validityOf({ cert, key, ca }: Contents, paths: CertificatePaths): Validity {
  const own = inPem(cert, paths.cert);
  inPem(ca, paths.ca);
  try {
    createSecureContext({ cert, key, ca });
  } catch (cause) {
    throw new Error(`${paths.key} is not the key of the certificate in ${paths.cert}, or is no key in PEM`, { cause });
  }
  return { from: own.validFromDate, until: own.validToDate };
}

function inPem(bytes: Buffer, path: string): X509Certificate {
  try {
    return new X509Certificate(bytes);
  } catch (cause) {
    throw new Error(`${path} does not begin with a certificate in PEM`, { cause });
  }
}
