// Written by npm run generate from tool-kit.messages.ta.json: change that file.
import { digitsInWords, inWords, named, numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  healthDisclaimer: () => `இது மரபு வழி ஜோதிடப் பார்வை, நோய் கண்டறிதலோ முன்கணிப்போ சிகிச்சை ஆலோசனையோ அல்ல. இது மருத்துவருக்கு ஒருபோதும் மாற்று அல்ல, சிகிச்சையைத் தள்ளிப்போடவோ மறுக்கவோ நிறுத்தவோ ஒருபோதும் காரணம் அல்ல. அவசர நிலையில் உள்ளூர் அவசர எண்ணை அழைக்கவும்.`,
  longevityDisclaimer: () => `இது மரபு வழி ஜோதிடத்தின் உயிர்ச்சக்திப் பிரிவு, ஒருவரின் வாழ்நாளைப் பற்றிய கணிப்பு அல்ல. இது இறப்பின் தேதியையோ வயதையோ சொல்வதில்லை, அவற்றை இதிலிருந்து கணிக்கவும் கூடாது. இது நோய் கண்டறிதல் அல்ல, மருத்துவருக்கு ஒருபோதும் மாற்று அல்ல. உடல்நலம் அல்லது பாதுகாப்பு பற்றிய எந்தக் கவலைக்கும் மருத்துவரிடம் அல்லது உள்ளூர் உதவி எண்ணில் பேசவும்.`,
  childDisclaimer: () => `இது அனுபவமுள்ள ஆலோசகருக்கான மரபு வழி ஜோதிடப் பார்வை, மருத்துவ ஆலோசனையோ குழந்தை வளர்ப்பு ஆலோசனையோ அல்ல. இது குழந்தை பற்றி எதையும் உறுதியாகச் சொல்வதில்லை, பாலினம் சொல்வதில்லை, பெற்றோரைப் பயமுறுத்த இதைப் பயன்படுத்தக் கூடாது. கர்ப்பம், கருவுறுதல், குழந்தை நலம் பற்றிய ஒவ்வொரு கேள்வியையும் மருத்துவரே முடிவு செய்கிறார்.`,
  legalDisclaimer: () => `இது மரபு வழி ஜோதிடப் பார்வை, சட்ட ஆலோசனை அல்ல. இது நீதிமன்றத் தீர்ப்பை முன்கூட்டிச் சொல்வதில்லை, எந்த முடிவுக்கும் உத்தரவாதம் தருவதில்லை. செயல்படும் முன் தகுதியான வழக்கறிஞரைக் கேட்கவும், சட்டக் கெடு ஒவ்வொன்றையும் கடைப்பிடிக்கவும்.`,
  financialDisclaimer: () => `இது மரபு வழி ஜோதிடப் பார்வை, முதலீடு, வரி, கடன் அல்லது நிதி ஆலோசனை அல்ல. இதில் வாங்க, விற்க, வைத்திருக்கச் சொல்லும் எதுவும் இல்லை, எந்த லாபத்துக்கும் உத்தரவாதம் இல்லை. தகுதியான ஆலோசகரைக் கேட்கவும், இழந்தால் தாங்க முடியாத எதையும் பணயம் வைக்க வேண்டாம்.`,
  relationshipDisclaimer: () => `இது இயல்புகளைப் பற்றிய மரபு வழி ஜோதிடப் பார்வை, எவரைப் பற்றிய தீர்ப்பும் மனநல ஆலோசனையும் அல்ல. யாரையும் குற்றம் சாட்டவோ மறுக்கவோ கட்டுப்படுத்தவோ இதைப் பயன்படுத்தக் கூடாது. சம்பந்தப்பட்டவர்கள் சொல்வதும் விரும்புவதுமே முதன்மை.`,
  tendencyDisclaimer: () => `இது மரபு வழி ஜோதிடப் பார்வை. இது இயல்புகளைச் சொல்கிறது, உண்மைகளை அல்ல, எவருக்கும் தீர்ப்பு சொல்வதில்லை.`,
  extensionNote: () => `இது சேவையின் விரிவாக்கம், அதாவது எந்த ஒரு நூலிலும் இல்லாத, மரபு விதிகளின் எங்கள் சொந்தச் சேர்க்கை. இதை அப்படியே குறிப்பிடவும், எந்தக் கேபி முடிவையும் இதன் மேல் வைக்க வேண்டாம்.`,
  beyondAges: (a: { readonly age: number; readonly last: number }) => `அப்போது ஜாதகரின் வயது ${numberInWords(a.age)}, ${numberInWords(a.last)} வயதுக்குப் பின் எந்த விஷயத்துக்கும் தேதி சொல்லப்படுவதில்லை.`,
  beginsLater: (a: { readonly matter: string; readonly from: number }) => `${a.matter} ${numberInWords(a.from)} வயது முதல் ஆராயப்படுகிறது, எனவே அதன் காலங்கள் அங்கிருந்து தொடங்குகின்றன.`,
  clockStands: (a: { readonly at: string }) => `இந்தக் கணக்கு சோதனைக்கானது: இதன் கடிகாரம் ${a.at} என்ற நேரத்தில் நிற்கிறது, ஒவ்வொரு அழைப்பும் அதையே இப்போது எனக் கொள்கிறது.`,
  languageNotOffered: (a: { readonly tag: string; readonly offered: readonly string[] }) => `முடிவுகள் "${a.tag}" மொழியில் இல்லை, எனவே இது ஆங்கிலத்தில் உள்ளது.${a.offered.length === 0 ? `` : ` மற்ற மொழிகள்: ${inWords(a.offered)}.`}`,
  namesAlone: (a: { readonly tag: string }) => `வாக்கியங்கள் இன்னும் "${a.tag}" மொழியில் இல்லை, எனவே அவை ஆங்கிலத்தில் உள்ளன. names என்பதில் அம்மொழிப் பெயர்கள் உள்ளன.`,
  birthUnused: (a: { readonly fields: readonly string[] }) => `இந்தக் கருவி ${inWords(a.fields)} ஏற்கிறது, ஆனால் ${pluralOf('ta', a.fields.length) === 'one' ? `அதைப்` : `அவற்றைப்`} பயன்படுத்துவதில்லை.`,
  readWithBirthOffset: (a: { readonly fields: readonly string[]; readonly offset: string }) => `${inWords(a.fields)} பிறப்பின் நேர வித்தியாசமான ${digitsInWords(a.offset)} கொண்டு ${pluralOf('ta', a.fields.length) === 'one' ? `படிக்கப்பட்டது` : `படிக்கப்பட்டன`}. பருவத்துக்கு ஏற்ப கடிகாரம் மாறும் இடங்களில் time_zone அனுப்பவும்.`,
  halfPlace: (a: { readonly given: string; readonly taken: string; readonly value: number }) => `${a.given} மட்டும் அனுப்பப்பட்டது, எனவே ${a.taken} பிறந்த இடத்துடையது, ${numberInWords(a.value)}.`,
  clockNotSent: (a: { readonly field: string }) => `${a.field} அனுப்பப்படவில்லை, எனவே அங்கும் பிறப்பின் கடிகாரமே கொள்ளப்படுகிறது.`,
  unusedWithoutGroup: (a: { readonly field: string }) => `${a.field} house_group உடன் மட்டுமே கணக்கில் வரும், எனவே பயன்படுத்தப்படவில்லை.`,
  relationUnused: () => `relation ஒரு நிகழ்வு அல்லது house_group உடன் மட்டுமே கணக்கில் வரும், எனவே பயன்படுத்தப்படவில்லை.`,
  pageOne: (a: { readonly what: string; readonly total: number; readonly end: number }) => `${named(a.what)}: மொத்தம் ${numberInWords(a.total)}-இல் எண் ${numberInWords(a.end)}.`,
  pageSpan: (a: { readonly what: string; readonly total: number; readonly start: number; readonly end: number }) => `${named(a.what)}: மொத்தம் ${numberInWords(a.total)}-இல் ${numberInWords(a.start)} முதல் ${numberInWords(a.end)} வரை.`,
  nextPage: (a: { readonly page: number }) => `அடுத்ததற்குப் பக்கம் ${numberInWords(a.page)}-ஐ அழைக்கவும்.`,
  lastPage: () => `இது கடைசிப் பக்கம்.`,
};
