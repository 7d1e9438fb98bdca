export { capitalised, housesNamed, inWords, ordinal } from '@cuspal/speech';
