import { either, word, type LanguageWords } from './language-words.ts';

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
      own: either(word('solo|sola|solos|solas|solamente'), 'únic', 'nada más', 'por sí'),
    },
    { meaning: 'at least', own: /al menos|por lo menos|como mínimo|mínim/iu },
    { meaning: 'at most', own: /como máximo|a lo sumo|máxim|hasta/iu },
    { meaning: 'before', own: /antes|anterior|previ|hasta/iu },
    { meaning: 'after', own: /después|tras|posterior|a partir|siguiente|desde|luego|cuando/iu },
    { meaning: 'until', own: /hasta/iu },
    { meaning: 'earlier', own: /antes|anterior|primer|tempran|previ/iu },
    {
      meaning: 'later',
      own: /después|más tarde|posterior|tard|segund|siguiente|luego|más adelante|próxim/iu,
    },
    {
      meaning: 'more',
      own: either(word('más|mayor|mayores|mejor|mejores|superior|superiores|otr[oa]s?|ya')),
    },
    {
      meaning: 'less',
      own: either(
        word('menos|menor|menores|peor|peores|poco|inferior|inferiores'),
        'débil',
        'reduc',
        'rebaj',
        'baj',
        'disminu',
      ),
    },
    { meaning: 'promised', own: /prom[ei]t|promes/iu },
    { meaning: 'denied', own: /nega|niega/iu },
    {
      meaning: 'oppose',
      own: /op[oó]n|opues|oposi|contra|frente a/iu,
    },
    { meaning: 'favour', own: /favor|propici/iu },
    { meaning: 'retrograde', own: /retr[oó]grad/iu },
    { meaning: 'malefic', own: /maléfic/iu },
    { meaning: 'benefic', own: /benéfic/iu },
  ],
};
