// Written by npm run generate from mails.messages.pt.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  invitedSubject: () => `Você recebeu um convite para uma organização no Cuspal`,
  invitedBy: (a: { readonly from: string }) => `${a.from} convida você para uma organização no Cuspal.`,
  invitedByOperator: () => `O operador deste servidor convida você para uma organização no Cuspal.`,
  accept: (a: { readonly page: string; readonly days: number }) => `Para ver qual é, e para aceitar ou recusar, abra

    ${a.page}

e entre com este endereço. O convite vale ${numberInWords(a.days)} dias e pode ser usado uma vez.`,
  unknown: () => `Se você não sabe quem é, não faça nada: sem você nada acontece.`,
};
