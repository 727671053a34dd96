import type { CheckedDefinitionInput } from '@sluimer/product-files/configurator/definition-input'

/** A choice of a composed bed with what it costs more than the bed itself. */
export interface Surcharge {
  readonly name: string
  readonly extraCents: number
}

interface Part {
  /** The ids of the properties of a set that it stands for. */
  readonly property: RegExp
  readonly asks: RegExp
}

/** What of a composed bed a message may ask the extra price of, the most particular first. */
const parts: readonly Part[] = [
  { property: /^poten$/u, asks: /\b(?:poten|poot|pootjes|slede)\b/iu },
  { property: /^hoofdbord$/u, asks: /\b(?:hoofdbord|hoofdeinde)\b/iu },
  { property: /^topper$/u, asks: /\btopper\b/iu },
  { property: /^lampen$/u, asks: /\blees-?lamp(?:en|jes)?\b/iu },
  { property: /^usb$/u, asks: /\b(?:usb|stopcontact)\b/iu },
  {
    property: /^stof$/u,
    asks: /\b(?:stof|stoffen|bekleding|fluweel|fluwelen|velvet|velours?|boucl[eé])(?!\p{L})/iu,
  },
  { property: /^kern/u, asks: /\b(?:matras|kern|\p{L}*latex|koudschuim|pocket\p{L}*)\b/iu },
  { property: /^gevoel/u, asks: /\b(?:stevig|hard|hardheid|stevigheid)\b/iu },
  { property: /^lengte$/u, asks: /\b(?:lengte|langer|2[12]0)\b/iu },
  { property: /^breedte$/u, asks: /\b(?:breedte|breder|1[68]0)\b/iu },
]
/** A cloth has its name in words beside a picture: 'bekleed met fluweel in mos'. */
const cloth = /^bekleed met (.+?) in /u
const otherNames: readonly (readonly [RegExp, string])[] = [
  [/\b(?:velvet|velours?|fluwelen)\b/giu, 'fluweel'],
  [/\bboucle\b/giu, 'bouclé'],
  [/\bzwarte\b/giu, 'zwart'],
  [/\bstalen\b/giu, 'staal'],
  [/\bnotenhouten\b/giu, 'noten'],
]

/** Lists what the choices of one part of a bed cost more, of those that a message names or else of all; none where it names no part. */
export function listSurcharges(
  { steps }: Pick<CheckedDefinitionInput, 'steps'>,
  message: string,
): readonly Surcharge[] {
  const part = parts.find(({ asks }) => asks.test(message))
  const property = steps.flatMap(({ properties }) => properties).find(({ id }) => part?.property.test(id))
  const all = new Map<string, number>()
  for (const { title, phrase, extraCents, id } of property?.options ?? [])
    if (id !== '0') all.set((cloth.exec(phrase)?.[1] ?? title).toLowerCase(), extraCents)
  const said = otherNames.reduce((text, [other, name]) => text.replace(other, name), message).toLowerCase()
  const choices = Array.from(all, ([name, extraCents]): Surcharge => ({ name, extraCents }))
  const named = choices.filter(({ name }) => name.split(/[\s,]+/u).some((word) => isNamed(said, word)))
  return named.length > 0 ? named : choices
}

const shortest = 3

function isNamed(said: string, word: string): boolean {
  return (
    word.length >= shortest &&
    !/^(?:stof|recht|kussens|twee)$/u.test(word) &&
    said.split(/[\s,?!.]+/u).includes(word)
  )
}
