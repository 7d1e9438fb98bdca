// Written by npm run generate from profile.messages.te.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  readAs: (a: { readonly sent: string; readonly place: string }) => `"${a.sent}" ను ${a.place} గా చదివారు, స్థానాంకాలు దాని కేంద్రానివి.`,
  passedOver: (a: { readonly others: number }) => `${pluralOf('te', a.others) === 'one' ? `చాలా చిన్నదైన మరో చోటుకు` : `చాలా చిన్నవైన మరో ${numberInWords(a.others)} చోట్లకు`} కూడా అదే పేరు ఉంది. అది అయితే, దాని ప్రాంతం లేదా దేశంతో మళ్లీ కాల్ చేయండి.`,
  sendCoordinates: () => `తర్వాతి సాధనాలు birth_place తీసుకోవు, కాబట్టి వాటికి latitude, longitude, time_zone పంపండి.`,
  coordinatesCount: () => `పంపిన స్థానాంకాలే లెక్క, birth_place పేరుగా మళ్లీ వస్తుంది.`,
  farFromName: (a: { readonly km: number }) => `అవి ఆ పేరున్న ఏ చోటు నుంచైనా ${numberInWords(a.km)} కిమీ దూరంలో ఉన్నాయి, కాబట్టి వాటి గుర్తులను, వరుసను సరిచూడండి.`,
  noCusps: () => `ఈ అక్షాంశంలో ప్లాసిడస్ కస్ప్‌లు లేవు; కేపీ కస్ప్ సాధనాలు పనిచేయవు.`,
  clockFarFromSun: (a: { readonly offset: string; readonly longitude: number; readonly hours: string }) => `సమయ తేడా ${a.offset}, రేఖాంశం ${numberInWords(a.longitude)} వద్ద సూర్యుడి నుంచి ${a.hours} గంటలు దూరం, ఇది అరుదుగా సరైనది. సమయ తేడా గుర్తును, అక్షాంశం, రేఖాంశం తారుమారు కాలేదని సరిచూడండి.`,
  timeUnknown: (a: { readonly date: string }) => `${a.date}, సమయం తెలియదు`,
  eitherWay: (a: { readonly minutes: number }) => `ఇరువైపులా ${numberInWords(a.minutes)} నిమిషాలు`,
  sendAgain: () => `తర్వాతి ప్రతి కాల్‌తో ఇవే జనన వివరాలు పంపండి; కాల్‌ల మధ్య ఏదీ నిల్వ ఉండదు.`,
  verdictsUncertain: (a: { readonly verdicts: number; readonly uncertain: number }) => `జన్మ జాబితాలోని ${numberInWords(a.verdicts)} నిర్ణయాల్లో ${numberInWords(a.uncertain)} ఆ అనిశ్చితిలో మరో వైపు మారవచ్చు.`,
  verdictsHold: (a: { readonly firm: number; readonly fair: number; readonly thin: number; readonly knifeEdge: number }) => `ఇరువైపులా పది నిమిషాలు నిలిచే నిర్ణయాలు: ${numberInWords(a.firm)}; నాలుగు: ${numberInWords(a.fair)}; ఒకటి: ${numberInWords(a.thin)}; తక్కువ: ${numberInWords(a.knifeEdge)}.`,
  sendUncertainty: () => `birth_time_uncertainty_minutes తీసుకునే ప్రతి సాధనానికి దాన్ని పంపండి, ఏ నిర్ణయాలు అనిశ్చితమో చెప్పండి.`,
  noVerdict: () => `భావాలు, కస్ప్‌లు, వాటి ఉప అధిపతులను చదవడం కుదరదు, కాబట్టి ఏ కేపీ నిర్ణయమూ ఇవ్వడం కుదరదు.`,
  planetsOfDay: (a: { readonly call: string }) => `birth_time_known false తో ${a.call} ఆ రోజు గ్రహాలు ఏం చేశాయో చూపుతుంది.`,
  waysToAnswer: (a: { readonly ways: number }) => `${pluralOf('te', a.ways) === 'one' ? `జవాబుకు ఒక మార్గం, ఎందుకంటే సమయం కనుగొనడానికి కస్ప్‌లు అవసరం` : `జవాబుకు రెండు మార్గాలు`}`,
  steps: (a: { readonly way: 'FIND_THE_TIME' | 'QUESTION_BY_NUMBER' }) => `${a.way === 'QUESTION_BY_NUMBER' ? `ప్రశ్నను మనసులో ఉంచుకుని 1 నుంచి 249 వరకు ఒక సంఖ్య చెప్పమని వ్యక్తిని అడగండి. దానితో get_horary_chart_v2 కాల్ చేయండి; birth_datetime, latitude, longitude గా ప్రశ్న సమయం, స్థలం పంపండి.` : `జీవితంలో తేదీలున్న కనీసం ఐదు సంఘటనలు అడగండి. తేదీ, సంఘటనలతో find_birth_time, తర్వాత దొరికిన సమయంతో rectify_birth_time కాల్ చేయండి. ఆ సమయం ఎంత నిశ్చయమో చెప్పి, దానితో set_birth_profile మళ్లీ కాల్ చేయండి.`}`,
  cannotBeRead: (a: { readonly what: 'CUSPS' | 'HOUSES' | 'SUB_LORDS' | 'VERDICTS' }) => `${a.what === 'HOUSES' ? `భావాలు` : a.what === 'CUSPS' ? `కస్ప్‌లు` : a.what === 'SUB_LORDS' ? `కస్ప్‌ల ఉప అధిపతులు` : `ప్రతి కేపీ నిర్ణయం`}`,
  neverGuess: () => `జనన సమయాన్ని ఎప్పుడూ ఊహించకండి, దానికి బదులు మధ్యాహ్న కుండలిని ఎప్పుడూ చదవకండి.`,
};
