import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSmtp, type SmtpCatcher } from '../../test/smtp.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { codeMail } from '../sign-in/codes.ts';
import { createMailer, localMailer, smtpMailer, type MailMessage } from './mailer.ts';

const mail = codeMail('ada@example.com', '012345');
const headersOf = (raw: string) => raw.split('\r\n\r\n', 1)[0] ?? '';

describe('mail by SMTP', () => {
  let smtp: SmtpCatcher;
  beforeAll(async () => {
    smtp = await startSmtp({ refused: 'nobody@example.com' });
  });
  afterAll(() => smtp.close());

  it('goes to the one recipient, from the sender, as plain text with the code', async () => {
    const mailer = smtpMailer(smtp.url, 'Cuspal <no-reply@mcp.example>');
    await mailer.send(mail);
    mailer.close();
    const [message] = smtp.received;
    expect(message).toMatchObject({ from: 'no-reply@mcp.example', to: ['ada@example.com'] });
    const headers = headersOf(message?.raw ?? '');
    expect(headers).toMatch(/^From: Cuspal <no-reply@mcp\.example>$/m);
    expect(headers).toMatch(/^To: ada@example\.com$/m);
    expect(headers).toMatch(/^Subject: Your Cuspal sign-in code$/m);
    expect(headers).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
    expect(headers).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(message?.raw).toContain('\r\n    012345\r\n');
  });

  it('never has more recipients than the one address, even if an unchecked one came through', async () => {
    const before = smtp.received.length;
    const mailer = smtpMailer(smtp.url, 'no-reply@mcp.example');
    const hostile = 'ada@example.com\r\nBcc: eve@example.com\r\nX-Evil: 1';
    await mailer.send({ ...mail, to: hostile }).catch(() => {});
    mailer.close();
    for (const { to, raw } of smtp.received.slice(before)) {
      expect(to.length).toBeLessThan(2);
      expect(headersOf(raw)).not.toMatch(/^(?:Bcc|X-Evil):/m);
    }
  });

  it('rejects when the server refuses the address or is not there', async () => {
    const mailer = smtpMailer(smtp.url, 'no-reply@mcp.example');
    await expect(mailer.send({ ...mail, to: 'nobody@example.com' })).rejects.toThrow();
    await expect(smtpMailer('smtp://127.0.0.1:1', 'no-reply@mcp.example').send(mail)).rejects.toThrow();
  });

  it('signs in with the user and password of the address', async () => {
    const guarded = await startSmtp({ login: { user: 'u', password: 'p@ss' } });
    const mailer = smtpMailer(`smtp://u:p%40ss@127.0.0.1:${guarded.port}`, 'no-reply@mcp.example');
    await mailer.send(mail);
    expect(guarded.received).toHaveLength(1);
    await expect(smtpMailer(`smtp://u:no@127.0.0.1:${guarded.port}`, 'a@b.example').send(mail)).rejects.toThrow();
    await guarded.close();
  });

  it('sends no password over a network unencrypted', async () => {
    const plain = await startSmtp({ login: { user: 'u', password: 'p' } });
    // This machine under an address that does not say so.
    const mailer = smtpMailer(`smtp://u:p@0.0.0.0:${plain.port}`, 'no-reply@mcp.example');
    await expect(mailer.send(mail)).rejects.toThrow(/TLS/);
    expect(plain.received).toEqual([]);
    await plain.close();
  });
});

describe('mail without a mail server', () => {
  it('goes over the channel to the parent process, and into no file', async () => {
    const folder = temporaryFolder();
    const sent: MailMessage[] = [];
    const mailer = localMailer(folder, (message, done) => {
      sent.push(message);
      done(null);
    });
    expect(mailer.route).toBe('terminal');
    await mailer.send(mail);
    expect(sent).toEqual([{ type: 'mail', ...mail }]);
    expect(() => readFileSync(join(folder, 'mail.log'))).toThrow('ENOENT');
  });

  it('goes into a file of its owner alone where there is no channel, or the parent has gone', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'mail.log');
    writeFileSync(file, '', { mode: 0o644 });
    const closed = localMailer(folder, (_message, done) => done(new Error('channel closed')));
    await closed.send(mail);
    const alone = localMailer(folder, null);
    await alone.send({ ...mail, to: 'eve@example.com' });
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('To: ada@example.com');
    expect(text).toContain('To: eve@example.com');
    expect(text).toContain('\n    012345\n');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is what one gets unless a mail server is configured', () => {
    expect(createMailer({ dataDir: temporaryFolder(), smtpUrl: 'smtp://127.0.0.1:1' }).route).toBe('smtp');
    expect(createMailer({ dataDir: temporaryFolder() }).route).not.toBe('smtp');
  });
});

describe('the sender', () => {
  it.each([
    [undefined, undefined, 'no-reply@localhost'],
    [undefined, 'https://mcp.example', 'no-reply@mcp.example'],
    ['Stars <stars@post.example>', 'https://mcp.example', 'stars@post.example'],
  ])('MAIL_FROM %s and BASE_URL %s: %s', async (mailFrom, baseUrl, from) => {
    const smtp = await startSmtp();
    const mailer = createMailer({ dataDir: temporaryFolder(), smtpUrl: smtp.url, mailFrom, baseUrl });
    await mailer.send(mail);
    expect(smtp.received[0]?.from).toBe(from);
    await smtp.close();
  });
});
