// Words for days that are counted from today, folded, as they are typed in the languages.

/** Words that stand alone, and those to which an ending may be joined. */
export interface DayWords {
  readonly spaced: string;
  readonly joined?: string;
}

/** The days of the week, Sunday first. Portuguese names of the working days are ordinals without `feira`. */
export const WEEKDAYS: readonly DayWords[] = [
  {
    spaced: 'sunday|(?<!santo )domingo|dimanche|sonntag|hari minggu|воскресенье|ravivar|raviwar|itwaar|itvaar',
    joined: 'रविवार|इतवार|রবিবার|ஞாயிற்றுக்கிழமை|ఆదివారం|الاحد|星期[日天]|周日',
  },
  {
    spaced: 'monday|lunes|segunda feira|segunda-feira|lundi|montag|senin|понедельник|somvar|somwar|somvaar',
    joined: 'सोमवार|সোমবার|திங்கட்கிழமை|திங்கள்கிழமை|సోమవారం|الاثنين|星期一|周一',
  },
  {
    spaced: 'tuesday|martes|terca feira|terca-feira|mardi|dienstag|selasa|вторник|mangalvar|mangalwar|mangalvaar',
    joined: 'मंगलवार|मंगळवार|মঙ্গলবার|செவ்வாய்க்கிழமை|செவ்வாய்கிழமை|మంగళవారం|الثلاثاء|星期二|周二',
  },
  {
    spaced: 'wednesday|miercoles|quarta feira|quarta-feira|mercredi|mittwoch|rabu|среду|budhvar|budhwar|budhvaar',
    joined: 'बुधवार|বুধবার|புதன்கிழமை|బుధవారం|الاربعاء|星期三|周三',
  },
  {
    spaced: 'thursday|jueves|quinta feira|quinta-feira|jeudi|donnerstag|kamis|четверг|guruvar|guruwar|guruvaar',
    joined: 'गुरुवार|गुरूवार|बृहस्पतिवार|বৃহস্পতিবার|வியாழக்கிழமை|గురువారం|الخميس|星期四|周四',
  },
  {
    spaced: 'friday|viernes|sexta feira|sexta-feira|vendredi|freitag|jumat|пятницу|shukravar|shukrawar|shukravaar',
    joined: 'शुक्रवार|শুক্রবার|வெள்ளிக்கிழமை|శుక్రవారం|الجمعه|星期五|周五',
  },
  {
    spaced: 'saturday|sabado|samedi|samstag|sonnabend|sabtu|субботу|shanivar|shaniwar|shanivaar',
    joined: 'शनिवार|শনিবার|சனிக்கிழமை|శనివారం|السبت|星期六|周六',
  },
];

export const WEEKEND: DayWords = {
  spaced: 'weekend|week end|week-end|fin de semana|fim de semana|wochenende|akhir pekan|выходны[ех]',
  joined: 'वीकेंड|वीकएंड|सप्ताहांत|आठवड्याच्या शेवटी|সপ্তাহান্ত[\\p{L}\\p{M}]*|উইকএন্ড|வார இறுதி|వారాంతం|عطله نهايه الاسبوع|周末',
};

/** Said before a day of the week: the one after today, or the weekend after this one. */
export const NEXT = 'next|proxim[oa]|prochain|nachst(?:e|en|er|es)|agl[aei]|अगल[ेीा]|पुढच्या|पुढचा|পরের|அடுத்த|తర్వాతి|下';

/** Said before a day of the week it is every one of them: a custom, or a day of birth. */
export const EVERY =
  'every|each|any|born on(?: a)?|cada|todos? (?:los|os)|todas? (?:las|as)|los|chaque|tous les|jede[nrs]?|tiap|setiap|кажд\\p{L}+|har|हर|प्रत्येक|दर|প্রতি|প্রত্যেক|ஒவ்வொரு|ప్రతి|كل|每';

/** Between the first and the last of the days that are meant. */
export const TO = '-|to|till|until|through|a|bis|sampai|hasta|ate|से|ते|থেকে|முதல்|నుంచి|నుండి|se|至|到';

/** Before two days that are the first and the last of those that are meant. */
export const BETWEEN = 'between|entre|zwischen|antara|между';

