/** The names of the twelve months as they are typed, folded, in the languages. */
export const MONTH_NAMES: readonly string[] = [
  'january|jan|janvari|janwari|janavari|enero|janeiro|janvier|januar|januari|январ[яье]|जनवरी|जानेवारी|জানুয়ারি|ஜனவரி|జనవరి|يناير|كانون الثاني',
  'february|feb|farvari|pharvari|februvari|febrero|fevereiro|fevrier|februar|februari|феврал[яье]|फरवरी|फेब्रुवारी|ফেব্রুয়ারি|பிப்ரவரி|ఫిబ్రవరి|فبراير|شباط',
  'march|maarch|marzo|marco|mars|marz|maret|марта?|марте|मार्च|মার্চ|மார்ச்|మార్చి|مارس|اذار',
  'april|apr|aprail|abril|avril|апрел[яье]|अप्रैल|एप्रिल|এপ্রিল|ஏப்ரல்|ఏప్రిల్|ابريل|نيسان',
  'may|mayo|maio|mai|mei|ма[яйе]|मई|मे|মে|மே|మే|مايو|ايار',
  'june|jun|junio|junho|juin|juni|июн[яье]|जून|জুন|ஜூன்|జూన్|يونيو|حزيران',
  'july|jul|julai|julio|julho|juillet|juli|июл[яье]|जुलाई|जुलै|জুলাই|ஜூலை|జూలై|يوليو|تموز',
  'august|aug|agast|agosto|aout|agustus|августа?|августе|अगस्त|ऑगस्ट|আগস্ট|ஆகஸ்ட்|ఆగస్టు|اغسطس|اب',
  'september|sep|sept|sitambar|sitamber|septembar|septiembre|setembro|septembre|сентябр[яье]|सितंबर|सप्टेंबर|সেপ্টেম্বর|செப்டம்பர்|సెప్టెంబర్|سبتمبر|ايلول',
  'october|oct|aktubar|oktobar|octubre|outubro|octobre|oktober|октябр[яье]|अक्टूबर|ऑक्टोबर|অক্টোবর|அக்டோபர்|అక్టోబర్|اكتوبر',
  'november|nov|navambar|navember|noviembre|novembro|novembre|ноябр[яье]|नवंबर|नोव्हेंबर|নভেম্বর|நவம்பர்|నవంబర్|نوفمبر',
  'december|dec|disambar|diciembre|dezembro|decembre|dezember|desember|декабр[яье]|दिसंबर|डिसेंबर|ডিসেম্বর|டிசம்பர்|డిసెంబర్|ديسمبر',
];

/** Months with which the seasons of the north begin, counted from 0. */
export const SEASONS: Readonly<Record<string, number>> = {
  spring: 2,
  primavera: 2,
  printemps: 2,
  fruhling: 2,
  fruhjahr: 2,
  summer: 5,
  verano: 5,
  verao: 5,
  ete: 5,
  sommer: 5,
  autumn: 8,
  fall: 8,
  otono: 8,
  outono: 8,
  automne: 8,
  herbst: 8,
  winter: 11,
  invierno: 11,
  inverno: 11,
  hiver: 11,
};

export const NEXT_YEAR =
  /\b(?:next year|ano que vem|proximo ano|ano que viene|proximo ano|annee prochaine|an prochain|nachstes jahr|nachsten jahr|kommenden jahr|kommendes jahr|tahun depan|agle saal|agle sal|agle varsh|agla sa?al|aane wale saal|naye saal|(?:adutha|varra) (?:varus?ham|varusam|varudam|aandu|year)|(?:vache|vachhe|raboye|next) (?:year|samvatsaram|edadi|yedadi)|ano entrante)\b|(?:следующ|будущ)\p{L}+ год\p{L}*|明年|(?:अगल[ेा]|आने वाल[ेा]|नए) (?:साल|वर्ष)|(?:पुढच्या|पुढील|येत्या) वर्ष|पुढच[ें] वर्ष|পরের বছর|আগামী বছর|(?:அடுத்த|வரும்) (?:வருடம்|வருஷம்|ஆண்டு)|(?:వచ్చే|రాబోయే) (?:సంవత్సరం|ఏడాది)|(?:السنه (?:القادمه|الجايه|المقبله)|العام (?:القادم|المقبل)|السنه اللي جايه)/u;

export const THIS_YEAR =
  /\b(?:this year|(?:este|esse|neste|nesse) ano|cette annee|dieses jahr|diesem jahr|tahun ini|is saal|is sal|is varsh|iss saal|y(?:e|eh|ah) sa?al|is year|in[td]ha (?:varus?ham|varusam|varudam|aandu|year)|ee (?:year|samvatsaram|edadi|yedadi))\b|(?:в этом году|今年|(?:इस|यह|ये) (?:साल|वर्ष)|(?<![\p{L}\p{M}])(?:या|ह्या) ?वर्षी|(?<![\p{L}\p{M}])हे वर्ष|यंदा|এই বছর|এ বছর|এবছর|இந்த (?:வருடம்|வருஷம்|ஆண்டு)|ఈ (?:సంవత్సరం|ఏడాది)|هذا العام|هذه السنه|السنه دي|هالسنه)/u;

export const LAST_YEAR =
  /\b(?:last year|pichle saal|pichhle saal|pichle sal|pona (?:varus?ham|varusam|varudam)|(?:poyina|gata) (?:year|samvatsaram|edadi)|el ano pasado|ano passado|annee derniere|letztes jahr|letzten jahr|tahun lalu)\b|पिछले (?:साल|वर्ष)|मागच्या वर्षी|गेल्या वर्षी|গত বছর|போன (?:வருஷம்|வருடம்)|கடந்த (?:வருடம்|ஆண்டு)|(?:పోయిన|గత) (?:సంవత్సరం|ఏడాది)|в прошлом году|去年/u;

/** Words that in the Indian languages follow a month. */
export const AFTER_MONTH = 'me|mein|main|ko|tak|maasam|maasathula|में|मे|को|तक|मध्ये|महिन्यात|মাসে|তে|ে|এ|மாசம்|மாதம்|ல|లో|నెలలో';
