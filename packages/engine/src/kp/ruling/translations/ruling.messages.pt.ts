// Written by npm run generate from ruling.messages.pt.json: change that file.
import { type PlanetName, planetInWords } from '@cuspal/speech';

export const messages = {
  starLordRetrograde: (a: { readonly starLord: PlanetName }) => `Está na nakshatra ${a.starLord === 'Sun' ? `do Sol` : a.starLord === 'Moon' ? `da Lua` : `de ${planetInWords(a.starLord)}`}, que está retrógrado.`,
  subLordRetrograde: (a: { readonly subLord: PlanetName }) => `Está no sub ${a.subLord === 'Sun' ? `do Sol` : a.subLord === 'Moon' ? `da Lua` : `de ${planetInWords(a.subLord)}`}, que está retrógrado.`,
  retrogradeItself: () => `Está retrógrado, por isso age depois de passar a direto.`,
  lordsDirect: () => `Seu regente da nakshatra e seu sub-regente estão diretos.`,
  subSlotsOnly: () => `Só ocupa lugares de sub, que não contam como planetas regentes do momento.`,
  rejected: (a: { readonly reason: string }) => `É um planeta regente do momento, mas é descartado. ${a.reason}`,
  tie: (a: { readonly tie: 'CONJUNCTION' | 'MUTUAL_SIGN' | 'MUTUAL_STAR' | 'MUTUAL_SUB' | 'SIGN_ASPECT' }) => `${a.tie === 'CONJUNCTION' ? `conjunção` : a.tie === 'SIGN_ASPECT' ? `aspecto de signo` : a.tie === 'MUTUAL_SIGN' ? `signo mútuo` : a.tie === 'MUTUAL_STAR' ? `nakshatra mútua` : `sub mútuo`}`,
};
