// Written by npm run generate from money.messages.pt.json: change that file.
import { type PlanetName, capitalised, named, numberInWords, planetFirst, planetInWords } from '@cuspal/speech';

export const messages = {
  pillar: (a: { readonly name: 'EARNING' | 'GAIN' | 'OUTFLOW' | 'SAVING'; readonly level: 'FAIR' | 'HEAVY' | 'LIGHT' | 'MODERATE' | 'STRONG' | 'WEAK' }) => `${a.name === 'EARNING' ? `a renda` : a.name === 'SAVING' ? `a poupança` : a.name === 'GAIN' ? `o ganho` : `o gasto`} está em nível ${a.level === 'STRONG' ? `forte` : a.level === 'FAIR' ? `razoável` : a.level === 'WEAK' ? `fraco` : a.level === 'HEAVY' ? `intenso` : a.level === 'MODERATE' ? `moderado` : `leve`}`,
  pillarDetail: (a: { readonly pillar: string }) => `${capitalised(a.pillar)}.`,
  gainPromised: (a: { readonly label: string; readonly clearly: boolean }) => `${named(a.label)}: ${a.clearly ? `há promessa clara` : `não há promessa clara`}.`,
  lordsForGain: (a: { readonly one: boolean; readonly md: PlanetName; readonly mdStanding: 'AGAINST' | 'SILENT' | 'STRONG' | 'WEAK'; readonly ad: PlanetName; readonly adStanding: 'AGAINST' | 'SILENT' | 'STRONG' | 'WEAK' }) => `${a.one ? `${planetFirst(a.md)} ${a.mdStanding === 'STRONG' ? `é forte para o ganho` : a.mdStanding === 'WEAK' ? `tem pouca força para o ganho` : a.mdStanding === 'AGAINST' ? `age contra o ganho` : `não diz nada sobre o ganho`}.` : `${planetFirst(a.md)} ${a.mdStanding === 'STRONG' ? `é forte para o ganho` : a.mdStanding === 'WEAK' ? `tem pouca força para o ganho` : a.mdStanding === 'AGAINST' ? `age contra o ganho` : `não diz nada sobre o ganho`}, e ${planetInWords(a.ad)} ${a.adStanding === 'STRONG' ? `é forte para ele` : a.adStanding === 'WEAK' ? `tem pouca força para ele` : a.adStanding === 'AGAINST' ? `age contra ele` : `não diz nada sobre ele`}.`}`,
  speculation: () => `Especulação`,
  fifthSubLord: (a: { readonly csl: PlanetName }) => `O sub-regente da cúspide 5 é ${planetInWords(a.csl)}.`,
  lossLink: (a: { readonly lord: PlanetName; readonly cusp: number; readonly clean: boolean; readonly held: string }) => `${planetFirst(a.lord)}, sub-regente da cúspide ${numberInWords(a.cusp)}, ${a.clean ? `não significa nem 8 nem 12` : `significa das casas de perda: ${a.held === 'nenhum' ? `nenhuma` : `${a.held}`}`}.`,
  lordPlaced: (a: { readonly lord: PlanetName; readonly house: number; readonly at: number; readonly good: boolean }) => `${planetFirst(a.lord)}, regente da casa ${numberInWords(a.house)} por signos inteiros, está na casa ${numberInWords(a.at)}. ${a.good ? `É uma` : `Não é uma`} das boas casas 1, 4, 5, 7, 9 e 10.`,
  noExchange: (a: { readonly lord: PlanetName }) => `${planetFirst(a.lord)} rege tanto 2 como 11, por isso não há troca.`,
  exchange: (a: { readonly second: PlanetName; readonly eleventh: PlanetName; readonly exchanged: boolean }) => `${planetFirst(a.second)} e ${planetInWords(a.eleventh)}, regentes de 2 e 11, ${a.exchanged ? `trocam` : `não trocam`} de signo.`,
  jupiterDignity: (a: { readonly sign: string; readonly dignity: string }) => `Júpiter está em ${named(a.sign)}, ${a.dignity}.`,
  sessionDateAlone: (a: { readonly text: string }) => `session_date "${a.text}" deve ser só uma data, YYYY-MM-DD. Dê as horas em session_start e session_end.`,
  sessionClockTime: (a: { readonly field: string; readonly text: string }) => `${a.field} "${a.text}" deve ser uma hora HH:MM de 00:00 a 23:59, local do lugar da sessão.`,
  sessionEndsFirst: (a: { readonly end: string; readonly start: string }) => `session_end ${a.end} não é posterior a session_start ${a.start}. Envie um fim mais tarde no mesmo dia.`,
  sessionTooLong: (a: { readonly start: string; readonly end: string; readonly most: number }) => `A sessão de ${a.start} a ${a.end} dura mais de ${numberInWords(a.most)} horas. Envie uma mais curta.`,
};
