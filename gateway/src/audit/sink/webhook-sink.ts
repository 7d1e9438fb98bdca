import { VERSION } from '@cuspal/telemetry';
import type { GuardedPost } from '../../outgoing/guarded-post.ts';
import { retryAfterMs } from '../../outgoing/answers.ts';
import { signWebhook } from '../../webhooks/signing.ts';
import { printedEntry } from '../export.ts';
import { refusedWith, type AuditSink } from './sink.ts';

interface WebhookSinkParts {
  readonly post: GuardedPost;
  readonly address: string;
  readonly secret: string;
  readonly now: () => number;
}

/**
 * Entries as webhooks by Standard Webhooks 1.0.0, one in each, because a message is what is taken or not. Its id is that
 * of the entry: whoever gets it twice knows it by that.
 */
export const webhookSink = ({ post, address, secret, now }: WebhookSinkParts): AuditSink => ({
  most: 1,
  async take(entries) {
    for (const entry of entries) {
      const id = `audit_${entry.chain}_${entry.sequence}`;
      const body = JSON.stringify({
        type: 'audit.entry',
        timestamp: entry.at.toISOString(),
        data: printedEntry(entry),
      });
      const seconds = Math.floor(now() / 1_000);
      const headers = {
        'content-type': 'application/json',
        'user-agent': `Cuspal/${VERSION}`,
        'webhook-id': id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': signWebhook(secret, id, seconds, body),
      };
      const { status, retryAfter } = await post(address, { headers, body });
      if (status < 200 || status > 299) throw refusedWith(status, retryAfterMs(retryAfter, now()));
    }
  },
});
