import ts from 'typescript';

/** A text of code that is one or more whole sentences. */
export interface WholeText {
  readonly line: number;
  readonly text: string;
}

/** Texts of a source that begin as a sentence does and end with a full stop, with what is joined to them; names in them are 7. */
export function wholeTextsIn(file: string, source: string): readonly WholeText[] {
  const found: WholeText[] = [];
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text === undefined) return ts.forEachChild(node, visit);
    if (/^[A-Z][^<>{}=]* [^<>{}=]*\.$/.test(text))
      found.push({ line: parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
  };
  visit(parsed);
  return found;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('7');
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}
