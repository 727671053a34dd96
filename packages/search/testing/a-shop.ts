import type { ProductDocument } from '../port.ts'
import { aProduct } from './a-product.ts'

/** A small Dutch shop for home and bedding, one product a line. Lines higher up are more popular. */
export function aShop(): ProductDocument[] {
  return ROWS.map(([path, title, brand, facets, description], i) => {
    const categoryTitles = path.split(' > ')
    const facetsByKey = facetsOf(facets)
    return aProduct({
      id: i + 1,
      title,
      brand,
      sku: [`${brand.slice(0, 2).toUpperCase()}-${1000 + i}`],
      categoryIds: categoryTitles.map((categoryTitle) => CATEGORIES.indexOf(categoryTitle) + 1),
      categoryTitles,
      facets: facetsByKey,
      facetTexts: Object.values(facetsByKey).flatMap((slugs) =>
        slugs.map((slug) => slug.replaceAll('-', ' ')),
      ),
      description: description ?? '',
      priceCents: 995 + i * 100,
      popularity: ROWS.length - i,
    })
  })
}

/** "kleur=blauw,wit maat=140x200" */
function facetsOf(text: string): Record<string, string[]> {
  return Object.fromEntries(
    text.split(' ').map((facet): [string, string[]] => {
      const [key = '', slugs = ''] = facet.split('=')
      return [key, slugs.split(',')]
    }),
  )
}

type Row = [path: string, title: string, brand: string, facets: string, description?: string]

const COVERS = 'Beddengoed > Dekbedovertrekken'
const DUVETS = 'Beddengoed > Dekbedden'
const SHEETS = 'Beddengoed > Hoeslakens'
const PILLOWS = 'Beddengoed > Hoofdkussens'
const SLIPS = 'Beddengoed > Kussenslopen'
const PROTECTORS = 'Beddengoed > Matrasbeschermers'
const THROWS = 'Woonaccessoires > Plaids'
const MATTRESSES = 'Slapen > Matrassen'
const TOPPERS = 'Slapen > Topmatrassen'
const BOXSPRINGS = 'Slapen > Boxsprings'
const BEDS = 'Slapen > Bedden'
const BED_PARTS = 'Slapen > Bedonderdelen'
const CHAIRS = 'Wonen > Fauteuils'
const SOFAS = 'Wonen > Banken'
const TABLES = 'Wonen > Tafels'
const CABINETS = 'Wonen > Kasten'
const RUGS = 'Woonaccessoires > Vloerkleden'
const CURTAINS = 'Woonaccessoires > Gordijnen'
const TOWELS = 'Badkamer > Handdoeken'

