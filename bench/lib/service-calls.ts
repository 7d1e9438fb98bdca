import { birth } from './tools.ts';

/** A call of an account to a service, of another birth each time. */
export const callOf = (name: string, index: number, accountId: string) => ({
  name,
  argumentsJson: Buffer.from(JSON.stringify({ ...birth(index), ...EVENT[name] })),
  caller: { accountId },
});

const EVENT: Readonly<Record<string, object>> = {
  find_event_timing_v2: { event: 'Marriage' },
  find_auspicious_time: { event: 'Marriage' },
};
