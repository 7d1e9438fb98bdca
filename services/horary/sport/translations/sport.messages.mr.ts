// Written by npm run generate from sport.messages.mr.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  even: () => `दोन्ही कुंडल्या समान आहेत, म्हणून कोणतीही बाजू अधिक अनुकूल नाही.`,
  favoured: (a: { readonly difference: number; readonly winner: string; readonly margin: 'CLEAR' | 'NARROW' }) => `कुंडल्या ${numberInWords(a.difference)} गुणांनी या बाजूला अनुकूल आहेत: ${a.winner}. हे ${a.margin === 'CLEAR' ? `स्पष्ट` : `थोडे`} अंतर आहे.`,
  entertainment: () => `हे मनोरंजन आहे, अंदाज नाही.`,
  contestant: (a: { readonly number: number }) => `स्पर्धक ${numberInWords(a.number)}`,
  captain: () => `संघाला जन्मकुंडली नसते, म्हणून कर्णधाराची कुंडली त्याच्या जागी घेतली जाते.`,
  leftOut: () => `दुखापत, दिवसाचा फॉर्म आणि खेळाचे नियम यांचा यात भाग नाही.`,
  outsideDasha: () => `सामना एका स्पर्धकाच्या १२० दशावर्षांबाहेर आहे, म्हणून तिथे कोणतीही दशा सांगितलेली नाही.`,
  outsideDashaPlain: () => `सामना एका स्पर्धकाच्या दशांच्या १२० वर्षांबाहेर आहे, म्हणून तिथे कोणताही काळ सांगितलेला नाही.`,
  pointsAreOurs: () => `गुण या सेवेचा स्वतःचा भाग आहेत, कोणताही ग्रंथ ते सांगत नाही. फक्त त्यांशेजारील निर्णय, ज्याला गुण नाहीत, केपीचा आहे.`,
  disclaimer: () => `हे जुन्या परंपरेनुसार मनोरंजन आहे, अंदाज नाही. ते पैज लावण्यासाठी किंवा पैशाच्या कोणत्याही निर्णयासाठी वापरू नये. सामन्यांचा निर्णय खेळणारे करतात.`,
  nextPromise: () => `ते एका जन्मकुंडलीवरून विजयाचा निर्णय कारणांसह करते.`,
};
