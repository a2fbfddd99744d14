import type { Module } from '@swc/core'
import { nodesIn } from './syntax.ts'

/**
 * Every text in quotes that may be a key of a catalogue, as a pattern: what a template puts in counts as
 * one step of the key or several, or as part of one.
 */
export function usedKeys(module: Module): RegExp[] {
  return [...nodesIn(module)].flatMap((node) => {
    if (node.type === 'StringLiteral') return keyPattern([node.value])
    if (node.type === 'TemplateLiteral') return keyPattern(node.quasis.map(({ raw }) => raw))
    return []
  })
}

function keyPattern(parts: string[]): RegExp[] {
  const isKey = /^[a-zA-Z]+\./.test(parts[0] ?? '') && parts.every((part) => /^[\w.]*$/.test(part))
  return isKey
    ? [new RegExp(`^${parts.map((part) => part.replaceAll('.', '[.]')).join('[\\w.]+')}$`)]
    : []
}
