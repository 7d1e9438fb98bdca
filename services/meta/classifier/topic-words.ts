import type { Pattern, Phrase } from './pattern.ts';

export interface TopicWords {
  /** Three points each; single words stand here when they name the matter whoever it happens to. */
  readonly phrases: readonly Phrase[];
  /** Five points each: an asked date outweighs the matter it is asked for. */
  readonly strongPhrases?: readonly Phrase[];
  /** One point each. */
  readonly words: readonly Pattern[];
  /** Turns of speech that hold a word of this topic and mean something else; this topic does not see them. */
  readonly otherMeanings?: readonly Pattern[];
}
