// Written by npm run generate from spiritual.messages.mr.json: change that file.
import { dayInWords } from '@cuspal/speech';

export const messages = {
  karmaOfPeriod: (a: { readonly until: string; readonly karma: 'ADRIDHA' | 'DRIDHA' | 'DRIDHA_ADRIDHA' }) => `परंपरा ${dayInWords(a.until)} पर्यंतच्या दशेचे कर्म ${a.karma === 'DRIDHA' ? `दृढ मानते, म्हणून थोडाच बदल अपेक्षित असतो` : a.karma === 'DRIDHA_ADRIDHA' ? `मिश्र मानते, म्हणून सातत्याच्या प्रयत्नाने ते सौम्य होऊ शकते` : `हलके मानते, म्हणून प्रयत्नाने ते बदलते असे म्हणतात`}.`,
  forReflection: () => `हे चिंतनासाठी आहे आणि पूर्वजन्माबद्दल कोणतेही तथ्य सांगत नाही.`,
  readForReflection: () => `परंपरा सोबत आणलेले कर्म असे वाचते, चिंतनासाठी. इथले काहीही पूर्वजन्माबद्दल तथ्य सांगत नाही.`,
  wholeSigns: () => `भाव म्हणजे लग्नापासून पूर्ण राशी. इथले काहीही केपी निर्णय बदलत नाही.`,
  kpNoteLeftOut: () => `या अक्षांशावर प्लासिडस कस्प नसतात, म्हणून केपीची टीप वगळली आहे.`,
  nextPractice: () => `हे साधन परंपरेने सुचवलेली साधना सांगते.`,
  sixtiethPartNear: () => `या जन्मवेळेच्या दोन मिनिटांच्या आत दुसरा षष्ट्यंश उदित होतो. वेळ सेकंदांपर्यंत खात्रीची असेल तरच त्याची राशी आणि देवता वाचा.`,
  merit: (a: { readonly merit: 'CREDIT' | 'DEBT' | 'MIXED' }) => `${a.merit === 'CREDIT' ? `भाव ५ सोबत आणलेले पुण्य सांगतो.` : a.merit === 'MIXED' ? `भाव ५ मिश्र पुण्य सांगतो.` : `भाव ५ अजून मिळवायचे पुण्य सांगतो.`}`,
};
