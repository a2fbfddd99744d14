import { createRequire } from 'node:module'
import type { Document, Element } from '@xmldom/xmldom'

const require = createRequire(import.meta.url)
/** Parser, loaded with the first message: it takes 7 MB. */
const parser = (): typeof import('@xmldom/xmldom') => require('@xmldom/xmldom')

/**
 * Document of an XML text. Throws for one that is not well-formed, and for one with a document type:
 * neither SAML messages nor metadata have one, and entities are declared there.
 */
export function parseXml(text: string): Document {
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new Error('XML with a document type')
  const { DOMParser, onErrorStopParsing } = parser()
  return new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, 'text/xml')
}

/** Child elements of a name. */
export const childrenOf = (parent: Element, namespace: string, name: string): Element[] =>
  [...parent.childNodes].filter(
    (node): node is Element =>
      node.nodeType === node.ELEMENT_NODE &&
      node.namespaceURI === namespace &&
      node.localName === name,
  )

/** The one child element of a name; undefined for none and for several. */
export function childOf(parent: Element, namespace: string, name: string): Element | undefined {
  const [child, another] = childrenOf(parent, namespace, name)
  return another === undefined ? child : undefined
}
