import type { JSXAttribute, Module } from '@swc/core'
import { nodesIn, type Syntax } from './syntax.ts'

/** Attributes that people read or hear. */
const SPOKEN = /^(alt|title|placeholder|label|aria-(label|description|roledescription|valuetext))$/
/** The same in every language. */
const NAMES = new Set(['Podium', 'Rhône', 'Saône'])
/** A key of a catalogue, the part of one around a gap, or an address. */
const NO_WORDS = /^([\w.]*\.[\w.]*|https:.*)$/

/** What a component shows or says in one language only: words written between tags or into an attribute. */
export function literalTexts(module: Module): string[] {
  return [...nodesIn(module)]
    .flatMap(writtenHere)
    .map((text) => text.trim())
    .filter((text) => /\p{L}/u.test(text) && !NO_WORDS.test(text) && !NAMES.has(text))
}

function writtenHere(node: Syntax): string[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    return node.children.flatMap((child) => outcomes(child))
  }
  const isSpoken = node.type === 'JSXAttribute' && SPOKEN.test(nameOf(node))
  return isSpoken && node.value ? outcomes(node.value) : []
}

const nameOf = ({ name }: JSXAttribute) => (name.type === 'Identifier' ? name.value : '')

/** The words that an expression may come to, as far as they are written in it: not those of calls. */
function outcomes(node: Syntax): string[] {
  switch (node.type) {
    case 'JSXText':
    case 'StringLiteral':
      return [node.value]
    case 'TemplateLiteral':
      return [
        ...node.quasis.map(({ cooked, raw }) => cooked ?? raw),
        ...node.expressions.flatMap((part) => outcomes(part)),
      ]
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
      return node.expression.type === 'JSXEmptyExpression' ? [] : outcomes(node.expression)
    case 'ConditionalExpression':
      return [...outcomes(node.consequent), ...outcomes(node.alternate)]
    case 'BinaryExpression':
      return [...(node.operator === '&&' ? [] : outcomes(node.left)), ...outcomes(node.right)]
    default:
      return []
  }
}
