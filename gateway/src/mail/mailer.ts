export interface Mail {
  /** A checked address (see accounts/address.ts). */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Destination of messages: the recipient, the terminal of the server, or a file of its data folder. */
export type MailRoute = 'smtp' | 'terminal' | 'file';

export interface Mailer {
  readonly route: MailRoute;
  /** Rejects when the message could not be handed over. */
  send(mail: Mail): Promise<void>;
  close(): void;
}
