/** Countries and cities people speak of when they think of leaving; choices of one pattern. */
export const COUNTRIES =
  'usa|us|america|united states|uk|england|britain|london|scotland|ireland|dublin|canada|toronto|vancouver|australia|sydney|melbourne|new zealand|auckland|germany|berlin|munich|france|paris|spain|portugal|lisbon|italy|rome|netherlands|holland|amsterdam|belgium|switzerland|austria|vienna|sweden|stockholm|norway|denmark|finland|poland|europe|dubai|uae|abu dhabi|qatar|doha|oman|muscat|kuwait|bahrain|saudi|saudi arabia|gulf|singapore|malaysia|thailand|bangkok|japan|tokyo|korea|seoul|china|hong kong|russia|turkey|israel|egypt|south africa|africa|kenya|nigeria|mauritius|fiji|mexico|brazil|argentina|new york|california|texas|philippines|indonesia|bali|vietnam|sri lanka|nepal|bangladesh|pakistan|luxembourg|malta|cyprus|greece';

/** Turns of speech for going abroad. */
export const GOING =
  'move|moving|moved|shift|shifting|relocate|relocating|settle|settled|settling|settlement|migrate|migrating|migration|immigrate|emigrate|live|living|stay|staying|go|going|goes|travel|fly|pr|residency|residence|immigration|citizenship|visa|work|working|job|jobs|life|return|come back|send|send me|transfer|posting|permit';
