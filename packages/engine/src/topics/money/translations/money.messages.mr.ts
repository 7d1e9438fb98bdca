// Written by npm run generate from money.messages.mr.json: change that file.
import { type PlanetName, capitalised, named, numberInWords, planetFirst, planetInWords } from '@cuspal/speech';

export const messages = {
  pillar: (a: { readonly name: 'EARNING' | 'GAIN' | 'OUTFLOW' | 'SAVING'; readonly level: 'FAIR' | 'HEAVY' | 'LIGHT' | 'MODERATE' | 'STRONG' | 'WEAK' }) => `${a.name === 'EARNING' ? `कमाई` : a.name === 'SAVING' ? `बचत` : a.name === 'GAIN' ? `लाभ` : `खर्च`}: ${a.level === 'STRONG' ? `बळकट` : a.level === 'FAIR' ? `ठीक` : a.level === 'WEAK' ? `कमकुवत` : a.level === 'HEAVY' ? `जड` : a.level === 'MODERATE' ? `मध्यम` : `हलका`}`,
  pillarDetail: (a: { readonly pillar: string }) => `${capitalised(a.pillar)}.`,
  gainPromised: (a: { readonly label: string; readonly clearly: boolean }) => `${named(a.label)} या विषयाचा ${a.clearly ? `योग स्पष्ट आहे` : `योग स्पष्ट नाही`}.`,
  lordsForGain: (a: { readonly one: boolean; readonly md: PlanetName; readonly mdStanding: 'AGAINST' | 'SILENT' | 'STRONG' | 'WEAK'; readonly ad: PlanetName; readonly adStanding: 'AGAINST' | 'SILENT' | 'STRONG' | 'WEAK' }) => `${a.one ? `${planetFirst(a.md)} ${a.mdStanding === 'STRONG' ? `लाभासाठी बळकट आहे` : a.mdStanding === 'WEAK' ? `लाभासाठी कमकुवत आहे` : a.mdStanding === 'AGAINST' ? `लाभाविरुद्ध आहे` : `लाभाबाबत मौन आहे`}.` : `${planetFirst(a.md)} ${a.mdStanding === 'STRONG' ? `लाभासाठी बळकट आहे` : a.mdStanding === 'WEAK' ? `लाभासाठी कमकुवत आहे` : a.mdStanding === 'AGAINST' ? `लाभाविरुद्ध आहे` : `लाभाबाबत मौन आहे`}, आणि ${planetInWords(a.ad)} ${a.adStanding === 'STRONG' ? `त्यासाठी बळकट आहे` : a.adStanding === 'WEAK' ? `त्यासाठी कमकुवत आहे` : a.adStanding === 'AGAINST' ? `त्याविरुद्ध आहे` : `त्याबाबत मौन आहे`}.`}`,
  speculation: () => `सट्टा`,
  fifthSubLord: (a: { readonly csl: PlanetName }) => `कस्प ५ चा उपस्वामी ${planetInWords(a.csl)} आहे.`,
  lossLink: (a: { readonly cusp: number; readonly lord: PlanetName; readonly clean: boolean; readonly held: string }) => `कस्प ${numberInWords(a.cusp)} चा उपस्वामी ${planetFirst(a.lord)} ${a.clean ? `८ किंवा १२ चा कारक नाही` : `हानीच्या भावांपैकी यांचा कारक आहे: ${a.held}`}.`,
  lordPlaced: (a: { readonly house: number; readonly lord: PlanetName; readonly at: number; readonly good: boolean }) => `पूर्ण राशींनुसार भाव ${numberInWords(a.house)} चा स्वामी ${planetFirst(a.lord)} भाव ${numberInWords(a.at)} मध्ये आहे. तो १, ४, ५, ७, ९ आणि १० या चांगल्या भावांपैकी ${a.good ? `आहे` : `नाही`}.`,
  noExchange: (a: { readonly lord: PlanetName }) => `${planetFirst(a.lord)} २ आणि ११ दोन्हींचा स्वामी आहे, म्हणून परिवर्तन नाही.`,
  exchange: (a: { readonly second: PlanetName; readonly eleventh: PlanetName; readonly exchanged: boolean }) => `२ आणि ११ चे स्वामी ${planetFirst(a.second)} आणि ${planetInWords(a.eleventh)} यांच्यात राशी परिवर्तन ${a.exchanged ? `आहे` : `नाही`}.`,
  jupiterDignity: (a: { readonly sign: string; readonly dignity: string }) => `गुरू ${named(a.sign)} राशीत, ${a.dignity} आहे.`,
  sessionDateAlone: (a: { readonly text: string }) => `session_date "${a.text}" फक्त तारीख हवी, YYYY-MM-DD. तास session_start आणि session_end मध्ये द्या.`,
  sessionClockTime: (a: { readonly field: string; readonly text: string }) => `${a.field} "${a.text}" ही ००:०० ते २३:५९ मधील HH:MM वेळ हवी, सत्राच्या ठिकाणची स्थानिक.`,
  sessionEndsFirst: (a: { readonly end: string; readonly start: string }) => `session_end ${a.end} हे session_start ${a.start} नंतर नाही. त्याच दिवशीचा नंतरचा शेवट पाठवा.`,
  sessionTooLong: (a: { readonly start: string; readonly end: string; readonly most: number }) => `${a.start} ते ${a.end} हे सत्र ${numberInWords(a.most)} तासांपेक्षा मोठे आहे. छोटे सत्र पाठवा.`,
};
