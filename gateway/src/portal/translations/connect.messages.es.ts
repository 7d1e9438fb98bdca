// Written by npm run generate from connect.messages.es.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  title: () => `Conectar un cliente`,
  address: () => `Dirección`,
  mostClients: () => `La mayoría de los clientes solo necesitan esta dirección: abren una página donde se inicia sesión con el correo. Otros toman una clave de API; ponga la suya en lugar de <b/>. Nunca ponga una clave en la dirección.`,
  notPublic: () => `Esta dirección no es pública: los clientes de este equipo llegan a ella, las aplicaciones web como claude.ai no.`,
  fewer: () => `Menos herramientas`,
  fewerHint: (a: { readonly count: number }) => `La dirección de arriba lista las ${numberInWords(a.count)} herramientas. Algunos clientes toman menos, o responden mejor con menos. Añada a la dirección los conjuntos que quiera. Cada herramienta se puede llamar igualmente.`,
  core: () => `<b/> tiene lo que necesitan las preguntas de cada día. Elíjalo para Cursor y otros clientes con límite.`,
  compact: () => `<b/> es la lista más corta. El asistente responde en una sola llamada, con <c/>, o sigue el plan de lectura y llama a cada herramienta por su nombre. Elíjalo para modelos pequeños y conversaciones largas.`,
  joined: () => `<b/> une dos conjuntos. Cada familia de herramientas es un conjunto. <a>Todos los conjuntos (en inglés)</a>`,
  clients: () => `Clientes`,
  serverAddress: () => `Dirección del servidor MCP`,
  theAddress: () => `la dirección`,
};