const ROWS: readonly Row[] = [
  [COVERS, 'Dekbedovertrek Vlinder', 'Heide', 'kleur=blauw materiaal=katoen maat=140x200,200x220,240x220'],
  [
    COVERS,
    'Dekbedovertrek Noor met knopen',
    'Duinroos',
    'kleur=wit materiaal=katoensatijn maat=240x220,260x220',
  ],
  [COVERS, 'Flanellen dekbedovertrek Ruit', 'Heide', 'kleur=rood materiaal=flanel maat=140x200,240x220'],
  [COVERS, 'Kinderdekbedovertrek Raket', 'Kiek', 'kleur=donkerblauw materiaal=katoen maat=120x150,140x200'],
  [COVERS, 'Dekbedovertrek Linnenlook', 'Duinroos', 'kleur=grijs materiaal=katoen maat=200x220'],
  [COVERS, 'Dekbedovertrek Botanisch', 'Oever', 'kleur=groen materiaal=percal maat=140x220,240x220'],
  [DUVETS, 'Donzen dekbed Poolster', 'Oever', 'materiaal=dons warmteklasse=warm maat=140x200,240x220'],
  [
    DUVETS,
    '4-seizoenen dekbed Jaarrond',
    'Oever',
    'materiaal=synthetisch warmteklasse=vier-seizoenen maat=200x200',
  ],
  [DUVETS, 'Wollen zomerdekbed Texel', 'Heide', 'materiaal=wol warmteklasse=zomer maat=140x200,200x200'],
  [DUVETS, 'Kinderdekbed Wolkje', 'Kiek', 'materiaal=synthetisch warmteklasse=warm maat=100x135,120x150'],
  [SHEETS, 'Hoeslaken jersey', 'Heide', 'kleur=wit,grijs materiaal=jersey maat=90x200,160x200,180x200'],
  [SHEETS, 'Hoeslaken topper katoen', 'Duinroos', 'kleur=wit materiaal=katoen maat=160x200,180x200'],
  [SHEETS, 'Hoeslaken percal hoge hoek', 'Oever', 'kleur=antraciet materiaal=percal maat=140x200,180x210'],
  [PILLOWS, 'Hoofdkussen dons zacht', 'Oever', 'materiaal=dons hardheid=zacht maat=60x70'],
  [PILLOWS, 'Nekkussen traagschuim', 'Slaapwel', 'materiaal=traagschuim hardheid=medium maat=40x60'],
  [PILLOWS, 'Zijslaperkussen', 'Slaapwel', 'materiaal=latex hardheid=stevig maat=60x70'],
  [SLIPS, 'Kussensloop satijn, set van 2', 'Duinroos', 'kleur=wit,roze materiaal=katoensatijn maat=60x70'],
  [SLIPS, 'Kussensloop percal', 'Oever', 'kleur=blauw materiaal=percal maat=60x70,50x70'],
  [PROTECTORS, 'Molton stretch', 'Slaapwel', 'materiaal=katoen maat=90x200,160x200,180x200'],
  [PROTECTORS, 'Waterdichte matrasbeschermer', 'Slaapwel', 'materiaal=katoen maat=140x200,160x200'],
  [
    MATTRESSES,
    'Pocketvering matras Basis',
    'Slaapwel',
    'persoons=1-persoons hardheid=medium maat=80x200,90x200',
  ],
  [
    MATTRESSES,
    'Koudschuim matras Lucht',
    'Slaapwel',
    'persoons=2-persoons hardheid=stevig maat=140x200,160x200,180x200',
  ],
  [
    MATTRESSES,
    'Matras traagschuim Deluxe',
    'Oever',
    'persoons=2-persoons hardheid=zacht maat=160x200,180x200',
  ],
  [MATTRESSES, 'Kindermatras Kiek', 'Kiek', 'hardheid=medium maat=60x120,70x140'],
  [TOPPERS, 'Topper koudschuim', 'Slaapwel', 'hardheid=medium maat=160x200,180x200'],
  [TOPPERS, 'Splittopper traagschuim', 'Slaapwel', 'hardheid=zacht maat=160x200,180x200'],
  [TOPPERS, 'Latex topmatras', 'Oever', 'hardheid=stevig maat=140x200,180x200'],
  [
    BOXSPRINGS,
    'Boxspring Oslo met hoofdbord',
    'Nachtgoed',
    'kleur=antraciet persoons=2-persoons maat=160x200,180x200',
  ],
  [BOXSPRINGS, 'Elektrische boxspring Malmö', 'Nachtgoed', 'kleur=grijs persoons=2-persoons maat=180x200'],
  [BOXSPRINGS, 'Eenpersoons boxspring Uno', 'Nachtgoed', 'kleur=zwart persoons=1-persoons maat=90x200'],
  [BEDS, 'Houten bed Boomgaard', 'Houtwerk', 'kleur=naturel materiaal=eiken maat=140x200,160x200'],
  [BEDS, 'Stapelbed Duo', 'Kiek', 'kleur=wit materiaal=grenen maat=90x200'],
  [BEDS, 'Babybed Wieg en Slaap', 'Kiek', 'kleur=wit materiaal=beuken maat=60x120'],
  [BED_PARTS, 'Hoofdbord velvet', 'Nachtgoed', 'kleur=groen,blauw materiaal=velvet maat=160,180'],
  [BED_PARTS, 'Lattenbodem verstelbaar', 'Slaapwel', 'materiaal=beuken maat=80x200,90x200,140x200'],
  [BED_PARTS, 'Bedpoten set van 4', 'Houtwerk', 'kleur=zwart materiaal=metaal hoogte=15-cm'],
  [THROWS, 'Wollen plaid Schapenvacht', 'Heide', 'kleur=creme materiaal=wol maat=130x170'],
  [THROWS, 'Sprei gewatteerd', 'Duinroos', 'kleur=taupe materiaal=katoen maat=240x260'],
  [CHAIRS, 'Relaxfauteuil Luna', 'Zitgoed', 'kleur=rood materiaal=leer'],
  [CHAIRS, 'Fauteuil bouclé Wolk', 'Zitgoed', 'kleur=wit materiaal=boucle'],
  [CHAIRS, 'Eetkamerstoel Rib', 'Zitgoed', 'kleur=groen materiaal=velvet'],
  [CHAIRS, 'Poef rond', 'Zitgoed', 'kleur=roze materiaal=velvet'],
  [SOFAS, 'Hoekbank Familie', 'Zitgoed', 'kleur=beige materiaal=stof zitplaatsen=5'],
  [
    SOFAS,
    'Slaapbank Logee',
    'Zitgoed',
    'kleur=grijs materiaal=stof zitplaatsen=3',
    'Snel een bed voor gasten.',
  ],
  [TABLES, 'Eettafel visgraat', 'Houtwerk', 'kleur=naturel materiaal=mangohout maat=200x100'],
  [TABLES, 'Salontafel rond', 'Houtwerk', 'kleur=zwart materiaal=metaal'],
  [TABLES, 'Nachtkastje twee laden', 'Houtwerk', 'kleur=naturel materiaal=eiken'],
  [CABINETS, 'Kledingkast schuifdeur', 'Houtwerk', 'kleur=wit materiaal=spaanplaat breedte=200-cm'],
  [CABINETS, 'Tv-meubel Horizon', 'Houtwerk', 'kleur=zwart materiaal=mangohout'],
  [CABINETS, 'Ladekast zes lades', 'Houtwerk', 'kleur=wit materiaal=eiken'],
  [RUGS, 'Hoogpolig vloerkleed Mos', 'Oever', 'kleur=groen materiaal=wol maat=160x230,200x290'],
  [RUGS, 'Badmat antislip', 'Oever', 'kleur=grijs materiaal=katoen maat=60x90'],
  [CURTAINS, 'Verduisterend gordijn', 'Duinroos', 'kleur=donkerblauw materiaal=polyester maat=140x260'],
  [TOWELS, 'Badhanddoek hotelkwaliteit', 'Duinroos', 'kleur=wit,zand materiaal=katoen maat=70x140'],
  [
    TOWELS,
    'Badjas wafel',
    'Duinroos',
    'kleur=wit materiaal=katoen',
    'Combineer met een badhanddoek of badmat.',
  ],
]

const CATEGORIES = [...new Set(ROWS.flatMap(([path]) => path.split(' > ')))]
