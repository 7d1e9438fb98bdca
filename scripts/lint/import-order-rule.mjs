import { dirname, join, relative, sep } from 'node:path';
import { importFault } from './import-order.mjs';
import { ORDERS } from './orders/all.mjs';

/**
 * ESLint rule for the sources of each order: imports follow the order of the rooms.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const importOrder = {
  meta: { type: 'problem', docs: { description: 'imports follow the order of the rooms' }, schema: [] },
  create({ filename, report }) {
    const order = ORDERS.find(({ folder }) => filename.includes(`${sep}${native(folder)}`));
    if (!order) return {};
    const sources = `${sep}${native(order.folder)}`;
    const [root, from] = filename.split(sources);
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const to = relative(join(root, sources), join(dirname(filename), source.value));
      const message = importFault(order, posix(from), posix(to));
      if (message !== null) report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

const posix = (path) => path.split(sep).join('/');
const native = (path) => path.split('/').join(sep);