/** Between two days of which one is to be taken, or both. */
export const OR =
  'or|and|y|o|e|ou|et|und|oder|atau|dan|или|и|ya|aur|या|और|आणि|किंवा|আর|বা|অথবা|ও|அல்லது|మరియు|లేదా|او|还是|或';

export const TODAY: DayWords = {
  spaced:
    'today|tonight|aaj(?! kal)|आज(?! ?कल)|আজ|আজকে|আজকের|आजच[ाे]|आजचं|inn[ai]i?k+u|indru|indraiku|eeroju|ee roju|ivala|hoy|hoje|aujourdhui|heute|hari ini|сегодня',
  joined: 'இன்று|இன்றைய|இன்னைக்கு|ఈరోజు|ఈ రోజు|ఇవాళ|اليوم|今天',
};

/** The Spanish and German words mean the morning too. */
export const TOMORROW: DayWords = {
  spaced:
    'tomorrow|na?alaik*u|naalai|repu|repati|(?<!(?:la|esta|cada|de|por) )manana(?! por la manana)|amanha|demain|(?<!(?:am|guten|jeden|heute|diesen) )morgen|besok|завтра|उद्या|उद्याच[ाे]|আগামীকাল|আগামীকালের',
  joined: 'நாளை|రేపు|غدا|بكره|明天',
};

/** The word of Hindi and Bengali for the day beside today: the one after it, or in a question of the past the one before. */
export const BESIDE_TODAY: DayWords = {
  spaced: '(?<!(?:aaj|[ei]n[td]ha|ra+si) )kal(?! ?sarp)|(?<!आज ?)कल|(?<!আজ ?)কাল|কালকে|কালকের',
};

/** Read in questions of the past alone, as the last week and month are. */
export const YESTERDAY: DayWords = {
  spaced: 'yesterday|ayer|ontem|gestern|kemarin|вчера|nettru|कालचा दिवस',
  joined: 'গতকাল|நேற்று|నిన్న|昨天|امس',
};

export const AFTER_TOMORROW: DayWords = {
  spaced:
    'day after tomorrow|pasado manana|depois de amanha|apres demain|apres-demain|ubermorgen|lusa|послезавтра|parso|parson|परसों|परवा|পরশু',
  joined: 'நாளை மறுநாள்|ఎల్లుండి|بعد غد|后天',
};

export const THIS_WEEK: DayWords = {
  spaced:
    'this week|my week|rest of (?:the|this|my) week|minha semana|mi semana|esta semana|n?essa semana|nesta semana|cette semaine|diese[rn]? woche|minggu ini|на этой неделе|is haft[ae]|y(?:e|eh|ah) haft[ae]|in[td]ha va+ram|ee va+ram',
  joined:
    '(?:इस|यह|ये) (?:हफ्त[ेा]|सप्ताह)|(?:या|हा) आठवड[\\p{L}\\p{M}]*|(?:এই|এ) সপ্তাহ[\\p{L}\\p{M}]*|இந்த வாரம்|ఈ వారం|هذا الاسبوع|本周|这周|这个星期',
};

export const NEXT_WEEK: DayWords = {
  spaced:
    'next week|coming week|following week|semana que viene|semana que vem|proxima semana|semana proxima|semaine prochaine|nachste[rn]? woche|kommende[rn]? woche|minggu depan|на следующей неделе|agl[ea] haft[ea]|(?:adutha|varra) va+ram|vach?he va+ram',
  joined:
    '(?:अगल[ेा]|आने वाल[ेा]|आगामी) (?:हफ्त[ेा]|सप्ताह)|(?:पुढच्या|पुढील|येत्या|पुढचा|येता) आठवड[\\p{L}\\p{M}]*|(?:আগামী|সামনের|পরের) সপ্তাহ[\\p{L}\\p{M}]*|அடுத்த வாரம்|వచ్చే వారం|الاسبوع القادم|下周|下个?星期',
};

/** Seven days from today. */
export const WEEK_AHEAD: DayWords = { spaced: 'week ahead|semana por delante|semana pela frente' };

/** Two weeks. */
export const FORTNIGHT: DayWords = { spaced: 'fortnight' };

/** Half a month, which these words count as fifteen days. */
export const HALF_MONTH: DayWords = {
  spaced: 'quincena|quinzena|quinzaine|quinze jours|pakhwa[dr][ae]',
  joined: 'पखवाड[ेा]|पंधरवड[\\p{L}\\p{M}]*',
};

