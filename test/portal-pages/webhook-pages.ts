import { newWebhookSecretPage, webhooksPage } from '../../gateway/src/portal/organisations/webhooks-page.ts';
import type { Page } from '../../gateway/src/web/page.ts';

/** The pages of the webhooks of an organisation, in each of their forms, with nothing on them that is a word. */
export function webhookPages(frame: object, at: Date): Readonly<Record<string, () => Page>> {
  const endpoint = { id: '1', url: 'https://1.example', events: [], secretNumber: 1, disabledAt: null };
  const delivery = { id: '1', type: 'key.created', createdAt: at, status: 'waiting', tries: 0, answer: null };
  const deliveries = [
    delivery,
    { ...delivery, tries: 1 },
    { ...delivery, tries: 3 },
    { ...delivery, status: 'delivered', answer: 204 },
    { ...delivery, status: 'failed', answer: 500 },
  ];
  const all = (more: object = {}) =>
    webhooksPage({
      organisation: { id: '3', name: '3' },
      shown: [
        { endpoint, deliveries },
        { endpoint: { ...endpoint, id: '2', events: ['key.created'], failingSince: at }, deliveries: [] },
        { endpoint: { ...endpoint, id: '3', disabledAt: at }, deliveries },
      ],
      frame,
      done: 'changed',
      ...more,
    } as never);
  const fresh = { secret: '1', frame, back: '/x' };
  return {
    webhooks: () => all(),
    fullWebhooks: () => all({ shown: Array.from({ length: 5 }, () => ({ endpoint, deliveries: [] })) }),
    noWebhooks: () => all({ shown: [], done: 'removed' }),
    testedWebhook: () => all({ done: 'tested' }),
    replayedWebhook: () => all({ done: 'replayed' }),
    webhookFault: () => all({ done: null, fault: { form: 'change', error: '', typed: '1', row: '1' } }),
    newWebhookSecret: () => newWebhookSecretPage(fresh as never),
  };
}
