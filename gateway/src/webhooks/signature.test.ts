import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { secretOf, signWebhook } from './signing.ts';

const ID = 'msg_p5jXN8AQM9LWM0D4loKWxJek';

const newSecret = (): string => secretOf(randomBytes(32));

describe('the signature of a webhook', () => {
  it('is that of the published example', () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    expect(signWebhook(secret, ID, 1_614_265_330, '{"test": 2432232314}')).toBe(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    );
  });

  it('is what the library of the other side accepts, for this body, id and time alone', () => {
    const secret = newSecret();
    const now = Math.floor(Date.now() / 1_000);
    const body = JSON.stringify({ type: 'key.created', name: 'Zoë’s key' });
    const headers = {
      'webhook-id': ID,
      'webhook-timestamp': String(now),
      'webhook-signature': signWebhook(secret, ID, now, body),
    };
    const receiver = new Webhook(secret);
    expect(receiver.verify(body, headers)).toEqual(JSON.parse(body));
    expect(() => receiver.verify(`${body} `, headers)).toThrow('No matching signature');
    expect(() => receiver.verify(body, { ...headers, 'webhook-id': 'msg_other' })).toThrow('No matching signature');
    expect(() => receiver.verify(body, { ...headers, 'webhook-timestamp': String(now - 1) })).toThrow('No matching');
    expect(() => new Webhook(newSecret()).verify(body, headers)).toThrow('No matching signature');
  });

  it('is accepted with either of two secrets while one takes over from the other', () => {
    const [old, fresh] = [newSecret(), newSecret()];
    const now = Math.floor(Date.now() / 1_000);
    const signature = [fresh, old].map((secret) => signWebhook(secret, ID, now, '{}')).join(' ');
    const headers = { 'webhook-id': ID, 'webhook-timestamp': String(now), 'webhook-signature': signature };
    for (const secret of [old, fresh]) expect(new Webhook(secret).verify('{}', headers)).toEqual({});
  });

  it('is not made with an empty secret', () => {
    expect(() => signWebhook('whsec_', ID, 1, '{}')).toThrow('whsec_ and base64');
  });
});
