import type { LanguageWords } from './language-words.ts';

/** A whole word, whose accented letters `\b` does not know. */
const word = (text: string): string => `(?<!\\p{L})(?:${text})(?!\\p{L})`;

const either = (...texts: readonly string[]): RegExp => new RegExp(texts.join('|'), 'iu');

/** What a program can see of Spanish, whose letters are those of English. */
export const SPANISH: LanguageWords = {
  letters: /\p{Script=Latin}/u,
  negation: either(word('no')),
  forbidden: either(
    word('fatal|fatales|inevitable|inevitables|inevitablemente|fatalmente|destinad[oa]s?'),
    'sin duda',
    'está escrito',
    'con toda seguridad',
    'desgracia',
    word('ruina|ruinas|maldición|maldit[oa]s?|castigos?|nefast[oa]s?|funest[oa]s?|aciag[oa]s?|catástrofes?'),
    'mal(?:os)? (?:augurio|agüero|presagio)',
    'mala suerte',
    'muerte (?:prematura|temprana)',
    word('tú|tu|tus|te|ti|contigo|vos|vosotr[oa]s|nosotr[oa]s|nuestr[oa]s?'),
  ),
  meanings: [
    {
      meaning: 'not',
      english: /\b(?:not|no|none|never|neither|nor|nothing|nobody|without|cannot|nowhere)\b/i,
      own: either(
        word('no|ni|nunca|jamás|nada|nadie|sin|tampoco|salvo|excepto'),
        'ningun',
        'ningún',
        'negad',
        'niega',
        'ausen',
        'falta',
      ),
      alike:
        /\b(?:un\w+|in\w+|im\w+|disagree\w*|whether|den(?:y|ies|ied)|fail\w*|lack\w*|miss\w*|outside|beyond|less|few\w*|only|alone|refus\w*|absent|cancel\w*|hardly|rather than|too|leaves? out|left out|instead|in place of|apart|rejected|withheld|excluded|empty|but|until|free of|safe from|silent|even|other than)\b/i,
    },
    {
      meaning: 'only',
      english: /\b(?:only|alone)\b/i,
      own: either(word('solo|sola|solos|solas|solamente'), 'únic', 'nada más', 'por sí'),
    },
    { meaning: 'at least', english: /\bat least\b/i, own: /al menos|por lo menos|como mínimo|mínim/iu },
    { meaning: 'at most', english: /\bat most\b/i, own: /como máximo|a lo sumo|máxim|hasta/iu },
    { meaning: 'before', english: /\bbefore\b/i, own: /antes|anterior|previ|hasta/iu },
    { meaning: 'after', english: /\bafter\b/i, own: /después|tras|posterior|a partir|siguiente|desde|luego|cuando/iu },
    { meaning: 'until', english: /\buntil\b/i, own: /hasta/iu },
    { meaning: 'earlier', english: /\bearlier\b/i, own: /antes|anterior|primer|tempran|previ/iu },
    {
      meaning: 'later',
      english: /\blater\b/i,
      own: /después|más tarde|posterior|tard|segund|siguiente|luego|más adelante|próxim/iu,
    },
    {
      meaning: 'more',
      english: /\b(?:more|stronger|better|higher|longer|larger)\b/i,
      own: either(word('más|mayor|mayores|mejor|mejores|superior|superiores|otr[oa]s?|ya')),
    },
    {
      meaning: 'less',
      english: /\b(?:less|fewer|weaker|lower|worse|smaller)\b/i,
      own: either(
        word('menos|menor|menores|peor|peores|poco|inferior|inferiores'),
        'débil',
        'reduc',
        'rebaj',
        'baj',
        'disminu',
      ),
    },
    { meaning: 'promised', english: /\b(?:promises?|promised)\b/i, own: /prom[ei]t|promes/iu },
    { meaning: 'denied', english: /\bdenied\b/i, own: /nega|niega/iu },
    {
      meaning: 'oppose',
      english: /\b(?:oppos(?:e|es|ed|ing)|against)\b/i,
      own: /op[oó]n|opues|oposi|contra|frente a/iu,
    },
    { meaning: 'favour', english: /\bfavour(?:s|ed|able)?\b/i, own: /favor|propici/iu },
    { meaning: 'retrograde', english: /\bretrograde\b/i, own: /retr[oó]grad/iu },
    { meaning: 'malefic', english: /\bmalefics?\b/i, own: /maléfic/iu },
    { meaning: 'benefic', english: /\bbenefics?\b/i, own: /benéfic/iu },
  ],
};
