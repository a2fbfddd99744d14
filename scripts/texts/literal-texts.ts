import type { JSXAttribute, Module } from '@swc/core'
import { nodesIn, type Syntax } from './syntax.ts'

/** Attributes that people read or hear. */
const SPOKEN = /^(alt|title|placeholder|label|aria-(label|description|roledescription|valuetext))$/
/** Names that are the same in every language. */
const NAMES = new Set(['Podium', 'Rhône', 'Saône'])
/** Key of a catalogue, part of one around a gap, or a URL. */
const NO_WORDS = /^([\w.]*\.[\w.]*|https:.*)$/

/**
 * Texts a component shows in one language only: words written between tags or into an attribute.
 */
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

/**
 * Words an expression may evaluate to, as far as they are literals in it; calls are not followed.
 */
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
