import type { Material } from './composition.ts'
import { findMaterial } from './material-words.ts'

type Reading =
  | { ok: true; materials: Material[]; note?: string }
  /** `unknown` is the words with a share that are none of the lawful names. */
  | { ok: false; unknown: string }

/** No label is longer. */
const mostCharacters = 500

/**
 * Reads a label's text about a part: '60% viscose uit bamboe, 40% polyester, 500 g/m²', 'Katoen 80% / polyester 20%'.
 * Undefined when the text names no shares and so is not a composition. Words without a share become the note.
 */
export function readComposition(text: string): Reading | undefined {
  if (text.length > mostCharacters || !text.includes('%')) return undefined
  const materials: Material[] = []
  const notes: string[] = []
  for (const piece of splitPieces(text)) {
    const share = shareIn(piece)
    if (share === undefined) {
      notes.push(piece)
      continue
    }
    const material = materialIn(share.words)
    if (material === undefined) return { ok: false, unknown: share.words }
    materials.push({ ...material, percent: share.percent })
  }
  if (materials.length === 0) return undefined
  const note = notes.join(', ')
  return { ok: true, materials, ...(note && { note }) }
}

/** Splits a text at commas, semicolons, slashes, plus signs that stand alone, and 'en' before a number. */
function splitPieces(text: string): string[] {
  return text
    .replace(/(\d),(\d+) ?%/g, '$1.$2%')
    .replace(/^\s*(?=\d)(.*)$/s, (all) => all.replace(/([a-zà-ÿ)]) (?=\d+(?:\.\d+)? ?%)/gi, '$1, '))
    .split(/[,;\n]| [/|] | \+ (?=[^+]*%)| (?:en|and|und|et),? (?=\d)/i)
    .map((piece) => piece.trim())
    .map((piece) => piece.replace(/(?: en| and| und| et)$/i, ''))
    .filter((piece) => piece !== '')
}

function shareIn(piece: string): { percent: number; words: string } | undefined {
  const [, before, after] = /^(\d{1,3}(?:\.\d+)?) ?% ?(\S.*)$/.exec(piece) ?? []
  const [, first, last] = /^(\D*\S) ?:? ?\b(\d{1,3}(?:\.\d+)?) ?%$/.exec(piece) ?? []
  if (before !== undefined && after !== undefined) return { percent: Number(before), words: after }
  return first !== undefined && last !== undefined ? { percent: Number(last), words: first } : undefined
}

/** Returns the first word that is a material, the others as its detail: 'viscose uit bamboe', 'gekamd katoenpercal'. */
function materialIn(words: string): Pick<Material, 'name' | 'detail'> | undefined {
  if (/^overige vezels?$/i.test(words)) return { name: 'overige vezels' }
  const list = words.replace(/[()]/g, ' ').split(/\s+/).filter(Boolean)
  for (const [index, word] of list.entries()) {
    const material = findMaterial(word.replace(/[^\p{L}]/gu, ''))
    if (material === undefined) continue
    const around = [...list.slice(0, index), ...list.slice(index + 1)].join(' ')
    const detail = [around, material.detail].filter(Boolean).join(', ')
    return { name: material.name, ...(detail && { detail }) }
  }
  return undefined
}
