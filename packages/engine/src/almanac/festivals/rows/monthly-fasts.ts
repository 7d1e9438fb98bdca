import { MIDDAY_EARLY, MIDNIGHT, MOONRISE, SUNRISE, SUNSET, DUSK_FULLER } from '../day-rules.ts';
import type { Festival } from '../festival.ts';
import { say } from '../festival-names.messages.ts';
import { EVERYWHERE } from '../traditions.ts';
import type { Tradition } from '../traditions.ts';

const every = (
  id: string,
  title: () => string,
  tithi: number,
  rule: typeof SUNRISE,
  traditions: readonly Tradition[] = EVERYWHERE,
): Festival => ({
  id,
  title,
  when: { by: 'EVERY_TITHI', tithi, rule },
  in: traditions,
  kind: 'MONTHLY',
  rule: 'R41.2',
});

/** Fasts that come with a tithi of every month (R41.2). */
export const MONTHLY_FASTS: readonly Festival[] = [
  every('vinayaka_chaturthi', say.vinayakaChaturthi, 4, MIDDAY_EARLY),
  every('skanda_shashthi', say.skandaShashthi, 6, SUNSET, ['tamil', 'telugu', 'malayalam']),
  every('masik_durgashtami', say.masikDurgashtami, 8, SUNRISE, ['purnimanta', 'amanta', 'gujarati']),
  every('pradosha', say.pradosha, 13, DUSK_FULLER),
  every('purnima', say.purnima, 15, SUNRISE),
  every('sankashti_chaturthi', say.sankashtiChaturthi, 19, MOONRISE),
  every('kalashtami', say.kalashtami, 23, MIDNIGHT, ['purnimanta', 'amanta', 'gujarati']),
  every('pradosha', say.pradosha, 28, DUSK_FULLER),
  every('masik_shivaratri', say.masikShivaratri, 29, MIDNIGHT),
  every('amavasya', say.amavasya, 30, SUNRISE),
];
