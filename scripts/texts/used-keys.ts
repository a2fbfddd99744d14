import type { Module } from '@swc/core'
import { nodesIn } from './syntax.ts'

/**
 * Patterns of the string literals that may be keys of a catalogue: a template's expression matches
 * one step of the key or several, or part of one.
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
    ? [new RegExp(`^${parts.map((part) => part.replaceAll('.', '[.]')).join('[\\w.-]+')}$`)]
    : []
}
