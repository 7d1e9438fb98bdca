import { word, type LanguageWords } from './language-words.ts';

/** "Not": a word of its own (`করে না`) that is not the number nine (`নয় গ্রহ`), or an end of a verb (`হয়নি`) and of no noun (`শনি`, `যোনি`). */
const NEGATED = `${word('নেই|নয়(?! গ্রহ)|না|নন|নাই')}|(?:য়|ে|ন)নি(?![\\p{L}\\p{M}])`;

/** An emphasis that limits: `তখনই`, `একটিই`, `অধিপতির কাছেই`. */
const ALONE = '[\\p{L}\\p{M}]{2}(?:ে|র|খন|টি)ই(?![\\p{L}\\p{M}])';

/** What a program can see of Bengali, whose suffixes are part of the word. */
export const BENGALI: LanguageWords = {
  letters: /\p{Script=Bengali}/u,
  negation: new RegExp(NEGATED, 'u'),
  forbidden: new RegExp(
    `মৃত্যুভয়|মৃত্যুযোগ|মৃত্যু যোগ|অপমৃত্যু|অকালমৃত্যু|সর্বনাশ|বিনাশ|ধ্বংস|অভিশাপ|অভিশপ্ত|অমঙ্গল|অনিষ্ট|দুর্ভাগ্য|অবশ্যই|অবশ্যম্ভাবী|অনিবার্য|সুনিশ্চিত|নিশ্চিতভাবে|নিশ্চিতরূপে|নিঃসন্দেহে|ভাগ্যলিপি|নিয়তি|কপালের লিখন|বিপদ|বিপজ্জনক|খারাপ সময়|দুঃসময়|${word('শাপ|আমরা|আমাদের|তুমি|তোমার|তোমাকে|তুই|তোর|ইহা|উহা|তাহার|যাহা|হইবে|হইতে|করিবে')}`,
    'u',
  ),
  meanings: [
    {
      meaning: 'not',
      own: new RegExp(
        `${NEGATED}|ছাড়া|বিনা|ব্যতীত|বাদে|হীন|অভাব|নিষেধ|নিষিদ্ধ|অসম্পূর্ণ|শূন্য|অচেনা|নীরব|নাকচ|মুক্ত|কিছুই|কোনোটিই|কেউই|কখনোই|${word('নাকি|অন্য|বিরত')}`,
        'u',
      ),
      alike:
        /\b(?:un\w+|in\w+|im\w+|dis\w+|whether|den(?:y|ies|ied)|fail\w*|lack\w*|miss\w*|outside|beyond|less|few\w*|only|alone|refus\w*|absent|cancel\w*|hardly|rather than|too|leaves? out|left out|instead|in place of|apart|rejected|withheld|excluded|empty|open|free|safe|or|but)\b/i,
    },
    {
      meaning: 'only',
      own: new RegExp(`শুধু|কেবল|মাত্র|${word('একা|একার|একাই|একই|এক|অন্য কেউ|অন্য গ্রহ ছাড়া')}|${ALONE}`, 'u'),
    },
    { meaning: 'at least', own: /অন্তত|কমপক্ষে|ন্যূনতম|সর্বনিম্ন/u },
    { meaning: 'at most', own: /সর্বাধিক|সর্বোচ্চ|বড়জোর|পর্যন্ত/u },
    { meaning: 'before', own: /আগ|পূর্ব|সামনে|পর্যন্ত|প্রাক/u },
    { meaning: 'after', own: /পর|শেষ|পেরিয়ে|পিছ|বাদে/u },
    { meaning: 'until', own: /পর্যন্ত|অবধি/u },
    { meaning: 'earlier', own: /আগ|পূর্ব|প্রথম|শীঘ্র|তাড়াতাড়ি/u },
    { meaning: 'later', own: /পর|দেরি|বিলম্ব|পিছ/u },
    {
      meaning: 'more',
      own: /বেশি|ধিক|আরও|আরো|চেয়ে|উপর|উচ্চ|উন্নত|উঁচু|ভালো|বড়|দীর্ঘ|লম্বা|জোরালো|শক্তিশালী|বলবান|প্রবল|বাড়|অতিরিক্ত|একাধিক|ঊর্ধ্ব|আর/u,
    },
    {
      meaning: 'less',
      own: /কম|দুর্বল|হালকা|নিচ|নিম্ন|ছোট|খারাপ|স্বল্প|অল্প|চেয়ে|বাদ/u,
    },
    { meaning: 'promised', own: /যোগ|প্রতিশ্রুতি/u },
    { meaning: 'denied', own: /নিষেধ|নিষিদ্ধ/u },
    {
      meaning: 'oppose',
      own: /বিরোধ|বিপক্ষ|বিরুদ্ধ|প্রতিকূল|প্রতিপক্ষ|নিষেধ|বিপরীত|উল্টো|সম্মুখ|বাধা/u,
    },
    {
      meaning: 'favour',
      own: /অনুকূল|(?<!বি|প্রতি)পক্ষ|সহায়|সমর্থ|(?<!অ)শুভ|ভালো|ফলদায়ী/u,
    },
    { meaning: 'retrograde', own: /বক্র/u },
    { meaning: 'malefic', own: /পাপ/u },
    { meaning: 'benefic', own: /(?<!অ)শুভ/u },
  ],
};
