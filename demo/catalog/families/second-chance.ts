import type { Family, Series } from '../family.ts'
import { size } from '../family.ts'
import { toSeed } from '../random.ts'
import { protectors } from './bath/bath-and-bed.ts'
import { boxsprings } from './bed/boxsprings.ts'
import { mattresses } from './bed/mattresses.ts'
import { duvets } from './bedding/duvets.ts'
import { lamps } from './lamp/lamps.ts'
import { floorLamps, hangingLamps } from './lamp/more-lamps.ts'
import { curtains } from './living/curtains.ts'
import { nightstands, sideboards, sideTables } from './living/furniture.ts'
import { armchairs, throws } from './living/living.ts'
import { rugs } from './living/rugs.ts'
import { mirrors } from './living/vases-mirrors.ts'

type Returned = Pick<Series, 'name' | 'subTitle' | 'brand' | 'colors' | 'basePriceCents' | 'story'> &
  Partial<Series>

/** Makes one or two pieces that were returned and checked, at a lower price. */
function returned(family: Family, code: string, ...pieces: Returned[]): Family {
  const series = pieces.map((piece, at) => ({
    stock: 1,
    popularity: 8 + (toSeed(`${code}${at}`) % 24),
    createdDaysAgo: 4 + (toSeed(`${at}${code}`) % 26),
    isUsed: true,
    leadTimeDays: null,
    ...piece,
    categories: ['tweede-kans'],
  }))
  return { ...family, code, series }
}

