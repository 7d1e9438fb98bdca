// Written by npm run generate from property.messages.es.json: change that file.
import { type PlanetName, dayInWords, named, planetInWords } from '@cuspal/speech';

export const messages = {
  readForDay: (a: { readonly day: string }) => `Esto es para el ${dayInWords(a.day)}, así que el período en curso es el de ese día.`,
  runningNotListed: () => `El período en curso no está entre los listados, porque otros mejores llenan la lista.`,
  propertyDisclaimer: (a: { readonly disclaimer: string }) => `${a.disclaimer} No da ninguna tasación ni asesoramiento legal. La decisión nombra una tendencia del período en curso y no compromete a nadie.`,
  nextSigning: () => `Halla el momento de la firma, lo que esta herramienta no hace.`,
  karakaSilent: (a: { readonly planet: PlanetName }) => `El karaka ${named(a.planet)} no significa ninguna de las casas 4, 11 y 12, así que no da apoyo, pero no cambia ningún veredicto.`,
  karakaSupports: (a: { readonly planet: PlanetName; readonly level: string }) => `El karaka ${named(a.planet)} significa 4, 11 o 12 en ${a.level}, así que apoya, pero no cambia ningún veredicto.`,
  runningEnds: (a: { readonly until: string }) => `La pratyantardasha en curso termina el ${dayInWords(a.until)}.`,
  runningEndsPlain: (a: { readonly until: string }) => `El subperíodo en curso termina el ${dayInWords(a.until)}.`,
  lordsStand: (a: { readonly md: PlanetName; readonly mdStands: string; readonly ad: PlanetName; readonly adStands: string; readonly pd: PlanetName; readonly pdStands: string }) => `El regente de la mahadasha, ${planetInWords(a.md)}, ${a.mdStands}. El regente de la antardasha, ${planetInWords(a.ad)}, ${a.adStands}, y el regente de la pratyantardasha, ${planetInWords(a.pd)}, ${a.pdStands}.`,
  periodState: (a: { readonly state: 'CLOSED' | 'OPEN' | 'PENDING' }) => `${a.state === 'OPEN' ? `Así que el período en curso está abierto.` : a.state === 'PENDING' ? `Así que el período en curso lo trae solo en parte.` : `Así que el período en curso está cerrado para ello.`}`,
  selling: () => `la venta`,
  owning: () => `la propiedad`,
  tends: (a: { readonly decision: 'BUY_LATER' | 'BUY_NOW' | 'HOLD' | 'RENT' | 'SELL_LATER' | 'SELL_NOW' | 'WAIT' }) => `${a.decision === 'BUY_NOW' ? `La carta se inclina por comprar en el período en curso.` : a.decision === 'BUY_LATER' ? `La carta se inclina por comprar más tarde.` : a.decision === 'RENT' ? `La carta se inclina por alquilar.` : a.decision === 'WAIT' ? `La carta se inclina por esperar.` : a.decision === 'SELL_NOW' ? `La carta se inclina por vender en el período en curso.` : a.decision === 'SELL_LATER' ? `La carta se inclina por vender más tarde.` : `La carta se inclina por conservar lo que se tiene.`}`,
  itself: (a: { readonly clause: string }) => `${a.clause}.`,
};
