export {
  dayInWords,
  durationInWords,
  instantInWords,
  monthInWords,
  numberInWords,
  ordinalOf,
  pluralOf,
  shortDayInWords,
  timeInWords,
} from './figures.ts';
export { catalogue, inLanguage, language, readLanguage } from './language.ts';
export { capitalised, inWords } from './lists.ts';
export { OFFERED } from './offered.ts';
export {
  housesFirst,
  housesNamed,
  named,
  ordinal,
  planetFirst,
  planetInWords,
  planetNames,
  type PlanetName,
  planetsFirst,
  planetsInWords,
} from './terms.ts';
