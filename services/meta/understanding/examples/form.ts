/**
 * What people type, by the matter they mean (`services/meta/matters`), or by one of `WITHOUT_MATTER`. A key may stand
 * in several files of a language.
 */
export type Examples = Readonly<Partial<Record<string, readonly string[]>>>;

/** Keys of examples that are no matter: what is declined, and a question of the future that names nothing. */
export const WITHOUT_MATTER = ['emergency', 'crime', 'off_topic', 'general'] as const;
export type WithoutMatter = (typeof WITHOUT_MATTER)[number];
