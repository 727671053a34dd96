/** How a cloth is made, as far as one sees it from near. */
export type Weave = 'plain' | 'coarse' | 'satin' | 'knit' | 'brushed' | 'terry' | 'waffle' | 'wool'

/** From 1, cool or light, to 5, warm or heavy. */
export type FeelStep = 1 | 2 | 3 | 4 | 5

export interface ClothFeel {
  /** 'percal', 'flanel'. */
  name: string
  weave: Weave
  warmth: FeelStep
  /** What a hand would tell, in one sentence. */
  touch: string
  /** The weight of a square metre in grams, where it is known, and whether that is light or heavy for such a cloth. */
  weight?: { gramsPerSquareMeter: number; step: FeelStep }
}

interface Cloth extends Omit<ClothFeel, 'weight'> {
  /** Found in the words for a cloth. */
  words: RegExp
}

const toweling: Cloth = {
  ...{ name: 'badstof', words: /badstof|ongedraaid garen/, weave: 'terry', warmth: 4 },
  touch: 'Duizenden lusjes, die vol en zacht aanvoelen.',
}

/** The first whose words are found counts: a brushed cotton is flannel, and a satin of cotton is a satin. */
const cloths: readonly Cloth[] = [
  {
    ...{ name: 'flanel', words: /flanel/, weave: 'brushed', warmth: 5 },
    touch: 'Geruwd en donzig. Meteen warm als je instapt.',
  },
  {
    ...{ name: 'katoensatijn', words: /satijn/, weave: 'satin', warmth: 3 },
    touch: 'Glad, met een zachte glans. Glijdt over je huid.',
  },
  {
    ...{ name: 'percal', words: /percal/, weave: 'plain', warmth: 2 },
    touch: 'Strak en fris. Ritselt zacht, als een hotelbed.',
  },
  {
    ...{ name: 'jersey', words: /jersey/, weave: 'knit', warmth: 3 },
    touch: 'Gebreid, dus hij rekt mee als een T-shirt. Ritselt niet.',
  },
  {
    ...{ name: 'microvezel', words: /microvezel/, weave: 'brushed', warmth: 4 },
    touch: 'Fluweelzacht en dun. Houdt je warmte vast.',
  },
  {
    ...{ name: 'wafelkatoen', words: /wafel/, weave: 'waffle', warmth: 2 },
    touch: 'Ruitjes met reliëf. Licht, en snel weer droog.',
  },
  toweling,
  {
    ...{ name: 'molton', words: /molton/, weave: 'brushed', warmth: 4 },
    touch: 'Aan beide kanten geruwd: zacht, en stil onder je laken.',
  },
  {
    ...{ name: 'halflinnen', words: /halflinnen|linnenmix|linnen.*katoen/, weave: 'coarse', warmth: 2 },
    touch: 'De korrel van linnen met de zachtheid van katoen.',
  },
  {
    ...{ name: 'linnen', words: /linnen/, weave: 'coarse', warmth: 1 },
    touch: 'Droog, met een korrel. Koel in de zomer, soepeler na elke was.',
  },
  {
    ...{ name: 'lyocell', words: /lyocell/, weave: 'satin', warmth: 2 },
    touch: 'Vloeiend en glad. Voelt koel aan.',
  },
  {
    ...{ name: 'bamboeviscose', words: /bamboe/, weave: 'satin', warmth: 2 },
    touch: 'Soepel vallend en glad. Voelt koel aan.',
  },
  {
    ...{ name: 'alpaca', words: /alpaca/, weave: 'wool', warmth: 5 },
    touch: 'Licht, heel warm en een beetje wollig.',
  },
  {
    ...{ name: 'wol', words: /\b(scheer)?wol\b/, weave: 'wool', warmth: 5 },
    touch: 'Veerkrachtig en warm, zonder klam te worden.',
  },
  {
    ...{ name: 'katoen met acryl', words: /katoen.*acryl/, weave: 'wool', warmth: 4 },
    touch: 'Gebreid: stevig door het katoen, licht door het acryl.',
  },
  {
    ...{ name: 'acryl', words: /acryl/, weave: 'wool', warmth: 4 },
    touch: 'Zacht gebreid en licht om je heen.',
  },
  {
    ...{ name: 'katoen', words: /katoen/, weave: 'plain', warmth: 3 },
    touch: 'Zacht en vertrouwd. Wordt met elke was soepeler.',
  },
]

/** From these grams per square meter on, a cloth is one step heavier: one for sheets, and one for towels and throws. */
const thinSteps = [100, 125, 145, 170]
const thickSteps = [350, 450, 550, 650]
const thinnestThick = 250

interface ShownPart {
  part: string
  materials: readonly { name: string; percent: number; detail?: string | null | undefined }[]
  note?: string | null | undefined
}

/** The part of a product that one touches. What has a pile or a back is no cloth for the skin. */
const touchedPart = /^(samenstelling|bovenkant)$/i

/**
 * Tells how the cloth of a product feels, from its composition and from what it is called ('Hoeslaken jersey Soepel', 'Percal'); undefined
 * for what is no cloth to lie in, under or against, and for a cloth that is not known.
 */
export function feelCloth(
  composition: readonly ShownPart[],
  { title, choices }: { title: string; choices: readonly string[] },
): ClothFeel | undefined {
  const part = composition.find((one) => touchedPart.test(one.part))
  if (!part || /\bpool\b/.test(part.note ?? '') || /gordijn|kleed\b/i.test(title)) return undefined
  const materials = part.materials
    .toSorted((one, other) => other.percent - one.percent)
    .map(({ name, detail }) => `${detail ?? ''} ${name}`)
  const own = [part.note ?? '', ...materials].join(' ')
  // What the shopper chose says more than what the product is called, and both more than the fibers.
  const told = [choices.join(' '), title, own].map((text) => text.toLowerCase())
  const cloth = told.map((text) => findCloth(text)).find((found) => found !== undefined)
  if (!cloth) return undefined
  const { words: _, ...feel } = isTowel(title, cloth) ? toweling : cloth
  const weight = readWeight(part.note ?? '', feel.weave)
  return { ...feel, ...(weight && { weight }) }
}

/** Towels and bathrobes are of toweling, unless they are told to be woven otherwise. */
const isTowel = (title: string, { weave, name }: Cloth) =>
  /handdoek|badjas|washand|badlaken/i.test(title) && (weave === 'plain' || name === 'bamboeviscose')

const findCloth = (text: string) => cloths.find(({ words }) => words.test(text))

function readWeight(note: string, weave: Weave): ClothFeel['weight'] {
  const [, grams] = /(\d+)\s?g\/m²/.exec(note) ?? []
  if (grams === undefined) return undefined
  const gramsPerSquareMeter = Number(grams)
  const isThick = weave === 'waffle' || gramsPerSquareMeter > thinnestThick
  const steps = isThick ? thickSteps : thinSteps
  const passed = steps.filter((from) => gramsPerSquareMeter >= from).length
  return { gramsPerSquareMeter, step: (passed + 1) as FeelStep }
}
