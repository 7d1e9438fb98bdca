import { wordsOf } from './text/fold.ts';

/** Words that name no matter, with which people ask how a year is, was or will be for them. */
export const AROUND_A_YEAR = wordsOf(`
  how hows what whats about is was were will would be been do does did it look looks looked like go goes went going for
  me my mine us our the a an in of to year hold holds held have has had got get store bring brings brought treat treats
  treated shape turn out up good bad great hard difficult happy so really overall generally
  mere liye mera meri mujhe hamare kaisa kaisi kaise hai hain rahega rahegi raha rahi tha thi hoga hogi jayega jaega
  jaayega gaya gya gayi beeta bita guzra saal sal varsh san ka ki ke ko mein me main kya achha accha acha bura
  मेरे लिए मेरा मेरी मुझे हमारे हमारा कैसा कैसी कैसे है रहेगा रहेगी रहा रही था थी होगा होगी जाएगा जायेगा गया गयी बीता गुजरा
  साल वर्ष सन का की के को में क्या अच्छा बुरा
  माझ्यासाठी आमच्यासाठी माझे माझं माझा माझी मला आम्हाला कसे कसं कसा कशी आहे असेल असणार होते होतं होता होती गेले गेलं गेला
  जाईल राहील ठरेल चे चं हे मध्ये काय चांगले चांगलं वाईट
  আমার আমাদের আমাকে জন্য জন্যে কেমন কি কী হবে হয় হয়েছে ছিল যাবে যায় গেছে গেল গিয়েছে গিয়েছিল কাটবে কাটল কেটেছে কেটেছিল থাকবে
  আছে সাল সালটা সালে বছর বছরটা টা ভালো ভাল খারাপ
  como qué tal es sera será fue era va a ir me irá fué para mí el la los en de un buen mal bueno malo trae traerá trajo
  depara deparará espera está estará estuvo ha sido año
  é e vai ser foi vou pra mim meu minha o ano um bom mau ruim trouxe traz trará correu correr reserva anda andou
  எனக்கு என் என்னுடைய எங்களுக்கு எப்படி இருக்கும் இருந்தது இருந்துச்சு இருக்கு இருக்கிறது இருக்கா போகும் போனது போச்சு அமையும் அமைந்தது
  வருடம் வருஷம் ஆண்டு ஆம் நல்ல நல்லா நன்றாக
  enakku enaku ennaku yenakku en epdi eppadi epadi eppdi irukkum irukum irukku iruku irundhuchu irundhuchi irunthuchu
  irundhadhu irunthathu varusham varudam aandu pogum pochu
  నాకు నా మాకు ఎలా ఉంటుంది ఉంది ఉండేది ఉండింది ఉన్నది గడిచింది గడుస్తుంది సాగింది సంవత్సరం ఏడాది లో కోసం మంచి బాగా
  naaku naku na maaku ela elaa untundi undi undedi undindi gadichindi samvatsaram edadi
`);

const WORD = AROUND_A_YEAR.join('|');

/**
 * A question of a year among such words. What decides is that nothing else is named: the model knows single years from
 * births, almanacs and losses, and would hear those.
 */
export const YEAR_ALONE = new RegExp(String.raw`^(?=.* )(?:(?:${WORD}) )*(?:19|20)\d\d(?: (?:${WORD}))*$`, 'u');
