/** A comment that begins so has no subject of its own: the reader has to guess what it speaks of. */
const FRAGMENT = /^(Of|Those|Who|Whose|Whoever|So)\b/;

/**
 * ESLint rule: a comment begins with a noun or a verb. Line comments that follow each other are one comment.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const commentOpenings = {
  meta: { type: 'suggestion', docs: { description: 'comments have a subject and a verb' }, schema: [] },
  create(context) {
    return {
      Program() {
        const comments = context.sourceCode.getAllComments();
        comments.forEach((comment, at) => {
          const word = FRAGMENT.exec(comment.value.replace(/^[*\s]+/, ''))?.[1];
          if (word === undefined || continues(comment, comments[at - 1], context.sourceCode.lines)) return;
          context.report({
            loc: comment.loc,
            message: `A comment does not begin with "${word}": give it a subject and a verb (CONTRIBUTING.md).`,
          });
        });
      },
    };
  },
};

/** Whether a line comment is the next line of the comment before it, with no code on either line. */
function continues(comment, before, lines) {
  if (comment.type !== 'Line' || before?.type !== 'Line') return false;
  const alone = ({ loc }) => lines[loc.start.line - 1].trimStart().startsWith('//');
  return comment.loc.start.line === before.loc.start.line + 1 && alone(comment) && alone(before);
}
