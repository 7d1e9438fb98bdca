import ts from 'typescript';

/** Words from which a text in code is taken for prose; joined from pieces it needs fewer. */
const LEAST_WORDS = 4;
const LEAST_JOINED = 3;

/** Properties whose texts are written for whoever chooses a tool or reads its schema, in English alone. */
const METADATA = /^(?:title|purpose|description|message)$/;

interface CodeFinding {
  readonly line: number;
  readonly text: string;
}

export interface CodeFindings {
  /** Texts that a person would read and no catalogue has. */
  readonly prose: readonly CodeFinding[];
  /** Messages spoken while the module is loaded, in whatever language the first call had. */
  readonly early: readonly CodeFinding[];
}

/** What in a source file is prose, descriptions of tools and faults of ours left out, and what is spoken too early. */
export function findingsIn(file: string, source: string): CodeFindings {
  const prose: CodeFinding[] = [];
  const early: CodeFinding[] = [];
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const at = (node: ts.Node): CodeFinding => ({
    line: parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1,
    text: node.getText(),
  });
  const visit = (node: ts.Node, inFunction: boolean): void => {
    if (isLeftOut(node)) return;
    if (isText(node) && isProse(node)) prose.push(at(node));
    if (!inFunction && ts.isCallExpression(node) && node.expression.getText().startsWith('say.')) early.push(at(node));
    const inside = inFunction || ts.isFunctionLike(node);
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(parsed, false);
  return { prose, early };
}

type Text = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression;

const isText = (node: ts.Node): node is Text => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

function isProse(node: Text): boolean {
  const text = ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' 1 ')
    : node.text;
  const words = text.match(/[A-Za-z]{2,}/g)?.length ?? 0;
  return text.includes(' ') && words >= (ts.isTemplateExpression(node) ? LEAST_JOINED : LEAST_WORDS);
}

/** Whether a text in it is no speech of a result: a path, a type, a fault of ours, the description of a tool. */
function isLeftOut(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) return !isToldToCallers(node);
  return ts.isPropertyAssignment(node) && METADATA.test(node.name.getText()) && isText(node.initializer);
}

/** Codes of faults whose words nobody reads: the caller of one is gone, and that of the other is told something else. */
const UNREAD = /^'(?:internal_error|cancelled)'$/;

const isToldToCallers = ({ expression, arguments: given }: ts.NewExpression): boolean =>
  /^(?:Engine|Tool)Error$/.test(expression.getText()) && !UNREAD.test(given?.[0]?.getText() ?? '');
