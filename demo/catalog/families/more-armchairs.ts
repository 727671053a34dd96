import { combine, type Design, type Make } from '../combine.ts'
import type { Family } from '../family.ts'
import type { Colour } from '../palette.ts'
import { one, shown } from './furniture-shown.ts'
import { armchairs } from './living.ts'

const chairMakes: Make[] = [
  {
    key: 'boucle',
    name: 'bouclé',
    feel: 'bekleed met bouclé',
    basePriceCents: 36_900,
    texts: [
      'Bouclé is zacht als een trui en vergeeft veel.',
      'De lussen zijn klein, dus een nagel blijft er niet in hangen.',
    ],
    facetValues: ['boucle'],
    rows: [{ label: 'Stoffering', value: 'Bouclé, 100% polyester' }],
  },
  {
    key: 'geweven',
    name: 'geweven',
    feel: 'bekleed met een sterke geweven stof',
    basePriceCents: 34_900,
    texts: [
      'Vlak geweven en sterk: zestigduizend toeren in de slijtproef.',
      'Een droge, matte stof die niet pluist en niet glimt.',
      'Dicht geweven, zodat kruimels erop blijven liggen tot je ze wegveegt.',
    ],
    facetValues: ['geweven-stof'],
    rows: [{ label: 'Stoffering', value: 'Geweven stof, 100% polyester' }],
  },
  {
    key: 'wol',
    name: 'wolvilt',
    feel: 'bekleed met wolvilt',
    basePriceCents: 44_900,
    texts: [
      'Wolvilt voelt warm aan, ook op een koude ochtend, en rimpelt niet.',
      'Een dichte, matte stof van wol. Vuil blijft erop liggen in plaats van erin te trekken.',
    ],
    facetValues: ['wol'],
    rows: [{ label: 'Stoffering', value: 'Vilt, 70% wol, 30% viscose' }],
    weightFactor: 1.05,
  },
  {
    key: 'hoes',
    name: 'met losse hoes',
    feel: 'met hoezen die in de was kunnen',
    basePriceCents: 38_900,
    texts: [
      'De hoezen van zitting en rug ritsen los en gaan op dertig graden in de was.',
      'Een stoel voor een huis met kinderen, katten of rode wijn: de hoezen kunnen eraf.',
    ],
    facetValues: ['geweven-stof', 'katoen', 'wasbaar'],
    rows: [{ label: 'Stoffering', value: 'Geweven stof, 60% katoen, 40% polyester, afneembaar' }],
    care: ['Hoezen wassen op 30 °C, hangend drogen', 'Stofzuigen met een zachte borstel'],
  },
]

/** What the pictures show close by is the woven cloth, so other cloths are shown from across the room. */
function chair(
  [name, look]: [name: string, look: string],
  [colour, ...woven]: [colour: Colour, ...woven: string[]],
  [felted, ...texts]: [felted: string, ...texts: string[]],
): Design[] {
  const scene = `fauteuil-${colour}-scene`
  const near = { colour, images: [`fauteuil-${colour}-hero|${scene}`, scene] }
  return [
    { ...shown, name, look, colours: [near], texts, makes: woven },
    { ...shown, name, look, colours: one(colour, scene), texts: [felted], makes: ['wol'] },
  ]
}

function looped(name: string, look: string, colour: Colour, text: string): Design {
  return {
    ...shown,
    name,
    look,
    colours: one(colour, `fauteuil-boucle-${colour}-scene`),
    texts: [text],
    makes: ['boucle'],
  }
}

const chairs: Design[] = [
  ...chair(
    ['Kom salie', 'Lage stoel in saliegroen'],
    ['salie', 'hoes'],
    [
      'Saliegroen tussen armleuningen van eiken: een stoel als een bankje in het bos.',
      'De rug helt ver genoeg om na te denken en niet zo ver dat je in slaap valt.',
    ],
  ),
  ...chair(
    ['Kom terracotta', 'Lage stoel in terracotta'],
    ['terracotta', 'geweven', 'hoes'],
    [
      'Terracotta naast een groene plant hoeft geen uitleg.',
      'Een stoel als een open haard: iedereen gaat er vanzelf naast zitten.',
      'Warm rood op licht hout, als een kampvuur zonder rook.',
    ],
  ),
  ...chair(
    ['Kom nachtblauw', 'Lage stoel in nachtblauw'],
    ['nachtblauw', 'geweven', 'hoes'],
    [
      'Blauw dat ’s avonds zwart wordt en ’s ochtends weer opklaart.',
      'Donkerblauw met licht hout: een stoel om een dik boek in uit te lezen.',
      'De kleur van een goed pak, met de zit van een vrije dag.',
    ],
  ),
  ...chair(
    ['Kom naturel', 'Lage stoel in gebroken wit'],
    ['naturel', 'geweven', 'hoes'],
    [
      'Gebroken wit, de kleur van schapenwol voordat iemand er iets van breide.',
      'Lichte stof en licht hout: de stoel laat de kamer zoals hij is.',
      'Een stoel die in een klein huis geen plaats lijkt in te nemen.',
    ],
  ),
  ...chair(
    ['Kom oker', 'Lage stoel in okergeel'],
    ['oker', 'geweven', 'hoes'],
    [
      'Oker tussen eiken: de middagzon met armleuningen.',
      'Eén gele stoel en de rest van de kamer mag grijs zijn.',
      'Warm geel, dat bij donkerblauw en bij groen het mooist is.',
    ],
  ),
  looped(
    'Kom salie',
    'Lage stoel in saliegroen',
    'salie',
    'Saliegroen met kleine lussen, waar je hand vanzelf over gaat.',
  ),
  looped(
    'Kom naturel',
    'Lage stoel in gebroken wit',
    'naturel',
    'Licht en wollig, als een schaap dat even is gaan zitten.',
  ),
]

export const moreArmchairs: Family = {
  ...armchairs,
  code: 'FAM',
  facetValues: ['eikenhout'],
  series: combine('FAM', chairs, chairMakes),
}
