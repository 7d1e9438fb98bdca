import { either, word, type LanguageWords } from './language-words.ts';

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
      own: either(word('só|sós|somente|apenas|sozinh[oa]s?|unicamente'), 'únic', 'nada mais', 'por si'),
    },
    { meaning: 'at least', own: /ao menos|pelo menos|no mínimo|mínim/iu },
    { meaning: 'at most', own: /no máximo|quando muito|máxim|até/iu },
    { meaning: 'before', own: /antes|anterior|prévi|até/iu },
    { meaning: 'after', own: /depois|após|posterior|a partir|seguinte|desde|logo|quando/iu },
    { meaning: 'until', own: /até/iu },
    { meaning: 'earlier', own: /antes|anterior|primeir|cedo|prévi/iu },
    {
      meaning: 'later',
      own: /depois|mais tarde|posterior|tard|segund|seguinte|logo|mais adiante|próxim/iu,
    },
    {
      meaning: 'more',
      own: either(word('mais|maior|maiores|melhor|melhores|superior|superiores|outr[oa]s?|já')),
    },
    {
      meaning: 'less',
      own: either(
        word('menos|menor|menores|pior|piores|pouc[oa]s?|inferior|inferiores'),
        'frac',
        'reduz',
        'baix',
        'diminu',
      ),
    },
    { meaning: 'promised', own: /promet|promes/iu },
    { meaning: 'denied', own: /nega/iu },
    {
      meaning: 'oppose',
      own: /op[oõô]|opost|oposi|contr[aá]|diante d/iu,
    },
    { meaning: 'favour', own: /favor|propíci|auspicios/iu },
    { meaning: 'retrograde', own: /retr[oó]grad/iu },
    { meaning: 'malefic', own: /maléfic/iu },
    { meaning: 'benefic', own: /benéfic/iu },
  ],
};
