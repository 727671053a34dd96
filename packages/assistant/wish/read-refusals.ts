import { fold } from '@sluimer/search/text/words/tokens'
import { listConcepts } from '../intent/concepts.ts'

/** What somebody does not want, as the words after 'geen', 'zonder' or 'niet van'. */
const refusal =
  /(?:,?\s*(?:\b(?:maar|en|wel|dus)\s+)?)\b(?:zonder|geen|niet(?:\s+van|\s+met|\s+in(?:\s+het)?)?|(?:niks|niets|nix)\s+(?:met|van|in(?:\s+het)?)|niks|niets|nix|behalve|liever geen|iets anders dan|ipv|i\.p\.v\.|in plaats van)\s+(?:echte?\s+|van\s+|het\s+|de\s+|een\s+)?(\p{L}{3,})(?:\s+(?:of|en)\s+(\p{L}{3,}))?/giu
/** After 'niet' or 'geen' these say something else of the wish: 'niet te duur', 'geen idee', 'zonder gedoe'. */
const others =
  /^(?:te|al|zo|heel|echt|meer|dan|duurder|goedkoper|goedkoop|duur|dure|idee|zin|probleem|haast|gedoe|bezwaar|account|kosten|verzendkosten|boven|onder|over|veel|meteen|per|nodig|meteen|alleen|kleiner|groter|warm|zwaar|dik|dun|hard|zacht|groot|klein|lang|kort|breed|hoog|laag|vinden|weten|slapen|goed|erg|gratis|reden|bezorgkosten|budget|voorkeur|maat|kleur|euro|minder|matras|hoofdbord|lade|laden|topper|een|die|dat|dit|deze|bed|boxspring|flauw|verstand|licht|zonlicht|daglicht)$/iu
/** What pages say instead of a pattern. */
const patterns =
  /^(?:print|prints|patroon|patronen|motief|motieven|opdruk|tekening|dessin|bloemen|bloemetjes|drukte|strepen|ruiten)$/iu

const ofOil = ['polyester', 'microvezel']
const ofAnimals = ['dons', 'veren', 'wol', 'zijde']
/** What is made of a refused fibre under another name. */
const madeOf: Readonly<Record<string, readonly string[]>> = {
  polyester: ofOil,
  kunstvezel: ofOil,
  kunstvezels: ofOil,
  synthetisch: ofOil,
  synthetische: ofOil,
  synthetics: ofOil,
  dieren: ofAnimals,
  dierlijk: ofAnimals,
  dierlijke: ofAnimals,
  dierlijks: ofAnimals,
}

/** In a pillow or a duvet feathers come with down. */
const filled = /kussen|dekbed|donsdeken/iu
const ofBirds: Readonly<Record<string, readonly string[]>> = {
  veren: ['dons', 'veren'],
  veertjes: ['dons', 'veren'],
  veer: ['dons', 'veren'],
}

const property =
  /^(?:verduister\w*|synthetis\w*|kunstvezels?|waterdicht\w*|dimba\w*|elektrisch\w*|gestreept\w*|gebloemd\w*|hoogpolig\w*)$/iu

function tellsProperty(word: string): boolean {
  if (property.test(word)) return true
  return listConcepts(fold(word)).some((concept) => concept === 'color' || concept === 'cloth')
}

const ofSomebody = /^(?:mij\p{L}*|jullie|jou|jouw|hem|haar|ons|onze|hun|alles|iedereen)$/iu

/** 'Niets van jullie gehoord' and 'niets van de bezorger' refuse no goods. */
function tellsOther(word: string): boolean {
  return ofSomebody.test(word) || (!tellsProperty(word) && listConcepts(fold(word)).length > 0)
}

/** Whoever does not stand a fibre refuses it: 'wolallergie', 'allergisch voor dons'. */
const unbearable =
  /\b(?:(?:een|mijn|mn|met|heb|heeft|ik|door) )*(\p{L}{3,}?)[ -]?allergie\b|\b(?:(?:ik|ben|is|hij|zij|heb|heeft|een) )*allergi(?:e|sch) (?:voor|aan|tegen) (\p{L}{3,})(?:\s+(?:of|en)\s+(\p{L}{3,}))?/giu

/** Writes an allergy for a cloth or a filling as the refusal that it is; others, such as for house dust, stay as they are. */
function readAllergies(message: string): string {
  return message.replace(unbearable, (whole: string, ...parts: (string | undefined)[]) => {
    const refused = parts.slice(0, 3).filter((word): word is string => word !== undefined)
    return refused.every(isOfCloth) ? `zonder ${refused.join(' of ')}` : whole
  })
}

function isOfCloth(word: string): boolean {
  return listConcepts(fold(word)).includes('cloth')
}

/** Returns a message without what it refuses, and the words that it refuses: none for most messages. */
export function readRefusals(message: string): { rest: string; without: string[] } {
  const without: string[] = []
  let isPlain = false
  const rest = readAllergies(message).replace(
    refusal,
    (whole: string, first: string, second: string | undefined) => {
      const refused = [first, second].filter((word): word is string => word !== undefined)
      if (refused.some((word) => others.test(word))) return whole
      // 'Niet groen', 'niks met wol' and 'iets anders dan bloemen' refuse something; 'niet leverbaar' and 'iets anders dan ik bestelde' refuse nothing.
      const isBare =
        /\biets anders dan|\bniet\s+(?!van\s|in\s|met\s)|\b(?:niks|niets|nix)\s+(?!van\s|in\s|met\s)/iu.test(
          whole,
        )
      if (isBare && !refused.every((word) => tellsProperty(word) || patterns.test(word))) return whole
      if (/\bni(?:ks|ets|x)\b/iu.test(whole) && refused.some(tellsOther)) return whole
      if (refused.every((word) => patterns.test(word))) isPlain = true
      else
        without.push(
          ...refused
            .map((word) => word.toLowerCase())
            .flatMap((word) => madeOf[word] ?? (filled.test(message) ? ofBirds[word] : undefined) ?? [word]),
        )
      return ' '
    },
  )
  return {
    rest: `${rest}${isPlain ? ' effen' : ''}`.replace(/\s+/g, ' ').trim(),
    without: [...new Set(without)],
  }
}
