// Written by npm run generate from money.messages.es.json: change that file.
import { type PlanetName, capitalised, named, numberInWords, planetFirst, planetInWords } from '@cuspal/speech';

export const messages = {
  pillar: (a: { readonly name: 'EARNING' | 'GAIN' | 'OUTFLOW' | 'SAVING'; readonly level: 'FAIR' | 'HEAVY' | 'LIGHT' | 'MODERATE' | 'STRONG' | 'WEAK' }) => `${a.name === 'EARNING' ? `el ingreso` : a.name === 'SAVING' ? `el ahorro` : a.name === 'GAIN' ? `el beneficio` : `el gasto`} es ${a.level === 'STRONG' ? `fuerte` : a.level === 'FAIR' ? `aceptable` : a.level === 'WEAK' ? `débil` : a.level === 'HEAVY' ? `alto` : a.level === 'MODERATE' ? `moderado` : `leve`}`,
  pillarDetail: (a: { readonly pillar: string }) => `${capitalised(a.pillar)}.`,
  gainPromised: (a: { readonly label: string; readonly clearly: boolean }) => `${named(a.label)}: ${a.clearly ? `hay promesa clara` : `no hay promesa clara`}.`,
  lordsForGain: (a: { readonly one: boolean; readonly md: PlanetName; readonly mdStanding: 'AGAINST' | 'SILENT' | 'STRONG' | 'WEAK'; readonly ad: PlanetName; readonly adStanding: 'AGAINST' | 'SILENT' | 'STRONG' | 'WEAK' }) => `${a.one ? `${planetFirst(a.md)} ${a.mdStanding === 'STRONG' ? `es fuerte para la ganancia` : a.mdStanding === 'WEAK' ? `es débil para la ganancia` : a.mdStanding === 'AGAINST' ? `va en contra de la ganancia` : `no dice nada sobre la ganancia`}.` : `${planetFirst(a.md)} ${a.mdStanding === 'STRONG' ? `es fuerte para la ganancia` : a.mdStanding === 'WEAK' ? `es débil para la ganancia` : a.mdStanding === 'AGAINST' ? `va en contra de la ganancia` : `no dice nada sobre la ganancia`}, y ${planetInWords(a.ad)} ${a.adStanding === 'STRONG' ? `es fuerte para ella` : a.adStanding === 'WEAK' ? `es débil para ella` : a.adStanding === 'AGAINST' ? `va en contra de ella` : `no dice nada sobre ella`}.`}`,
  speculation: () => `Especulación`,
  fifthSubLord: (a: { readonly csl: PlanetName }) => `El sub-regente de la cúspide 5 es ${planetInWords(a.csl)}.`,
  lossLink: (a: { readonly lord: PlanetName; readonly cusp: number; readonly clean: boolean; readonly held: string }) => `${planetFirst(a.lord)}, sub-regente de la cúspide ${numberInWords(a.cusp)}, ${a.clean ? `no significa ni 8 ni 12` : `significa de las casas de pérdida: ${a.held === 'ninguno' ? `ninguna` : `${a.held}`}`}.`,
  lordPlaced: (a: { readonly lord: PlanetName; readonly house: number; readonly at: number; readonly good: boolean }) => `${planetFirst(a.lord)}, regente de la casa ${numberInWords(a.house)} por signos enteros, está en la casa ${numberInWords(a.at)}. ${a.good ? `Es una` : `No es una`} de las casas buenas 1, 4, 5, 7, 9 y 10.`,
  noExchange: (a: { readonly lord: PlanetName }) => `${planetFirst(a.lord)} rige tanto 2 como 11, así que no hay intercambio.`,
  exchange: (a: { readonly second: PlanetName; readonly eleventh: PlanetName; readonly exchanged: boolean }) => `${planetFirst(a.second)} y ${planetInWords(a.eleventh)}, regentes de 2 y 11, ${a.exchanged ? `intercambian` : `no intercambian`} signos.`,
  jupiterDignity: (a: { readonly sign: string; readonly dignity: string }) => `Júpiter está en ${named(a.sign)}, ${a.dignity}.`,
  sessionDateAlone: (a: { readonly text: string }) => `session_date "${a.text}" debe ser solo una fecha, YYYY-MM-DD. Indique las horas en session_start y session_end.`,
  sessionClockTime: (a: { readonly field: string; readonly text: string }) => `${a.field} "${a.text}" debe ser una hora HH:MM de 00:00 a 23:59, local del lugar de la sesión.`,
  sessionEndsFirst: (a: { readonly end: string; readonly start: string }) => `session_end ${a.end} no es posterior a session_start ${a.start}. Envíe un fin después del comienzo, el mismo día.`,
  sessionTooLong: (a: { readonly start: string; readonly end: string; readonly most: number }) => `La sesión de ${a.start} a ${a.end} dura más de ${numberInWords(a.most)} horas. Envíe una más corta.`,
};