export const THIS_MONTH: DayWords = {
  spaced:
    'this month|my month|rest of (?:the|this|my) month|(?:mi|meu) mes|n?este mes|ce mois|ce mois-ci|diese[nmrs] monat|bulan ini|в этом месяце|is mahine|y(?:e|eh|ah) mahina|in[td]ha ma+sam|ee nela',
  joined:
    '(?:इस|यह|ये) महीन[ेा]|(?:या|हा) महिन[\\p{L}\\p{M}]*|(?:এই|এ) মাস[\\p{L}\\p{M}]*|இந்த மாசம்|இந்த மாதம்|ఈ నెల|هذا الشهر|这个月|本月',
};

export const NEXT_MONTH: DayWords = {
  spaced:
    'next month|coming month|mes que viene|mes que vem|proximo mes|mois prochain|nachste[nrs]? monat|kommende[nr]? monat|bulan depan|в следующем месяце|agl[ea] mahin[ea]|(?:adutha|varra) ma+sam|vach?he nela|raboye nela',
  joined:
    '(?:अगल[ेा]|आने वाल[ेा]) महीन[ेा]|(?:पुढच्या|पुढील|येत्या|पुढचा) महिन[\\p{L}\\p{M}]*|(?:আগামী|সামনের|পরের) মাস[\\p{L}\\p{M}]*|அடுத்த மாசம்|அடுத்த மாதம்|వచ్చే నెల|الشهر القادم|下个月',
};

/** Read in questions of the past alone. */
export const LAST_WEEK: DayWords = {
  spaced: 'last week|semana pasada|semana passada|semaine derniere|letzte woche|minggu lalu|pichle hafte|पिछले हफ्ते',
  joined: 'मागच्या आठवड्यात|গত সপ্তাহে|போன வாரம்|கடந்த வாரம்|గత వారం|上周|الاسبوع الماضي',
};
export const LAST_MONTH: DayWords = {
  spaced: 'last month|mes pasado|mes passado|mois dernier|letzten monat|bulan lalu|pichle mahine|पिछले महीने',
  joined: 'मागच्या महिन्यात|গত মাসে|போன மாசம்|கடந்த மாதம்|గత నెల|上个月|الشهر الماضي',
};

export const CHRISTMAS: DayWords = { spaced: 'christmas|xmas|navidad|weihnachten|noel', joined: 'क्रिसमस|圣诞节' };

/** In January the year that has begun. */
export const NEW_YEAR: DayWords = {
  spaced: 'new year|nuevo ano|ano nuevo|novo ano|ano novo|nouvelle annee|nouvel an|neue[sn]? jahr|naye saal|naya saal',
  joined: 'नए साल|नया साल|नवीन वर्ष|নতুন বছর|புத்தாண்டு|కొత్త సంవత్సరం|新年|新的一年',
};

export const YEARS_END: DayWords = {
  spaced:
    '(?:by|before) (?:the )?new year|end of (?:the|this) year|years end|year end|fin(?:ales)? de ano|fim d[eo] ano|final d[eo] ano|fin de l annee|fin d annee|jahresende|ende des jahres|akhir tahun|конца года|saal ke ant',
  joined: 'साल के अंत|वर्षाअखेर|বছরের শেষ|年底',
};

/** Said before days they are the last of a span that begins now. */
export const UNTIL =
  'by|before|until|till|up to|not? later than|bis|vor|antes del?|antes d[oa]|hasta|ate|avant|d ici(?: a)?|sampai|sebelum|до|قبل';
/** The same, said after them. */
export const UNTIL_AFTER = 'se pehle|tak|(?:से पहले|तक|पूर्वी|पर्यंत|এর আগে|র আগে|க்குள்|లోపు|之前)';

