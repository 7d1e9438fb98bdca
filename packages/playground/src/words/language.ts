/** BCP 47 tag of what the page says: bundle.mjs makes this script once for each language, with its tag here. */
export const LANGUAGE: string = 'en';

/** What the server is asked to answer in. */
export const ENGLISH = 'en';

/** Marks what is in English on a page in another language, for those who have it read out. */
export const inEnglish: { readonly lang?: string } = LANGUAGE === ENGLISH ? {} : { lang: ENGLISH };
