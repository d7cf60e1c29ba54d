import ts from 'typescript'

/** A small change of a source that some test should notice. */
export interface Edit {
  /** What kind of change it is, as in `comparison`. */
  readonly operator: Operator
  /** The expression that is replaced: where it begins and ends in the source. */
  readonly start: number
  readonly end: number
  /** What stands there instead; it is an expression too. */
  readonly replacement: string
}

/** The kinds of changes. */
export type Operator =
  | 'comparison'
  | 'logic'
  | 'condition'
  | 'arithmetic'
  | 'off by one'
  | 'boolean'
  | 'statement removed'
  | 'arguments swapped'
  | 'element dropped'
  | 'method'

const S = ts.SyntaxKind

const COMPARISONS: Partial<Record<ts.SyntaxKind, readonly string[]>> = {
  [S.LessThanToken]: ['<='],
  [S.LessThanEqualsToken]: ['<'],
  [S.GreaterThanToken]: ['>='],
  [S.GreaterThanEqualsToken]: ['>'],
  [S.EqualsEqualsEqualsToken]: ['!=='],
  [S.ExclamationEqualsEqualsToken]: ['==='],
}

const ARITHMETIC: Partial<Record<ts.SyntaxKind, string>> = {
  [S.MinusToken]: '+',
  [S.AsteriskToken]: '/',
  [S.PercentToken]: '*',
}

const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
}

/** Changes of a comparison, of what is joined by "and" and "or", and of a sum. */
function ofBinary(node: ts.BinaryExpression, source: ts.SourceFile): readonly Change[] {
  const kind = node.operatorToken.kind
  const left = node.left.getText(source)
  const right = node.right.getText(source)
  const compared = COMPARISONS[kind]
  if (compared !== undefined)
    return compared.map((sign) => ['comparison', node, `${left} ${sign} ${right}`])
  if (kind === S.AmpersandAmpersandToken || kind === S.BarBarToken) {
    const other = kind === S.AmpersandAmpersandToken ? '||' : '&&'
    return [['logic', node, `(${left}) ${other} (${right})`]]
  }
  const sign = ARITHMETIC[kind]
  if (sign !== undefined) return [['arithmetic', node, `${left} ${sign} ${right}`]]
  // A sum, and not two texts side by side.
  const isSum = ts.isNumericLiteral(node.left) || ts.isNumericLiteral(node.right)
  return kind === S.PlusToken && isSum ? [['arithmetic', node, `${left} - ${right}`]] : []
}

/** Changes of a call: its first two arguments swapped, or its method turned into the opposite. */
function ofCall(node: ts.CallExpression, source: ts.SourceFile): readonly Change[] {
  const found: Change[] = []
  const [first, second, ...rest] = node.arguments
  const callee = node.expression.getText(source)
  const isPlain = (part: ts.Node | undefined): part is ts.Expression =>
    part !== undefined && !ts.isFunctionLike(part) && !ts.isSpreadElement(part)
  if (isPlain(first) && isPlain(second) && first.getText(source) !== second.getText(source)) {
    const swapped = [second, first, ...rest].map((part) => part.getText(source)).join(', ')
    found.push(['arguments swapped', node, `${callee}(${swapped})`])
  }
  if (ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression
    const text = expression.getText(source)
    const other = Object.hasOwn(METHODS, name.text) ? METHODS[name.text] : undefined
    if (other !== undefined) {
      const written = node.arguments.map((part) => part.getText(source)).join(', ')
      found.push(['method', node, `${text}.${other}(${written})`])
    }
    if (name.text === 'filter' && node.arguments.length === 1) found.push(['method', node, text])
  }
  return found
}

/** Each element of a list dropped in turn, where there are at least two. */
function ofList(node: ts.ArrayLiteralExpression, source: ts.SourceFile): readonly Change[] {
  const parts = node.elements.map((part) => part.getText(source))
  if (parts.length < 2) return []
  return parts.map((_, dropped) => [
    'element dropped',
    node,
    `[${parts.filter((_part, at) => at !== dropped).join(', ')}]`,
  ])
}

type Change = readonly [operator: Operator, node: ts.Node, replacement: string]

function changesOf(node: ts.Node, source: ts.SourceFile): readonly Change[] {
  if (ts.isBinaryExpression(node)) return ofBinary(node, source)
  if (ts.isCallExpression(node)) return ofCall(node, source)
  if (ts.isArrayLiteralExpression(node)) return ofList(node, source)
  if (ts.isNumericLiteral(node)) return [['off by one', node, `${node.text} + 1`]]
  if (node.kind === S.TrueKeyword) return [['boolean', node, 'false']]
  if (node.kind === S.FalseKeyword) return [['boolean', node, 'true']]
  if (ts.isIfStatement(node)) {
    const condition = node.expression
    return node.elseStatement === undefined
      ? [
          ['statement removed', condition, 'false'],
          ['condition', condition, 'true'],
        ]
      : [['condition', condition, `!(${condition.getText(source)})`]]
  }
  if (ts.isConditionalExpression(node))
    return [['condition', node.condition, `!(${node.condition.getText(source)})`]]
  if (ts.isPrefixUnaryExpression(node) && node.operator === S.ExclamationToken)
    return [['condition', node, `Boolean(${node.operand.getText(source)})`]]
  if (ts.isExpressionStatement(node)) return [['statement removed', node.expression, 'undefined']]
  return []
}

/** Whether an expression may stand in brackets with another beside it. */
function isReplaceable(node: ts.Node): boolean {
  if ((node.flags & ts.NodeFlags.OptionalChain) !== 0) return false
  const { parent } = node
  // `super(…)`, an assignment's left side, and what a pattern names are no values.
  if (ts.isCallExpression(node) && node.expression.kind === S.SuperKeyword) return false
  if (ts.isBinaryExpression(parent) && parent.left === node)
    return parent.operatorToken.kind !== S.EqualsToken
  if (ts.isPropertyName(node) && ts.isPropertyAssignment(parent) && parent.name === node)
    return false
  return !ts.isLiteralTypeNode(parent) && !ts.isEnumMember(parent)
}

/** Everything that can be changed in a source. */
export function editsOf(source: ts.SourceFile): readonly Edit[] {
  const found: Edit[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    for (const [operator, changed, replacement] of changesOf(node, source)) {
      if (!isReplaceable(changed)) continue
      found.push({ operator, start: changed.getStart(source), end: changed.getEnd(), replacement })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
