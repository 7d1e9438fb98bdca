import type { DisclaimerClass } from '@cuspal/catalog/taxonomy';

const TEXTS: Readonly<Record<DisclaimerClass, string>> = {
  health:
    'This is a traditional astrological reading, not a medical diagnosis, prognosis or treatment advice. It never replaces a doctor and is never a reason to delay, refuse or stop care. In an emergency call the local emergency number.',
  longevity:
    'This is a traditional astrological band of vitality, not a forecast of how long anyone lives. It names no date or age of death and none may be drawn from it. It is not a medical diagnosis and never replaces a doctor. For any worry about health or safety speak to a doctor or a local crisis line.',
  child:
    'This is a traditional astrological reading for an experienced adviser, not medical or parenting advice. It says nothing certain about a child, predicts no sex and must not be used to frighten a parent. A doctor decides every question of pregnancy, fertility and child health.',
  legal:
    'This is a traditional astrological reading, not legal advice. It predicts no judgment of a court and guarantees no outcome. Ask a qualified lawyer before you act, and keep every legal deadline.',
  financial:
    'This is a traditional astrological reading, not investment, tax, credit or financial advice. It holds no buy, sell or hold signal and guarantees no gain. Ask a qualified adviser and risk nothing that you cannot afford to lose.',
  relationship:
    'This is a traditional astrological reading of tendencies, not a judgment of any person and not counselling. It must not be used to accuse, refuse or control anyone. What the people concerned say and choose comes first.',
  tendency: 'This is a traditional astrological reading. It tells of tendencies, not of facts, and judges nobody.',
};

/** The text that stands in every result of a tool of this class, whatever it says. */
export const disclaimerText = (disclaimer: DisclaimerClass): string => TEXTS[disclaimer];

/** Stands in results of the system `extension` that name no narrower note. */
export const EXTENSION_NOTE =
  'This is a service extension, our own combination of traditional rules that no single book states. Attribute it as such and let no KP verdict rest on it.';
