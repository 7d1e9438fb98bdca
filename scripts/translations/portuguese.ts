import type { LanguageWords } from './language-words.ts';

/** A whole word, whose accented letters `\b` does not know. */
const word = (text: string): string => `(?<!\\p{L})(?:${text})(?!\\p{L})`;

const either = (...texts: readonly string[]): RegExp => new RegExp(texts.join('|'), 'iu');

/** What a program can see of Portuguese, whose letters are those of English. */
export const PORTUGUESE: LanguageWords = {
  letters: /\p{Script=Latin}/u,
  negation: either(word('não')),
  forbidden: either(
    word('fatal|fatais|fatalmente|inevitável|inevitáveis|inevitavelmente|destinos?|destinad[oa]s?'),
    word('com certeza|sem dúvida|certamente|está escrito|com toda a segurança'),
    word('desgraças?|ruína|ruínas|maldição|maldições|maldit[oa]s?|castigos?|nefast[oa]s?|funest[oa]s?|catástrofes?'),
    word('maus? (?:agouros?|presságios?)|má sorte|azar'),
    word('mortes?|perigos?|perigos[oa]s?'),
    word('tu|teus?|tuas?|ti|contigo|vós|nós|noss[oa]s?|conosco'),
  ),
  meanings: [
    {
      meaning: 'not',
      english: /\b(?:not|no|none|never|neither|nor|nothing|nobody|without|cannot|nowhere)\b/i,
      own: either(
        word('não|nem|nunca|jamais|nada|ninguém|sem|tampouco|salvo|exceto'),
        'nenhu',
        'negad',
        'nega',
        'ausên',
        'ausen',
        'falta',
      ),
      alike:
        /\b(?:un\w+|in\w+|im\w+|disagree\w*|whether|den(?:y|ies|ied)|fail\w*|lack\w*|miss\w*|outside|beyond|less|few\w*|only|alone|refus\w*|absent|cancel\w*|hardly|rather than|too|leaves? out|left out|instead|in place of|apart|rejected|withheld|excluded|empty|but|until|free of|safe from|silent|even|other than)\b/i,
    },
    {
      meaning: 'only',
      english: /\b(?:only|alone)\b/i,
      own: either(word('só|sós|somente|apenas|sozinh[oa]s?|unicamente'), 'únic', 'nada mais', 'por si'),
    },
    { meaning: 'at least', english: /\bat least\b/i, own: /ao menos|pelo menos|no mínimo|mínim/iu },
    { meaning: 'at most', english: /\bat most\b/i, own: /no máximo|quando muito|máxim|até/iu },
    { meaning: 'before', english: /\bbefore\b/i, own: /antes|anterior|prévi|até/iu },
    { meaning: 'after', english: /\bafter\b/i, own: /depois|após|posterior|a partir|seguinte|desde|logo|quando/iu },
    { meaning: 'until', english: /\buntil\b/i, own: /até/iu },
    { meaning: 'earlier', english: /\bearlier\b/i, own: /antes|anterior|primeir|cedo|prévi/iu },
    {
      meaning: 'later',
      english: /\blater\b/i,
      own: /depois|mais tarde|posterior|tard|segund|seguinte|logo|mais adiante|próxim/iu,
    },
    {
      meaning: 'more',
      english: /\b(?:more|stronger|better|higher|longer|larger)\b/i,
      own: either(word('mais|maior|maiores|melhor|melhores|superior|superiores|outr[oa]s?|já')),
    },
    {
      meaning: 'less',
      english: /\b(?:less|fewer|weaker|lower|worse|smaller)\b/i,
      own: either(
        word('menos|menor|menores|pior|piores|pouc[oa]s?|inferior|inferiores'),
        'frac',
        'reduz',
        'baix',
        'diminu',
      ),
    },
    { meaning: 'promised', english: /\b(?:promises?|promised)\b/i, own: /promet|promes/iu },
    { meaning: 'denied', english: /\bdenied\b/i, own: /nega/iu },
    {
      meaning: 'oppose',
      english: /\b(?:oppos(?:e|es|ed|ing)|against)\b/i,
      own: /op[oõô]|opost|oposi|contr[aá]|diante d/iu,
    },
    { meaning: 'favour', english: /\bfavour(?:s|ed|able)?\b/i, own: /favor|propíci|auspicios/iu },
    { meaning: 'retrograde', english: /\bretrograde\b/i, own: /retr[oó]grad/iu },
    { meaning: 'malefic', english: /\bmalefics?\b/i, own: /maléfic/iu },
    { meaning: 'benefic', english: /\bbenefics?\b/i, own: /benéfic/iu },
  ],
};
