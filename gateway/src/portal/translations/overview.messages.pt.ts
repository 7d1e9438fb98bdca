// Written by npm run generate from overview.messages.pt.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  renamed: () => `A chave tem seu novo nome.`,
  revoked: () => `A chave foi revogada: é recusada a partir de agora.`,
  disconnected: () => `O aplicativo foi desconectado: é recusado a partir de agora.`,
  calendarsEnded: () => `Todos os endereços de calendários foram encerrados.`,
  more: () => `Por chave e ferramenta, chamadas recusadas, meses passados`,
  projectOf: (a: { readonly role: 'billing' | 'developer' | 'owner' | 'reader' }) => `Um projeto de <a/>, onde sua função é: ${a.role === 'owner' ? `propriedade` : a.role === 'developer' ? `desenvolvimento` : a.role === 'billing' ? `cobrança` : `leitura`}. Número para perguntas ao operador: <b/>`,
  applications: () => `Aplicativos conectados`,
  noApplications: () => `Nenhum. Um cliente que você conecta entrando, sem chave, aparece aqui.`,
  connectedOn: (a: { readonly at: string; readonly isUsed: boolean; readonly used: string }) => `Conectado em ${a.at}, ${a.isUsed ? `usado pela última vez em ${a.used}` : `ainda não usado`}`,
  disconnect: (a: { readonly name: string }) => `Desconectar ${a.name}`,
  disconnectHint: () => `Ele é recusado em menos de um segundo. Você pode entrar por ele de novo a qualquer momento.`,
  disconnectNow: (a: { readonly name: string }) => `Desconectar ${a.name} agora`,
  calendars: () => `Endereços de calendários`,
  calendarsText: () => `Chaves deste projeto criaram endereços de <a>calendários (em inglês)</a>. Quem tem um endereço desses lê seu calendário, no máximo uma chamada por hora. Nada deles é guardado aqui, por isso não podem ser listados.`,
  endAll: () => `Encerrar todos os endereços de calendários`,
  endAllHint: () => `Cada endereço criado até agora deixa de funcionar para sempre. Programas de calendário mantêm o que têm e mostram um erro.`,
  endAllNow: () => `Encerrar todos agora`,
  plan: (a: { readonly cap: 'hard' | 'soft' }) => `Plano <b/>: ${a.cap === 'soft' ? `chamadas além da cota funcionam, e são cobradas.` : `chamadas além da cota são recusadas.`}`,
  overagePrice: () => `<n/> chamadas dessas custam <b/>.`,
  beyond: (a: { readonly count: number }) => `${pluralOf('pt', a.count) === 'one' ? `${numberInWords(a.count)} chamada passou da cota.` : `${numberInWords(a.count)} chamadas passaram da cota.`}`,
};
