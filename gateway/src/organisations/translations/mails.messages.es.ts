// Written by npm run generate from mails.messages.es.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  invitedSubject: () => `Le invitan a una organización en Cuspal`,
  invitedBy: (a: { readonly from: string }) => `${a.from} le invita a una organización en Cuspal.`,
  invitedByOperator: () => `El operador de este servidor le invita a una organización en Cuspal.`,
  accept: (a: { readonly page: string; readonly days: number }) => `Para ver cuál es, y para aceptar o rechazar, abra

    ${a.page}

e inicie sesión con esta dirección. La invitación vale ${numberInWords(a.days)} días y se puede usar una vez.`,
  unknown: () => `Si no sabe quién es, no haga nada: sin usted no ocurre nada.`,
};
