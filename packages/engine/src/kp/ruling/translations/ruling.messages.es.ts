// Written by npm run generate from ruling.messages.es.json: change that file.
import { type PlanetName, planetInWords } from '@cuspal/speech';

export const messages = {
  starLordRetrograde: (a: { readonly starLord: PlanetName }) => `Está en la nakshatra ${a.starLord === 'Sun' ? `del Sol` : `de ${planetInWords(a.starLord)}`}, que está en movimiento retrógrado.`,
  subLordRetrograde: (a: { readonly subLord: PlanetName }) => `Está en el sub ${a.subLord === 'Sun' ? `del Sol` : `de ${planetInWords(a.subLord)}`}, que está en movimiento retrógrado.`,
  retrogradeItself: () => `Está en movimiento retrógrado, así que actúa después de pasar a directo.`,
  lordsDirect: () => `Su regente de nakshatra y su sub-regente están directos.`,
  subSlotsOnly: () => `Solo ocupa lugares de sub, que no cuentan como planetas regentes del momento.`,
  rejected: (a: { readonly reason: string }) => `Es un planeta regente del momento, pero se rechaza. ${a.reason}`,
  tie: (a: { readonly tie: 'CONJUNCTION' | 'MUTUAL_SIGN' | 'MUTUAL_STAR' | 'MUTUAL_SUB' | 'SIGN_ASPECT' }) => `${a.tie === 'CONJUNCTION' ? `conjunción` : a.tie === 'SIGN_ASPECT' ? `aspecto de signo` : a.tie === 'MUTUAL_SIGN' ? `signo mutuo` : a.tie === 'MUTUAL_STAR' ? `nakshatra mutua` : `sub mutuo`}`,
};