/** Numbers up to twelve in words. */
export const COUNTS: ReadonlyMap<string, number> = new Map(
  [
    'a|an|one|un|una|um|uma|une|ein|eine|einem|einer|ek|एक|এক|ஒரு|ఒక|一',
    'two|a couple of|couple of|dos|dois|duas|deux|zwei|do|दो|दोन|দুই|দু|இரண்டு|ரெண்டு|రెండు|两',
    'three|few|a few|tres|trois|drei|teen|तीन|তিন|மூன்று|மூணு|మూడు|三',
    'four|cuatro|quatro|quatre|vier|chaar|char|चार|চার|நான்கு|நாலு|నాలుగు|四',
    'five|cinco|cinq|funf|paanch|panch|पांच|पाच|পাঁচ|ஐந்து|அஞ்சு|ఐదు|五',
    'six|seis|sechs|chhe|chah|छह|छः|सहा|ছয়|ஆறு|ఆరు|六',
    'seven|siete|sete|sept|sieben|saat|सात|সাত|ஏழு|ఏడు|七',
    'eight|ocho|oito|huit|acht|aath|आठ|আট|எட்டு|ఎనిమిది|八',
    'nine|nueve|nove|neuf|neun|nau|नौ|नऊ|নয়|ஒன்பது|తొమ్మిది|九',
    'ten|diez|dez|dix|zehn|das|दस|दहा|দশ|பத்து|పది|十',
    'eleven|once|onze|elf|gyarah',
    'twelve|doce|doze|douze|zwolf|barah',
  ].flatMap((words, at) => words.split('|').map((word) => [word, at + 1] as const)),
);

/** Said before a number of days, weeks, months or years they are so many that begin with today. */
export const NEXT_SOME =
  '(?:(?:in|within|over|during|for) )?(?:the )?(?:next|coming|following)|(?:(?:en|durante|por) )?l[oa]s proxim[oa]s|(?:n?[oa]s) proxim[oa]s|dans les|(?:(?:in|innerhalb) (?:den|der|von) )?(?:nachsten|kommenden)|agle|aane wale|अगले|आने वाले|आगामी|पुढच्या|पुढचे|पुढील|येत्या|আগামী|সামনের|পরের|அடுத்த|வரும்|వచ్చే|రాబోయే';

/** Said before them they are the last of a span that begins now. */
export const WITHIN = 'within|in|dentro de|en|daqui a|em|dans|d ici|innerhalb von|dalam|через|за';

/** The same, said after them, or as an ending of the unit. */
export const WITHIN_AFTER =
  '(?:\\s+(?:me|mein|main|ke andar|ke bhitar|में|मे|के अंदर|के भीतर|मध्ये|মধ্যে|ভিতরে)|(?<=ில்|ல|க்குள்|లో|లోపు|[ाां]त))';

/** Units, and how many days each has. */
export const UNITS: readonly (readonly [words: string, days: number])[] = [
  [
    'days?|dias?|jours?|tag(?:en?)?|hari|дн[\\p{L}\\p{M}]+|din|दिन|दिवस[\\p{L}\\p{M}]*|দিন[\\p{L}\\p{M}]*|நாட்?க?[\\p{L}\\p{M}]*|రోజు[\\p{L}\\p{M}]*|天',
    1,
  ],
  [
    'weeks?|semanas?|semaines?|wochen?|minggu|недел[\\p{L}\\p{M}]*|hafte|हफ्ते|हफ्तों|आठवड[\\p{L}\\p{M}]*|সপ্তাহ[\\p{L}\\p{M}]*|வார[\\p{L}\\p{M}]*|వారా[\\p{L}\\p{M}]*|周',
    7,
  ],
  [
    'months?|mes(?:es)?|mois|monat(?:en?)?|bulan|месяц[\\p{L}\\p{M}]*|mahine|mahino|महीने|महीनों|महिन[\\p{L}\\p{M}]*|মাস[\\p{L}\\p{M}]*|மாத[\\p{L}\\p{M}]*|மாச[\\p{L}\\p{M}]*|నెల[\\p{L}\\p{M}]*|个月',
    30.44,
  ],
  [
    'years?|anos?|ans?|annees?|jahr(?:en?)?|tahun|год[\\p{L}\\p{M}]*|лет|saal|साल|वर्ष[\\p{L}\\p{M}]*|বছর[\\p{L}\\p{M}]*|ஆண்டு[\\p{L}\\p{M}]*|வருட[\\p{L}\\p{M}]*|సంవత్సర[\\p{L}\\p{M}]*|ఏళ్ల[\\p{L}\\p{M}]*|年',
    365.25,
  ],
];
