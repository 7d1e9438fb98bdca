// Written by npm run generate from money.messages.te.json: change that file.
import { type PlanetName, capitalised, named, numberInWords, planetFirst, planetInWords, signBefore } from '@cuspal/speech';

export const messages = {
  pillar: (a: { readonly name: 'EARNING' | 'GAIN' | 'OUTFLOW' | 'SAVING'; readonly level: 'FAIR' | 'HEAVY' | 'LIGHT' | 'MODERATE' | 'STRONG' | 'WEAK' }) => `${a.name === 'EARNING' ? `సంపాదన` : a.name === 'SAVING' ? `పొదుపు` : a.name === 'GAIN' ? `లాభం` : `ఖర్చు`} ${a.level === 'STRONG' ? `బలమైనది` : a.level === 'FAIR' ? `పర్వాలేదు` : a.level === 'WEAK' ? `బలహీనం` : a.level === 'HEAVY' ? `భారం` : a.level === 'MODERATE' ? `మధ్యస్థం` : `తేలిక`}`,
  pillarDetail: (a: { readonly pillar: string }) => `${capitalised(a.pillar)}.`,
  gainPromised: (a: { readonly label: string; readonly clearly: boolean }) => `${named(a.label)}: ${a.clearly ? `యోగం స్పష్టంగా ఉంది` : `యోగం స్పష్టంగా లేదు`}.`,
  lordsForGain: (a: { readonly one: boolean; readonly md: PlanetName; readonly mdStanding: 'AGAINST' | 'SILENT' | 'STRONG' | 'WEAK'; readonly ad: PlanetName; readonly adStanding: 'AGAINST' | 'SILENT' | 'STRONG' | 'WEAK' }) => `${a.one ? `${planetFirst(a.md)} ${a.mdStanding === 'STRONG' ? `లాభానికి బలమైనది` : a.mdStanding === 'WEAK' ? `లాభానికి బలహీనం` : a.mdStanding === 'AGAINST' ? `లాభానికి వ్యతిరేకం` : `లాభం గురించి మౌనం`}.` : `${planetFirst(a.md)} ${a.mdStanding === 'STRONG' ? `లాభానికి బలమైనది` : a.mdStanding === 'WEAK' ? `లాభానికి బలహీనం` : a.mdStanding === 'AGAINST' ? `లాభానికి వ్యతిరేకం` : `లాభం గురించి మౌనం`}, ${planetInWords(a.ad)} ${a.adStanding === 'STRONG' ? `లాభానికి బలమైనది` : a.adStanding === 'WEAK' ? `లాభానికి బలహీనం` : a.adStanding === 'AGAINST' ? `లాభానికి వ్యతిరేకం` : `లాభం గురించి మౌనం`}.`}`,
  speculation: () => `స్పెక్యులేషన్`,
  fifthSubLord: (a: { readonly csl: PlanetName }) => `5వ కస్ప్ ఉప అధిపతి ${planetInWords(a.csl)}.`,
  lossLink: (a: { readonly cusp: number; readonly lord: PlanetName; readonly clean: boolean; readonly held: string }) => `${numberInWords(a.cusp)}వ కస్ప్ ఉప అధిపతి ${planetFirst(a.lord)} ${a.clean ? `8, 12 దేన్నీ సూచించదు` : `నష్ట భావాల్లో సూచించేవి ${a.held}`}.`,
  lordPlaced: (a: { readonly house: number; readonly lord: PlanetName; readonly at: number; readonly good: boolean }) => `పూర్ణ రాశుల లెక్కలో ${numberInWords(a.house)}వ భావాధిపతి ${planetFirst(a.lord)} ${numberInWords(a.at)}వ భావంలో ఉంది. మంచి భావాలు 1, 4, 5, 7, 9, 10లో అది ${a.good ? `ఒకటి` : `ఒకటి కాదు`}.`,
  noExchange: (a: { readonly lord: PlanetName }) => `${planetFirst(a.lord)} 2, 11 రెండింటికీ అధిపతి, కాబట్టి పరివర్తన లేదు.`,
  exchange: (a: { readonly second: PlanetName; readonly eleventh: PlanetName; readonly exchanged: boolean }) => `2, 11 అధిపతులు ${planetFirst(a.second)}, ${planetInWords(a.eleventh)} రాశులు ${a.exchanged ? `పరివర్తన చేసుకున్నాయి` : `పరివర్తన చేసుకోలేదు`}.`,
  jupiterDignity: (a: { readonly sign: string; readonly dignity: string }) => `గురుడు ${signBefore(a.sign)} రాశిలో ఉంది, ${a.dignity}.`,
  sessionDateAlone: (a: { readonly text: string }) => `session_date "${a.text}" తేదీ మాత్రమే, YYYY-MM-DD, కావాలి. గంటలను session_start, session_end లో ఇవ్వండి.`,
  sessionClockTime: (a: { readonly field: string; readonly text: string }) => `${a.field} "${a.text}" సెషన్ స్థలపు స్థానిక గడియారం సమయం HH:MM, 00:00 నుంచి 23:59 వరకు కావాలి.`,
  sessionEndsFirst: (a: { readonly end: string; readonly start: string }) => `session_end ${a.end}, session_start ${a.start} తర్వాత లేదు. అదే రోజు తర్వాతి ముగింపు పంపండి.`,
  sessionTooLong: (a: { readonly start: string; readonly end: string; readonly most: number }) => `${a.start} నుంచి ${a.end} వరకు సెషన్ ${numberInWords(a.most)} గంటల కంటే ఎక్కువ. తక్కువ నిడివి పంపండి.`,
};
