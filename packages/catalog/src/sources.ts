/** Where a rule comes from: who wrote it, under which title, and how it was read here. */
export interface Source {
  readonly author: string;
  readonly work: string;
  /** A book's edition or kind, a program's version. */
  readonly kind: string;
}

const source = (author: string, work: string, kind: string): Source => ({ author, work, kind });

/** Every tag that `provenance.sources` and the rule book name. */
export const SOURCES = {
  // Krishnamurti Paddhati
  KPR2: source('K. S. Krishnamurti', 'KP Reader II, Fundamental Principles of Astrology', 'book, read in full'),
  KPR3t: source(
    'K. S. Krishnamurti',
    'KP Reader III, Predictive Stellar Astrology, chapters of theory',
    'book, read in full',
  ),
  KPR3p: source(
    'K. S. Krishnamurti',
    'KP Reader III, Predictive Stellar Astrology, worked charts',
    'book, read in full',
  ),
  KPM: source('K. P. Bosmia', 'KPMuhurat 1.5.11, files of rules and settings', 'program, files read'),
  AS: source('AstroSage', 'KP program and lessons', 'program and web lessons, read'),
  TW: source('Tin Win', 'Notes on KP in the KP E-zine', 'articles, read at second hand'),
  EZ: source('Several', 'KP E-zine', 'journal, read at second hand'),
  KA: source('Several', 'Notes on KP collected for programs', 'secondary, of low weight'),
  WEB: source('Several', 'Lessons and articles on KP, the later Readers among them', 'read at second hand'),
  DUTTA: source('A. Dutta', 'The rule of origin', 'article, read at second hand'),
  GONDHALEKAR: source('S. Gondhalekar', 'Four-step theory', 'articles, read at second hand'),
  KHULLAR: source('S. P. Khullar', 'Sub Sub and Cuspal Interlinks', 'book, abstracts read'),
  HARIHARAN: source('K. Hariharan and Meena', 'Cuspal interlinks', 'articles, read at second hand'),
  // Parashari and general
  BPHS: source('Parashara', 'Brihat Parashara Hora Shastra', 'classical text'),
  BJ: source('Varahamihira', 'Brihat Jataka', 'classical text'),
  BS: source('Varahamihira', 'Brihat Samhita', 'classical text'),
  PH: source('Mantreshwara', 'Phaladeepika', 'classical text'),
  JP: source('Vaidyanatha', 'Jataka Parijata', 'classical text'),
  SRIPATI: source('Sripati', 'Sripati Paddhati', 'classical text'),
  SS: source('Unknown', 'Surya Siddhanta', 'classical text'),
  RAMAN: source('B. V. Raman', 'Works on yogas and doshas', 'books of the twentieth century'),
  RAMAN_BALAS: source('B. V. Raman', 'Graha and Bhava Balas', 'book of the twentieth century'),
  PVR: source('P. V. R. Narasimha Rao', 'Vedic Astrology, An Integrated Approach', 'textbook, read'),
  PJ: source('PyJHora', 'Tables of PyJHora 4.8.5', 'program, tables read'),
  BN: source('Several', 'Practice of Bhrigu Nadi', 'tradition'),
  // Jaimini
  JS: source('Jaimini', 'Jaimini Sutras', 'classical text'),
  KNR: source('K. N. Rao', 'Predicting through Jaimini’s Chara Dasha', 'book of the twentieth century'),
  // Tajik, almanac, questions, weather
  TN: source('Nilakantha', 'Tajika Neelakanthi', 'classical text'),
  MC: source('Rama Daivajna', 'Muhurta Chintamani', 'classical text'),
  KARANAM: source('Karanam Ramakumar', 'Panchangam calculations', 'articles, read'),
  ALMANAC: source('Several', 'Printed Indian almanacs', 'practice'),
  DHARMASINDHU: source('Kashinatha Upadhyaya', 'Dharmasindhu', 'classical text, as public calendars tell it'),
  NIRNAYASINDHU: source('Kamalakara Bhatta', 'Nirnayasindhu', 'classical text, as public calendars tell it'),
  HBV: source('Gopala Bhatta', 'Hari-bhakti-vilasa', 'classical text, as public calendars tell it'),
  CRC: source('Calendar Reform Committee', 'Report of 1955', 'report, read in part'),
  PM: source('Unknown', 'Prasna Marga', 'classical text'),
  SP: source('Prithuyasas', 'Shatpanchasika', 'classical text'),
  NJ: source('Narapati', 'Narapatijayacharya', 'classical text'),
  RAMESEY: source('William Ramesey', 'Astrologia Restaurata', 'book of 1653'),
  // Figures, tradition, ourselves
  SE: source('Astrodienst', 'Swiss Ephemeris 2.09', 'program and data'),
  K: source('Several', 'What the literature agrees on', 'general knowledge, no single text re-read'),
  OWN: source('Cuspal', 'Scales, orders and limits of our own', 'stated in the rule book, in no other book'),
} as const satisfies Readonly<Record<string, Source>>;

/** A tag of the table. */
export type SourceTag = keyof typeof SOURCES;
