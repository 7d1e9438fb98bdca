// Written by npm run generate from allowance.messages.es.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  spentSubject: () => `Su cupo de Cuspal está agotado`,
  usedSubject: (a: { readonly percent: number }) => `Ha usado el ${numberInWords(a.percent)} % de su cupo de Cuspal`,
  usedByYou: (a: { readonly used: string; readonly allowance: string; readonly month: string }) => `Ha usado ${a.used} de las ${a.allowance} de ${a.month}.`,
  usedByProject: (a: { readonly project: string; readonly used: string; readonly allowance: string; readonly month: string }) => `El proyecto ${a.project} ha usado ${a.used} de las ${a.allowance} de ${a.month}.`,
  softSpent: (a: { readonly begins: string }) => `Las llamadas siguen. Las que superan el cupo se cuentan y se facturan según su plan hasta el ${a.begins}, cuando el cupo empieza de nuevo.`,
  left: (a: { readonly count: number; readonly calls: string; readonly begins: string }) => `${pluralOf('es', a.count) === 'one' ? `Queda ${a.calls}` : `Quedan ${a.calls}`} hasta el ${a.begins}, cuando el cupo empieza de nuevo.`,
  thenBilled: () => `Las que superan el cupo siguen y se facturan según su plan.`,
  thenPrepaid: (a: { readonly extra: string }) => `A partir de ahí se toman sus llamadas prepagadas, de las que tiene ${a.extra}.`,
  thenRefused: (a: { readonly count: number }) => `Cuando ${pluralOf('es', a.count) === 'one' ? `se use` : `se usen`}, las llamadas a herramientas se rechazan hasta entonces.`,
  prepaidTaken: (a: { readonly extra: string; readonly begins: string }) => `Ahora se toman sus llamadas prepagadas. Tiene ${a.extra}. Cuando se usen, las llamadas a herramientas se rechazan hasta el ${a.begins}.`,
  refused: (a: { readonly begins: string }) => `Las llamadas a herramientas se rechazan hasta el ${a.begins}, cuando el cupo empieza de nuevo. Las llamadas rechazadas no cuestan nada.`,
  canDo: (a: { readonly usage: string; readonly home: string }) => `Qué puede hacer:

- Vea qué clave, aplicación y herramienta las usó: ${a.usage}
- Revoque una clave o desconecte una aplicación que no conozca: ${a.home}
- Pida al operador del servidor un cupo mayor.`,
  often: (a: { readonly planned: boolean }) => `Este mensaje se envía cada mes una vez al ${a.planned ? `50 %, una vez al 80 %` : `80 %`} y una vez al 100 %.`,
};
