/** Turns of speech that ask for a house or a planet of the chart and for nothing of a life. */

const COUNT =
  '(?:[1-9]|1[0-2]|[1-9](?:st|nd|rd|th)|1[0-2]th|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)';
const PLANET = '(?:sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu)';
const ASKING =
  '(?:(?:who|whos|what|whats|which|is|are|the|my|planet|tell|me|show|give|please|pls|of|in|kp|does|can|you) )*';
const SUB_LORD = '(?:cuspal )?(?:sub lords?|sublords?|csl)';
const HOUSE = '(?: (?:cusp|house|bhava))?';
const END =
  '(?: (?:please|pls|by kp|in kp|in my (?:chart|kundli|horoscope)|at birth|and its star lord|and star lord))*$';

const whole = (says: string): RegExp => new RegExp(`^${ASKING}${says}${END}`, 'u');

export const CHART_TURNS: readonly { readonly key: string; readonly says: RegExp }[] = [
  { key: 'csl', says: whole(`${SUB_LORD} (?:of|for) (?:the |my )?(?:cusp |house )?${COUNT}${HOUSE}`) },
  { key: 'csl', says: whole(`${COUNT}${HOUSE} ${SUB_LORD}`) },
  {
    key: 'planet_place',
    says: whole(
      `(?:planets? |grahas? |anything |something )?(?:sits? |sitting |placed |there )?in (?:the |my )?(?:${COUNT} (?:house|bhava)|house ${COUNT})`,
    ),
  },
  {
    key: 'planet_place',
    says: whole(
      `(?:where )?(?:is )?(?:my )?${PLANET} (?:is |sits? |placed |located )*(?:in which house|in which sign|in what sign|which house)`,
    ),
  },
  {
    key: 'best_planet',
    says: whole(
      `${PLANET} (?:a )?(?:good|bad|benefic|malefic|favou?rable|lucky|unlucky|friendly|helpful|harmful)(?: planet)?(?: for (?:me|my \\w+))?`,
    ),
  },
  {
    key: 'retrograde',
    says: new RegExp(
      `\\b(?:my|natal) ${PLANET} (?:\\w+ )?(?:retrograde|retro|vakri)\\b|\\b${PLANET} (?:\\w+ )?(?:retrograde|retro|vakri) (?:at (?:my )?birth|in my (?:chart|kundli|horoscope)|when i was born)\\b`,
      'u',
    ),
  },
  { key: 'moon_sign', says: whole('(?:sun|moon) signs?') },
];
