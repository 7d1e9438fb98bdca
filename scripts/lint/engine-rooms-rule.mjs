import { dirname, join, relative, sep } from 'node:path';
import { roomFault } from './engine-rooms.mjs';

const SOURCES = `${sep}packages${sep}engine${sep}src${sep}`;

/**
 * ESLint rule for the engine's sources: imports follow the order of the rooms.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const engineRooms = {
  meta: { type: 'problem', docs: { description: 'imports follow the order of the engine rooms' }, schema: [] },
  create(context) {
    const [root, from] = context.filename.split(SOURCES);
    if (from === undefined) return {};
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const to = relative(join(root, SOURCES), join(dirname(context.filename), source.value));
      const message = roomFault(posix(from), posix(to));
      if (message !== null) context.report({ node: source, message });
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
