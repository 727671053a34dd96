import { combine, type Design } from '../../combine.ts'
import { type Family, size } from '../../family.ts'
import type { Color } from '../../palette.ts'
import { boxspringMakes } from './boxspring-makes.ts'
import { boxsprings } from './boxsprings.ts'

function bed(
  [name, look, brand]: [name: string, look: string, brand: Design['brand']],
  [color, key, ...facetValues]: [color: Color, key: string, ...facetValues: string[]],
  cover: string,
  texts: string[],
  [priceFactor, ...makes]: [priceFactor: number, ...makes: string[]],
): Design {
  const colors = [{ color, images: [`boxspring-${key}-hero`] }]
  const loops = facetValues.includes('kussens') ? [{ label: 'Lussen van de kussens', value: 'Leer' }] : []
  const rows = [{ label: 'Stoffering', value: cover }, ...loops]
  return { name, look, brand, colors, texts, makes, priceFactor, facetValues, rows }
}

const woven = '100% polyester, , geweven stof60.000 toeren slijtproef'
const boucle = '100% polyester, bouclé'
const velvet = '100% polyester, fluweel'

const beds: Design[] = [
  bed(
    ['Rivierduin', 'Zandkleurige bouclé', 'duinrust'],
    ['zand', 'zand', 'boucle', 'banen'],
    boucle,
    [
      'Kleine lussen in de kleur van droog zand, van dichtbij net zo mooi als van ver.',
      'De banen van het hoofdbord zijn los gevuld: je leunt er zacht tegenaan.',
      'Een licht bed dat een kleine slaapkamer niet kleiner maakt.',
      'Bouclé voelt als een dikke trui en is verrassend makkelijk schoon te houden.',
      'Zand bij wit, zand bij hout, zand bij alles.',
    ],
    [1, 'zacht', 'stevig', 'plus', 'elektrisch', 'latex'],
  ),
  bed(
    ['Kwelder', 'Saliegroen geweven', 'duinrust'],
    ['salie', 'salie', 'geweven-stof', 'banen'],
    woven,
    [
      'Het groen van lamsoor en zeekraal, met grijs erin.',
      'Een fijn weefsel dat niet pluist en waar je hond best eens tegenaan mag liggen.',
      'Saliegroen houdt het midden tussen kleur en geen kleur. Daarom verveelt het niet.',
      'Staat bij eiken, bij wit en bij een vloer die je niet zelf hebt uitgezocht.',
    ],
    [0.97, 'zacht', 'plus', 'elektrisch', 'latex'],
  ),
  bed(
    ['Roodsteen', 'Terracotta geweven', 'duinrust'],
    ['terracotta', 'terracotta', 'geweven-stof', 'banen'],
    woven,
    [
      'Baksteen in de avondzon, maar dan zacht.',
      'Een bed met een uitgesproken kleur heeft weinig gezelschap nodig: een wit dekbed en klaar.',
      'Terracotta maakt een kamer op het noorden een paar graden warmer, voor je gevoel.',
      'De stof is mat, zodat het rood rustig blijft.',
    ],
    [0.97, 'zacht', 'stevig', 'plus', 'elektrisch'],
  ),
  bed(
    ['Middernacht', 'Nachtblauw fluweel', 'duinrust'],
    ['nachtblauw', 'nachtblauw', 'fluweel', 'banen'],
    velvet,
    [
      'Fluweel met een korte pool, die met het licht van kleur verandert.',
      'Deftig in de avond en gewoon mooi in de ochtend.',
      'Blauw zo diep dat alles ervoor er scherper uitziet.',
      'Een bed dat je ’s avonds met één lamp moet bekijken.',
    ],
    [1.08, 'stevig', 'plus', 'elektrisch', 'latex'],
  ),
  bed(
    ['Landhuis', 'Antraciet met geknoopt hoofdbord', 'duinrust'],
    ['antraciet', 'geknoopt-antraciet', 'geweven-stof', 'geknoopt'],
    woven,
    [
      'Diepe knopen in een hoog hoofdbord, zoals in een hotel waar de trap kraakt.',
      'Antraciet met een lichte draad erdoor: strak, maar niet streng.',
      'Klassiek van vorm, rustig van kleur. De zwarte poten houden het strak.',
      'Tegen dit hoofdbord leest het lekker: het is hoog genoeg voor je hoofd.',
    ],
    [1.04, 'zacht', 'plus', 'elektrisch', 'latex'],
  ),
  bed(
    ['Haverveld', 'Bouclé met losse kussens', 'duinrust'],
    ['haver', 'kussens-haver', 'boucle', 'kussens'],
    boucle,
    [
      'Twee dikke kussens aan leren lussen. Je haalt ze los om te wassen of om er een boek tegen te lezen.',
      'Een bed zonder hard randje, in de kleur van havermout.',
      'Losse kussens schuiven mee als je je omdraait.',
      'Zacht waar je leunt en stevig waar je ligt.',
    ],
    [1.08, 'zacht', 'stevig', 'plus', 'elektrisch'],
  ),
  bed(
    ['Zwerfkei', 'Lichtgrijs geweven', 'duinrust'],
    ['grijs', 'grijs', 'geweven-stof', 'panelen'],
    woven,
    [
      'Grijs met een spikkel, als een steen die lang in een rivier lag.',
      'Een rustige kleur waar elk dekbedovertrek bij past.',
      'De stof is gemêleerd: een kruimel of een haar valt niet meteen op.',
    ],
    [0.95, 'medium', 'stevig', 'elektrisch'],
  ),
  bed(
    ['Dennenrust', 'Donkergroen', 'duinrust'],
    ['groen', 'groen', 'fluweel', 'panelen'],
    velvet,
    [
      'Het groen van een bos waar het zojuist heeft geregend.',
      'Diep van kleur en toch niet zwaar. Leg er naturel linnen op.',
      'Een bed voor een kamer met een houten vloer.',
    ],
    [1.04, 'medium', 'zacht', 'plus'],
  ),
  bed(
    ['Ochtendhei', 'Gedempt oudroze', 'duinrust'],
    ['roze', 'roze', 'geweven-stof', 'panelen'],
    woven,
    [
      'Hei om zes uur ’s ochtends, als het licht nog laag staat.',
      'Roze voor volwassenen: bruin erin, suiker eruit.',
      'Zacht van kleur, met een hoofdbord waar je tegenaan wilt leunen.',
    ],
    [1.02, 'medium', 'zacht', 'elektrisch'],
  ),
  bed(
    ['Schelpenpad', 'Naturel bouclé', 'duinrust'],
    ['naturel', 'naturel', 'boucle', 'panelen'],
    boucle,
    [
      'Gebroken wit met lusjes, licht als een pad van schelpen.',
      'Een bed dat een donkere kamer opknapt.',
      'Lichte stof vraagt iets meer zorg: elke week stofzuigen en hij blijft licht.',
    ],
    [1.06, 'medium', 'stevig', 'plus'],
  ),
  bed(
    ['Schemering', 'Zwart geweven', 'duinrust'],
    ['zwart', 'zwart', 'geweven-stof', 'panelen'],
    woven,
    [
      'Zwart met wit beddengoed: meer heeft een slaapkamer niet nodig.',
      'Een donker bed lijkt kleiner dan het is en staat altijd netjes.',
      'De stof is mat, zodat het zwart zacht blijft en niet glimt.',
    ],
    [0.97, 'medium', 'stevig', 'elektrisch'],
  ),
  bed(
    ['Stoppelveld', 'Okergeel fluweel', 'duinrust'],
    ['oker', 'oker', 'fluweel', 'panelen'],
    velvet,
    [
      'Oker als een korenveld na de oogst, op een fluweel met korte pool.',
      'Een kleur die de ochtend een kwartier eerder laat beginnen.',
      'Warm geel dat bij eiken, bij wit en bij donkerblauw kan staan.',
    ],
    [1.06, 'medium', 'zacht', 'plus'],
  ),
]

export const moreBoxsprings: Family = {
  ...boxsprings,
  code: 'BXM',
  sizes: [...boxsprings.sizes, size('180x220', 1.2, 146_000, 'met twee matrassen')],
  series: combine('BXM', beds, boxspringMakes),
}
