import { housesNamed } from '../base/words.ts';
import type { JudgedEvent } from './event.ts';

/** A matter inside a sentence; a group of houses has no name of its own. */
export const matterInWords = ({ key, label, required }: Pick<JudgedEvent, 'key' | 'label' | 'required'>): string =>
  key === null ? `the matter of ${housesNamed(required)}` : label;

/** What a matter is weighed on, inside a sentence. */
export const housesWeighed = ({ required, denial }: Pick<JudgedEvent, 'required' | 'denial'>): string =>
  `${housesNamed(required)} against ${housesNamed(denial)}`;
