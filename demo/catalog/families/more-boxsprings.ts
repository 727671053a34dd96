import { combine, type Design, type Make } from '../combine.ts'
import { type Family, size } from '../family.ts'
import type { Colour } from '../palette.ts'
import { boxsprings } from './boxsprings.ts'

const mattresses: Make[] = [
  {
    key: 'medium',
    name: '',
    feel: 'met een matras van medium hardheid',
    basePriceCents: 129_900,
    texts: [
      'Met pocketveren in zeven zones en een topper van koudschuim: de uitvoering waar de meeste mensen op uitkomen.',
      'De matrassen zijn medium. Wil je zachter of steviger, dan bestaat het bed in die uitvoering ook.',
    ],
    facetValues: ['medium'],
  },
  {
    key: 'zacht',
    name: 'zacht',
    feel: 'met een zachter matras',
    basePriceCents: 129_900,
    texts: [
      'Het matras geeft bij schouder en heup net wat meer mee. Prettig als je licht bent of altijd op je zij ligt.',
      'Dunner staaldraad in de veren, verder hetzelfde bed. Tot ongeveer zeventig kilo de beste keuze.',
      'De zachte uitvoering, voor wie liever ín een bed ligt dan erop.',
    ],
    facetValues: ['zacht'],
  },
  {
    key: 'stevig',
    name: 'stevig',
    feel: 'met een steviger matras',
    basePriceCents: 132_900,
    texts: [
      'Dikker staaldraad en een dichtere topper. Zo blijft je rug recht, ook als je meer dan negentig kilo weegt.',
      'Je ligt er hoger op en komt er makkelijker uit.',
      'Voor buikslapers, en voor wie in elk hotelbed wegzakt.',
    ],
    facetValues: ['stevig'],
  },
  {
    key: 'plus',
    name: 'Plus',
    feel: 'met micropocket en traagschuim',
    basePriceCents: 164_900,
    texts: [
      'Twee keer zoveel, half zo grote veren en een topper van traagschuim. Je voelt elke beweging van jezelf, en geen enkele van een ander.',
      'Duizend veren per vierkante meter volgen je lichaam nauwkeuriger. Daar hoort een topper bij die dat ook doet.',
      'Onze luxe uitvoering: hetzelfde uiterlijk, een ander gevoel zodra je gaat liggen.',
    ],
    facetValues: ['medium', 'traagschuim'],
    rows: [
      { label: 'Matras', value: 'Micropocket, 1000 veren per m², hoogte 23 cm' },
      { label: 'Topper', value: 'Traagschuim, hoogte 8 cm, afneembare tijk' },
      { label: 'Instaphoogte', value: 'ca. 66 cm, inclusief topper' },
    ],
  },
  {
    key: 'latex',
    name: 'latex',
    feel: 'met een matras van latex',
    basePriceCents: 169_900,
    texts: [
      'Latex draagt gelijkmatig en veert meteen terug. Er komt lucht door de kern, zodat het bed fris blijft.',
      'Zonder metaal in het matras. Sommige mensen slapen daar rustiger op, en stil is het zeker.',
    ],
    facetValues: ['medium', 'latex'],
    rows: [
      { label: 'Matras', value: 'Latex, 7 zones, hoogte 20 cm' },
      { label: 'Topper', value: 'Latex, hoogte 6 cm, afneembare tijk' },
    ],
  },
  {
    key: 'elektrisch',
    name: 'elektrisch',
    feel: 'elektrisch verstelbaar',
    basePriceCents: 219_900,
    sizes: [
      size('140x200', 0.86, 128_000, 'met twee motoren van 70 cm'),
      size('160x200', 0.95, 142_000, 'met twee matrassen'),
      size('180x200', 1, 156_000, 'met twee matrassen'),
      size('180x210', 1.05, 160_000, 'met twee matrassen'),
    ],
    texts: [
      'Hoofdeind en voeteneind gaan los van elkaar omhoog, links en rechts apart. Op de foto staat het bed vlak.',
      'Rechtop lezen, voeten omhoog na een lange dag, en daarna met één knop weer plat. De foto toont het bed in de vlakke stand.',
      'Stille motoren met een afstandsbediening per persoon. Valt de stroom uit, dan zakt het bed op een batterij vanzelf vlak; zo staat het ook op de foto.',
    ],
    facetValues: ['medium', 'elektrisch-verstelbaar'],
    highlights: ['Per persoon te verstellen, met afstandsbediening'],
    rows: [
      { label: 'Motoren', value: '2 per slaper, 230 V, stand-by minder dan 0,5 W' },
      { label: 'Montage', value: 'Zelf te monteren, ca. 60 minuten' },
    ],
  },
]

function bed(
  [name, look, brand]: [name: string, look: string, brand: Design['brand']],
  [colour, key, ...facetValues]: [colour: Colour, key: string, ...facetValues: string[]],
  cover: string,
  texts: string[],
  [priceFactor, ...makes]: [priceFactor: number, ...makes: string[]],
): Design {
  const colours = [{ colour, images: [`boxspring-${key}-hero`] }]
  const rows = [{ label: 'Stoffering', value: cover }]
  return { name, look, brand, colours, texts, makes, priceFactor, facetValues, rows }
}

const woven = 'Geweven stof, 100% polyester, 60.000 toeren slijtproef'
const boucle = 'Bouclé, 100% polyester'
const velvet = 'Fluweel, 100% polyester'

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
    ['grijs', 'grijs', 'geweven-stof'],
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
    ['groen', 'groen', 'fluweel'],
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
    ['roze', 'roze', 'geweven-stof'],
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
    ['naturel', 'naturel', 'boucle'],
    boucle,
    [
      'Gebroken wit met lusjes, licht als een pad van schelpen.',
      'Een bed dat een donkere kamer opknapt.',
      'Lichte stof vraagt iets meer zorg: elke week stofzuigen en hij blijft licht.',
    ],
    [1.06, 'medium', 'stevig', 'plus'],
  ),
]

export const moreBoxsprings: Family = {
  ...boxsprings,
  code: 'BXM',
  sizes: [...boxsprings.sizes, size('180x220', 1.2, 146_000, 'met twee matrassen')],
  series: combine('BXM', beds, mattresses),
}
