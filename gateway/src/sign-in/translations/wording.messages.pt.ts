// Written by npm run generate from wording.messages.pt.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  noAddress: (a: { readonly example: string }) => `Não se pode escrever a este endereço de e-mail. Ele deve ter a forma ${a.example}.`,
  notSent: () => `A mensagem não pôde ser enviada. Confira o endereço, ou tente de novo em alguns minutos.`,
  tooManyCodes: (a: { readonly wait: string }) => `Códigos demais foram pedidos. ${a.wait}`,
  tooManyForAddress: (a: { readonly wait: string }) => `Códigos demais foram pedidos. ${a.wait} A última mensagem a este endereço diz como continuar sem esperar.`,
  malformed: () => `Um código tem seis dígitos. Digite os dígitos da mensagem e nada mais.`,
  wrong: (a: { readonly left: number }) => `Este não é o código enviado. ${pluralOf('pt', a.left) === 'one' ? `Resta uma tentativa.` : `Restam ${numberInWords(a.left)} tentativas.`}`,
  expired: () => `Este código já foi usado ou tem mais de dez minutos. Peça um novo.`,
  locked: () => `Este código foi digitado errado vezes demais e não vale mais. Peça um novo.`,
  another: () => `Esse código estava certo. Muitos errados foram tentados há pouco, por isso foi enviado um segundo: digite-o também.`,
  secondNotSent: () => `O segundo código não pôde ser enviado. Peça um novo.`,
  tooManyTried: (a: { readonly wait: string }) => `Códigos demais foram tentados. ${a.wait}`,
  byProvider: (a: { readonly name: string }) => `Endereços deste domínio entram pelo provedor de ${a.name}, por isso este código não abre nada. Comece de novo: a próxima página leva até lá.`,
  noPasskey: () => `Esta chave de acesso não abre nenhuma conta aqui. Entre por e-mail, e adicione-a na página Conta.`,
  tooMuch: (a: { readonly wait: string }) => `Houve tentativas demais. ${a.wait}`,
  busy: (a: { readonly wait: string }) => `Já se enviam tantos códigos quantos este servidor pode enviar. ${a.wait}`,
  sentByMail: () => `Um código foi enviado. Se não chegar em um minuto, procure na pasta de spam.`,
  inTerminal: () => `Este servidor não envia e-mail: o código é mostrado no terminal em que ele foi iniciado.`,
  inFile: (a: { readonly file: string }) => `Este servidor não envia e-mail: o código está no arquivo ${a.file} de sua pasta de dados.`,
  waitSeconds: (a: { readonly count: number }) => `Espere ${numberInWords(a.count)} segundos e tente de novo.`,
  waitMinutes: (a: { readonly count: number }) => `Espere ${numberInWords(a.count)} minutos e tente de novo.`,
  waitHours: (a: { readonly count: number }) => `Espere ${numberInWords(a.count)} horas e tente de novo.`,
};