/** Goods that were returned or stood in the showroom; each says what is not new about it. */
export const secondChance: Family[] = [
  returned(boxsprings, 'BXR', {
    name: 'Landhuis showroom',
    subTitle: 'Antraciet, geknoopt, uit de showroom',
    brand: 'duinrust',
    colors: [
      {
        color: 'antraciet',
        images: ['boxspring-geknoopt-antraciet-hero', 'boxspring-geknoopt-antraciet-detail'],
      },
    ],
    basePriceCents: 94_900,
    story: [
      'Een half jaar in onze showroom gestaan en vaak uitgeprobeerd. De topper is nieuw; op het hoofdbord is de stof bovenaan een vleugje lichter.',
    ],
    sizes: [size('180x200', 1, 134_000, 'met twee matrassen')],
    facetValues: ['geweven-stof', 'geknoopt', 'medium'],
    rows: [{ label: 'Stoffering', value: '100% polyester, geweven stof' }],
  }),
  returned(mattresses, 'MTR', {
    name: 'Pocketvering Ritme retour',
    subTitle: 'Eén nacht beslapen, tijk vernieuwd',
    brand: 'nachtwerk',
    colors: [{ color: 'wit', images: ['matras-wit-hero'] }],
    basePriceCents: 19_900,
    story: [
      'Teruggestuurd omdat het te zacht was. Wij hebben er een nieuwe tijk omheen gedaan; de kern is als nieuw.',
    ],
    sizes: [size('90x200', 1, 17_000)],
    facetValues: ['pocketveer', 'medium'],
    rows: [
      { label: 'Kern', value: 'Pocketvering, 500 veren per m², 7 zones' },
      { label: 'Hoogte', value: '23 cm' },
    ],
    weightFactor: 1.3,
  }),
  returned(nightstands, 'NKR', {
    name: 'Twee laden retour',
    subTitle: 'Massief eiken, met een kras aan de achterkant',
    rows: [{ label: 'Materiaal', value: 'Massief eiken, hardwasolie' }],
    brand: 'kamer-zeven',
    colors: [{ color: 'hout', images: ['nachtkastje-eiken-hero'] }],
    basePriceCents: 8995,
    story: [
      'Aan de achterkant zit een kras van vier centimeter, ontstaan bij het uitpakken. Tegen de muur zie je er niets van.',
    ],
    facetValues: ['eikenhout'],
  }),
  returned(sideTables, 'BJR', {
    name: 'Rondje retour',
    subTitle: 'Eiken blad met een lichte kring',
    brand: 'kamer-zeven',
    colors: [{ color: 'hout', images: ['bijzettafel-eiken-hero'] }],
    basePriceCents: 4995,
    story: [
      'Iemand zette er een glas op voordat de olie droog was. De kring is opgeschuurd en nog net te zien.',
    ],
    facetValues: ['eikenhout'],
    rows: [{ label: 'Afmetingen', value: '45 cm doorsnede, 50 cm hoog' }],
  }),
  returned(sideboards, 'DRR', {
    name: 'Lat showroom',
    subTitle: 'Eiken, met lichte gebruikssporen',
    rows: [{ label: 'Materiaal', value: 'Eikenhout en eikenfineer' }],
    brand: 'kamer-zeven',
    colors: [{ color: 'hout', images: ['dressoir-eiken-hero'] }],
    basePriceCents: 37_900,
    story: [
      'De kast waar in onze showroom een jaar lang lampen op stonden. Aan de bovenkant een paar puntjes, verder gaaf.',
    ],
    facetValues: ['eikenhout'],
  }),
  returned(mirrors, 'SPR', {
    name: 'Rond retour',
    subTitle: 'Eiken lijst, nieuwe ophanging',
    brand: 'kamer-zeven',
    colors: [{ color: 'hout', images: ['spiegel-rond-eiken-hero'] }],
    basePriceCents: 9995,
    story: ['Kwam terug met een losse ophanglat. Die is vervangen; glas en lijst hebben niets.'],
    rows: [{ label: 'Afmetingen', value: '80 cm doorsnede' }],
    facetValues: ['eikenhout', 'glas'],
  }),
  returned(armchairs, 'FAR', {
    name: 'Kom showroom',
    subTitle: 'Saliegroene bouclé, veel op gezeten',
    brand: 'kamer-zeven',
    colors: [{ color: 'salie', images: ['fauteuil-salie-scene'] }],
    basePriceCents: 21_900,
    story: [
      'Bijna elke bezoeker is er even in gaan zitten. Het kussen is opnieuw gevuld, de stof gereinigd.',
    ],
    facetValues: ['boucle', 'eikenhout'],
    rows: [{ label: 'Stoffering', value: '100% polyester, bouclé' }],
  }),
  returned(
    lamps,
    'LMR',
    {
      name: 'Oven retour',
      subTitle: 'Terracotta, met een vlekje in de klei',
      brand: 'oeverlicht',
      colors: [{ color: 'terracotta', images: ['tafellamp-terracotta-hero'] }],
      basePriceCents: 3495,
      story: [
        'Bij het bakken is er een donker vlekje ontstaan, aan de kant van het snoer. Niet weg te halen, wel weg te draaien.',
      ],
      stock: 2,
    },
    {
      name: 'Korrel retour',
      subTitle: 'Zandkleurig, kap een fractie scheef',
      brand: 'oeverlicht',
      colors: [{ color: 'zand', images: ['tafellamp-zand-hero'] }],
      basePriceCents: 3995,
      story: ['De kap hangt twee millimeter uit het lood. Wie het weet, ziet het.'],
    },
  ),
  returned(hangingLamps, 'HGR', {
    name: 'Vlecht retour',
    subTitle: 'Rotan, opnieuw vastgezet',
    rows: [
      { label: 'Materiaal', value: 'Rotan' },
      { label: 'Doorsnede', value: '45 cm' },
    ],
    weightFactor: 0.6,
    brand: 'oeverlicht',
    colors: [{ color: 'hout', images: ['hanglamp-rotan-hero'] }],
    basePriceCents: 4495,
    story: ['Onderweg schoot een uiteinde los. Onze vlechter heeft het weer ingestopt.'],
  }),
  returned(floorLamps, 'VLR', {
    name: 'Drievoet retour',
    subTitle: 'Eiken poten, nieuwe kap',
    rows: [{ label: 'Materiaal', value: 'Massief eiken, kap van linnen' }],
    brand: 'oeverlicht',
    colors: [{ color: 'hout', images: ['vloerlamp-driepoot-eiken-hero'] }],
    basePriceCents: 6495,
    story: [
      'Teruggekomen met een deuk in de kap. Er zit een nieuwe op, dus eigenlijk scheelt er niets meer aan.',
    ],
    facetValues: ['linnen'],
  }),
  returned(rugs, 'VKR', {
    name: 'Kader retour',
    subTitle: 'Twee dagen neergelegd, weer opgerold',
    brand: 'veenkant',
    colors: [{ color: 'salie', images: ['vloerkleed-rand-salie-hero'] }],
    basePriceCents: 12_900,
    story: ['Het kleed was groener dan de bank. Schoon terug, gestofzuigd en opnieuw verpakt.'],
    rows: [{ label: 'Samenstelling', value: '80% wol, 20% katoen, pool 12 mm' }],
    sizes: [size('160x230', 1, 10_500)],
    facetValues: ['wol', 'rand'],
  }),
  returned(curtains, 'GDR', {
    name: 'Duin retour',
    subTitle: 'Eén gordijn, ingekort tot 230 cm',
    brand: 'zilverwilg',
    colors: [{ color: 'beige', images: ['gordijn-beige-hero'] }],
    basePriceCents: 1495,
    story: [
      'Door de vorige koper twintig centimeter ingekort, netjes met een machine. Het is er een; op de foto hangen er twee.',
    ],
    rows: [{ label: 'Samenstelling', value: '75% polyester, 25% linnen' }],
    facetValues: ['polyester', 'linnen'],
    sizes: [{ key: '140x230', title: '140 x 230 cm', facetValues: [], factor: 1, weightGrams: 880 }],
  }),
  returned(throws, 'PLR', {
    name: 'Heide wol retour',
    subTitle: 'Terracotta, gestoomd en gelucht',
    brand: 'lindeblad',
    colors: [{ color: 'terracotta', images: ['plaid-terracotta-hero'] }],
    basePriceCents: 3995,
    story: ['Een cadeau dat dubbel was. Uitgepakt, bekeken en weer ingepakt.'],
    rows: [{ label: 'Samenstelling', value: '100% wol' }],
    weightFactor: 1.2,
    facetValues: ['wol'],
    stock: 2,
  }),
  returned(duvets, 'DKR', {
    name: 'Eiderdal retour',
    subTitle: 'Eenpersoons, gewassen en gedroogd',
    brand: 'wolkenveld',
    colors: [{ color: 'wit', images: ['dekbed-wit-hero'] }],
    basePriceCents: 10_900,
    story: ['Teruggestuurd omdat het te warm was. Op zestig graden gewassen en nagekeken op losse stiksels.'],
    sizes: [size('140x220', 1, 1650)],
    facetValues: ['dons', 'katoen', 'warmteklasse-2'],
    rows: [
      { label: 'Warmteklasse', value: '2 (warm)' },
      { label: 'Vulling', value: '90% eendendons, 10% veertjes' },
      { label: 'Tijk', value: '100% katoen' },
    ],
    weightFactor: 0.7,
  }),
  returned(protectors, 'MBR', {
    name: 'waterdicht retour',
    subTitle: 'Verkeerde maat besteld, niet gebruikt',
    brand: 'zachtgoed',
    colors: [{ color: 'wit', images: ['matrasbeschermer-wit-hero'] }],
    basePriceCents: 1295,
    story: ['De doos was open, de beschermer niet gebruikt. Toch gewassen, voor het idee.'],
    rows: [
      { label: 'Bovenkant', value: '100% katoen' },
      { label: 'Onderlaag', value: 'Waterdichte laag van polyurethaan' },
    ],
    sizes: [size('140x200', 1, 690)],
    facetValues: ['katoen', 'waterdicht'],
    stock: 3,
  }),
]
