// Written by npm run generate from spiritual.messages.pt.json: change that file.
import { dayInWords } from '@cuspal/speech';

export const messages = {
  karmaOfPeriod: (a: { readonly until: string; readonly karma: 'ADRIDHA' | 'DRIDHA' | 'DRIDHA_ADRIDHA' }) => `Pela tradição, o karma do período até ${dayInWords(a.until)} é ${a.karma === 'DRIDHA' ? `fixo, por isso se espera pouca mudança` : a.karma === 'DRIDHA_ADRIDHA' ? `misto, por isso um esforço constante pode suavizá-lo` : `leve, por isso se diz que o esforço o muda`}.`,
  forReflection: () => `Isto é para reflexão e não afirma nenhum fato sobre uma vida passada.`,
  readForReflection: () => `A tradição lê assim o karma trazido, para reflexão. Nada aqui afirma um fato sobre uma vida passada.`,
  wholeSigns: () => `As casas são signos inteiros desde o lagna. Nada aqui muda um veredito de KP.`,
  kpNoteLeftOut: () => `Não existem cúspides de Placidus nesta latitude, por isso a nota de KP fica de fora.`,
  nextPractice: () => `Nomeia a prática que a tradição sugere.`,
  sixtiethPartNear: () => `Outra sexagésima parte ascende a menos de dois minutos desta hora de nascimento. Leia seu signo e sua divindade só se a hora é segura em segundos.`,
  merit: (a: { readonly merit: 'CREDIT' | 'DEBT' | 'MIXED' }) => `${a.merit === 'CREDIT' ? `A casa 5 fala de mérito trazido.` : a.merit === 'MIXED' ? `A casa 5 fala de mérito misto.` : `A casa 5 fala de mérito ainda por ganhar.`}`,
};
