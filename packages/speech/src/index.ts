export {
  languageAccepted,
  languageChosen,
  pageLanguageAccepted,
  pageLanguageChosen,
  type LanguageChoice,
} from './choice.ts';
export {
  dayInWords,
  digitsInWords,
  durationInWords,
  instantInWords,
  monthInWords,
  numberInWords,
  ordinalOf,
  pluralOf,
  shortDayInWords,
  timeInWords,
} from './numbers-and-dates.ts';
export {
  catalogue,
  inLanguage,
  isRead,
  language,
  languageOfNames,
  makeUp,
  readLanguage,
  readOffered,
  readSinceCall,
  recordOfCall,
  sayIn,
  spare,
  spareOrder,
  withNamesIn,
  withRecord,
} from './language.ts';
export { figureLabels, figureLabelsIn } from './figure-labels.ts';
export { capitalised, inWords, listFirst } from './lists.ts';
export { KeptJson, keptJson, type Name, type NameKind, nameOf, NamesFound } from './names-found.ts';
export { MARKS, type Marks } from './marks.ts';
export { type SaidSentence, SpokenRecord } from './record.ts';
export { NAMED, OFFERED, PAGES } from './offered.ts';
export { sentencesIn } from './sentences.ts';
export {
  housesFirst,
  housesNamed,
  named,
  nameFirst,
  nameInside,
  namesInside,
  namesInWords,
  ordinal,
  planetFirst,
  planetInWords,
  planetNames,
  type PlanetName,
  planetsFirst,
  planetsInWords,
  signBefore,
} from './terms.ts';
