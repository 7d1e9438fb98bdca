// Written by npm run generate from faults.messages.ta.json: change that file.
import { digitsInWords, inWords, numberInWords } from '@cuspal/speech';

export const messages = {
  notOneOf: (a: { readonly field: string; readonly text: string; readonly values: readonly string[] }) => `"${a.field}" மதிப்பு "${a.text}", ஆனால் அது ${inWords(a.values, 'or')} ஆக இருக்க வேண்டும். திருத்தி மீண்டும் அழைக்கவும்.`,
  noSuchTool: (a: { readonly text: string; readonly nearest: string }) => `"tool" மதிப்பு "${a.text}", அது இந்தச் சேவையகத்தின் கருவி அல்ல. அருகிலுள்ள பெயர்கள் ${a.nearest}.`,
  uncertainOfNothing: () => `birth_time_known false உடன் birth_time_uncertainty_minutes அனுப்பப்பட்டது. அதை விடவும், அல்லது birth_time_known true உடன் நேரத்தை அனுப்பவும்.`,
  placeUnknown: (a: { readonly place: string }) => `birth_place "${a.place}" தெரியாதது, அதுபோல எழுதப்படும் இடமும் இல்லை. அருகிலுள்ள பெரிய ஊரை அதன் நாட்டுடன், அல்லது latitude, longitude, time_zone அனுப்பவும்.`,
  placeToChoose: (a: { readonly finding: 'NAME_OF_AREA' | 'OTHER_AREA' | 'SEVERAL' | 'SPELLING' | 'UNKNOWN_AREA'; readonly place: string }) => `${a.finding === 'SEVERAL' ? `birth_place "${a.place}" ஒன்றுக்கு மேற்பட்ட இடங்களாக இருக்கலாம்.` : a.finding === 'NAME_OF_AREA' ? `birth_place "${a.place}" ஒரு நாடு அல்லது பகுதியின் பெயர், அது குறிப்பிடக்கூடிய மிகப் பெரிய இடங்கள் இவை.` : a.finding === 'UNKNOWN_AREA' ? `birth_place "${a.place}" என்பதன் ஒரு பகுதி எந்த நாட்டையும், பகுதியையும், அருகிலுள்ள ஊரையும் பெயரிடவில்லை.` : a.finding === 'OTHER_AREA' ? `birth_place "${a.place}" சொன்ன நாட்டில் அல்லது பகுதியில் தெரியாதது, ஆனால் வேறிடத்தில் உள்ளது.` : `birth_place "${a.place}" தெரியாதது, ஆனால் இந்த இடங்கள் அதுபோல எழுதப்படுகின்றன.`} எது எனக் கேட்டு, birth_place-க்குப் பதில் அதன் latitude, longitude, time_zone அனுப்பவும்.`,
  smallerPlaces: (a: { readonly more: number }) => `மேலும் ${numberInWords(a.more)} சிறிய இடங்கள் பட்டியலில் இல்லை. காற்புள்ளிக்குப் பின் பகுதி அல்லது நாடு அவற்றைக் குறைக்கும்.`,
  clockOfPlace: (a: { readonly field: string; readonly sent: string; readonly place: string; readonly kept: string; readonly zone: string }) => `${a.field} ${a.sent} என்பது ${a.place} உடன் ஒத்துப்போகவில்லை, அதன் கடிகாரங்கள் பிறப்பில் ${digitsInWords(a.kept)} காட்டின (${a.zone}). ${a.field} விடவும், அல்லது birth_place-க்குப் பதில் latitude, longitude அனுப்பவும்.`,
  halfCoordinates: (a: { readonly missing: string; readonly sent: string }) => `${a.missing} இல்லாமல் ${a.sent} அனுப்பப்பட்டது. இரண்டையும் அனுப்பவும், அல்லது எதையும் அனுப்பாமல் birth_place மட்டும் அனுப்பவும்.`,
};
