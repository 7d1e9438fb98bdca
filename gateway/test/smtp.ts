import { SMTPServer } from 'smtp-server';

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  /** The message as it came over the wire. */
  readonly raw: string;
  readonly encrypted: boolean;
}

export interface SmtpSettings {
  /** Refuses recipients of this address. */
  readonly refused?: string;
  /** Takes mail only from who names this user and password. */
  readonly login?: { readonly user: string; readonly password: string };
  readonly withoutTls?: boolean;
}

/** A mail server on a free port that keeps what it is given. */
export async function startSmtp({ refused, login, withoutTls = true }: SmtpSettings = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: login === undefined,
    allowInsecureAuth: true,
    disabledCommands: [...(login ? [] : ['AUTH' as const]), ...(withoutTls ? ['STARTTLS' as const] : [])],
    onAuth: ({ username, password }, _session, done) =>
      username === login?.user && password === login?.password
        ? done(null, { user: username })
        : done(new Error('wrong password')),
    onRcptTo: ({ address }, _session, done) => done(address === refused ? new Error('no such mailbox') : undefined),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString(),
          encrypted: session.secure,
        });
        done();
      });
    },
  });
  // What a client leaves behind is its own affair.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

export type SmtpCatcher = Awaited<ReturnType<typeof startSmtp>>;
