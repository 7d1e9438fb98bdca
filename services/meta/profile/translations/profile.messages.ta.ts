// Written by npm run generate from profile.messages.ta.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  readAs: (a: { readonly sent: string; readonly place: string }) => `"${a.sent}" ${a.place} எனப் படிக்கப்பட்டது, ஆயங்கள் அதன் மையத்துடையவை.`,
  passedOver: (a: { readonly others: number }) => `${pluralOf('ta', a.others) === 'one' ? `மிகச் சிறிய மற்றோர் இடத்துக்கும்` : `மிகச் சிறிய மற்ற ${numberInWords(a.others)} இடங்களுக்கும்`} அதே பெயர் உண்டு. அது எனில், அதன் மாநிலம் அல்லது நாட்டுடன் மீண்டும் அழைக்கவும்.`,
  sendCoordinates: () => `பிந்தைய கருவிகள் birth_place ஏற்பதில்லை, எனவே அவற்றுக்கு latitude, longitude, time_zone அனுப்பவும்.`,
  coordinatesCount: () => `அனுப்பிய ஆயங்களே கணக்கிடப்படும், birth_place பெயராக மீண்டும் வரும்.`,
  farFromName: (a: { readonly km: number }) => `அவை அப்பெயருள்ள எந்த இடத்துக்கும் ${numberInWords(a.km)} கிமீ தொலைவில் உள்ளன, எனவே அவற்றின் குறிகளையும் வரிசையையும் சரிபார்க்கவும்.`,
  noCusps: () => `இந்த அட்சரேகையில் பிளாசிடஸ் பாவ முனைகள் இல்லை; கேபி பாவ முனைக் கருவிகள் மறுக்கும்.`,
  clockFarFromSun: (a: { readonly offset: string; readonly longitude: number; readonly hours: string }) => `நேர வித்தியாசம் ${a.offset} தீர்க்கரேகை ${numberInWords(a.longitude)}-இல் சூரியனுக்கு ${a.hours} மணி நேரம் தொலைவில் உள்ளது, இது அரிதாகவே சரி. நேர வித்தியாசத்தின் குறியையும், அட்சரேகையும் தீர்க்கரேகையும் இடம் மாறவில்லை என்பதையும் சரிபார்க்கவும்.`,
  timeUnknown: (a: { readonly date: string }) => `${a.date}, நேரம் தெரியாது`,
  eitherWay: (a: { readonly minutes: number }) => `இருபுறமும் ${numberInWords(a.minutes)} நிமிடம்`,
  sendAgain: () => `பிந்தைய ஒவ்வோர் அழைப்புடனும் இதே பிறப்பு விவரங்களை அனுப்பவும்; அழைப்புகளுக்கு இடையே எதுவும் சேமிக்கப்படுவதில்லை.`,
  verdictsUncertain: (a: { readonly verdicts: number; readonly uncertain: number }) => `பிறப்புப் பட்டியலின் ${numberInWords(a.verdicts)} முடிவுகளில் ${numberInWords(a.uncertain)} அந்த உறுதியின்மைக்குள் மறு பக்கம் மாறலாம்.`,
  verdictsHold: (a: { readonly firm: number; readonly fair: number; readonly thin: number; readonly knifeEdge: number }) => `இருபுறமும் பத்து நிமிடம் நிலைக்கும் முடிவுகள்: ${numberInWords(a.firm)}; நான்கு: ${numberInWords(a.fair)}; ஒன்று: ${numberInWords(a.thin)}; குறைவு: ${numberInWords(a.knifeEdge)}.`,
  sendUncertainty: () => `birth_time_uncertainty_minutes ஏற்கும் ஒவ்வொரு கருவிக்கும் அதை அனுப்பவும், எந்த முடிவுகள் உறுதியற்றவை என்று சொல்லவும்.`,
  noVerdict: () => `பாவங்கள், பாவ முனைகள், உப நட்சத்திராதிபதிகளைப் படிக்க முடியாது, எனவே கேபி முடிவு எதுவும் தர முடியாது.`,
  planetsOfDay: (a: { readonly call: string }) => `birth_time_known false கொண்டு ${a.call} அழைத்தால் அந்த நாளில் கிரகங்கள் செய்தது தெரியும்.`,
  waysToAnswer: (a: { readonly ways: number }) => `${pluralOf('ta', a.ways) === 'one' ? `பதிலுக்கு ஒரு வழி, ஏனெனில் நேரம் காணப் பாவ முனைகள் தேவை` : `பதிலுக்கு இரண்டு வழிகள்`}`,
  steps: (a: { readonly way: 'FIND_THE_TIME' | 'QUESTION_BY_NUMBER' }) => `${a.way === 'QUESTION_BY_NUMBER' ? `கேள்வியை மனதில் கொண்டு 1 முதல் 249 வரை ஓர் எண்ணைச் சொல்ல அவரைக் கேட்கவும். அதனுடன் get_horary_chart_v2 அழைக்கவும்; birth_datetime, latitude, longitude ஆகியவற்றில் கேள்வியின் நேரமும் இடமும் அனுப்பவும்.` : `வாழ்வின் தேதியுள்ள குறைந்தது ஐந்து நிகழ்வுகளைக் கேட்கவும். தேதியும் நிகழ்வுகளும் கொண்டு find_birth_time, பின் கிடைத்த நேரம் கொண்டு rectify_birth_time அழைக்கவும். அந்த நேரம் எவ்வளவு உறுதி என்று சொல்லி, அதனுடன் set_birth_profile மீண்டும் அழைக்கவும்.`}`,
  cannotBeRead: (a: { readonly what: 'CUSPS' | 'HOUSES' | 'SUB_LORDS' | 'VERDICTS' }) => `${a.what === 'HOUSES' ? `பாவங்கள்` : a.what === 'CUSPS' ? `பாவ முனைகள்` : a.what === 'SUB_LORDS' ? `பாவ உப நட்சத்திராதிபதிகள்` : `ஒவ்வொரு கேபி முடிவும்`}`,
  neverGuess: () => `பிறந்த நேரத்தை ஒருபோதும் ஊகிக்க வேண்டாம், அதற்குப் பதில் நண்பகல் ஜாதகத்தை ஒருபோதும் படிக்க வேண்டாம்.`,
};
