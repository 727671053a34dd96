import type { ProductDocument } from '../port.ts'
import { aProduct } from './a-product.ts'

/** Builds a small Dutch shop for home and bedding, one product a line. Lines higher up are more popular. */
export function aShop(): ProductDocument[] {
  return rows.map(([path, title, brand, facets, description], i) => {
    const categoryTitles = path.split(' > ')
    const facetsByKey = parseFacets(facets)
    return aProduct({
      id: i + 1,
      title,
      brand,
      sku: [`${brand.slice(0, 2).toUpperCase()}-${1000 + i}`],
      categoryIds: categoryTitles.map((categoryTitle) => categories.indexOf(categoryTitle) + 1),
      categoryTitles,
      facets: facetsByKey,
      facetTexts: Object.values(facetsByKey).flatMap((slugs) =>
        slugs.map((slug) => slug.replaceAll('-', ' ')),
      ),
      description: description ?? '',
      priceCents: 995 + i * 100,
      popularity: rows.length - i,
    })
  })
}

/** Parses "kleur=blauw,wit maat=140x200". */
function parseFacets(text: string): Record<string, string[]> {
  return Object.fromEntries(
    text.split(' ').map((facet): [string, string[]] => {
      const [key = '', slugs = ''] = facet.split('=')
      return [key, slugs.split(',')]
    }),
  )
}

type Row = [path: string, title: string, brand: string, facets: string, description?: string]

const covers = 'Beddengoed > Dekbedovertrekken'
const duvets = 'Beddengoed > Dekbedden'
const sheets = 'Beddengoed > Hoeslakens'
const pillows = 'Beddengoed > Hoofdkussens'
const slips = 'Beddengoed > Kussenslopen'
const protectors = 'Beddengoed > Matrasbeschermers'
const throws = 'Woonaccessoires > Plaids'
const mattresses = 'Slapen > Matrassen'
const toppers = 'Slapen > Topmatrassen'
const boxsprings = 'Slapen > Boxsprings'
const beds = 'Slapen > Bedden'
const bedParts = 'Slapen > Bedonderdelen'
const chairs = 'Wonen > Fauteuils'
const sofas = 'Wonen > Banken'
const tables = 'Wonen > Tafels'
const cabinets = 'Wonen > Kasten'
const rugs = 'Woonaccessoires > Vloerkleden'
const curtains = 'Woonaccessoires > Gordijnen'
const towels = 'Badkamer > Handdoeken'

const rows: readonly Row[] = [
  [covers, 'Dekbedovertrek Vlinder', 'Heide', 'kleur=blauw materiaal=katoen maat=140x200,200x220,240x220'],
  [
    covers,
    'Dekbedovertrek Noor met knopen',
    'Duinroos',
    'kleur=wit materiaal=katoensatijn maat=240x220,260x220',
  ],
  [covers, 'Flanellen dekbedovertrek Ruit', 'Heide', 'kleur=rood materiaal=flanel maat=140x200,240x220'],
  [covers, 'Kinderdekbedovertrek Raket', 'Kiek', 'kleur=donkerblauw materiaal=katoen maat=120x150,140x200'],
  [covers, 'Dekbedovertrek Linnenlook', 'Duinroos', 'kleur=grijs materiaal=katoen maat=200x220'],
  [covers, 'Dekbedovertrek Botanisch', 'Oever', 'kleur=groen materiaal=percal maat=140x220,240x220'],
  [duvets, 'Donzen dekbed Poolster', 'Oever', 'materiaal=dons warmteklasse=warm maat=140x200,240x220'],
  [
    duvets,
    '4-seizoenen dekbed Jaarrond',
    'Oever',
    'materiaal=synthetisch warmteklasse=vier-seizoenen maat=200x200',
  ],
  [duvets, 'Wollen zomerdekbed Texel', 'Heide', 'materiaal=wol warmteklasse=zomer maat=140x200,200x200'],
  [duvets, 'Kinderdekbed Wolkje', 'Kiek', 'materiaal=synthetisch warmteklasse=warm maat=100x135,120x150'],
  [sheets, 'Hoeslaken jersey', 'Heide', 'kleur=wit,grijs materiaal=jersey maat=90x200,160x200,180x200'],
  [sheets, 'Hoeslaken topper katoen', 'Duinroos', 'kleur=wit materiaal=katoen maat=160x200,180x200'],
  [sheets, 'Hoeslaken percal hoge hoek', 'Oever', 'kleur=antraciet materiaal=percal maat=140x200,180x210'],
  [pillows, 'Hoofdkussen dons zacht', 'Oever', 'materiaal=dons hardheid=zacht maat=60x70'],
  [pillows, 'Nekkussen traagschuim', 'Slaapwel', 'materiaal=traagschuim hardheid=medium maat=40x60'],
  [pillows, 'Zijslaperkussen', 'Slaapwel', 'materiaal=latex hardheid=stevig maat=60x70'],
  [slips, 'Kussensloop satijn, set van 2', 'Duinroos', 'kleur=wit,roze materiaal=katoensatijn maat=60x70'],
  [slips, 'Kussensloop percal', 'Oever', 'kleur=blauw materiaal=percal maat=60x70,50x70'],
  [protectors, 'Molton stretch', 'Slaapwel', 'materiaal=katoen maat=90x200,160x200,180x200'],
  [protectors, 'Waterdichte matrasbeschermer', 'Slaapwel', 'materiaal=katoen maat=140x200,160x200'],
  [
    mattresses,
    'Pocketvering matras Basis',
    'Slaapwel',
    'persoons=1-persoons hardheid=medium maat=80x200,90x200',
  ],
  [
    mattresses,
    'Koudschuim matras Lucht',
    'Slaapwel',
    'persoons=2-persoons hardheid=stevig maat=140x200,160x200,180x200',
  ],
  [
    mattresses,
    'Matras traagschuim Deluxe',
    'Oever',
    'persoons=2-persoons hardheid=zacht maat=160x200,180x200',
  ],
  [mattresses, 'Kindermatras Kiek', 'Kiek', 'hardheid=medium maat=60x120,70x140'],
  [toppers, 'Topper koudschuim', 'Slaapwel', 'hardheid=medium maat=160x200,180x200'],
  [toppers, 'Splittopper traagschuim', 'Slaapwel', 'hardheid=zacht maat=160x200,180x200'],
  [toppers, 'Latex topmatras', 'Oever', 'hardheid=stevig maat=140x200,180x200'],
  [
    boxsprings,
    'Boxspring Oslo met hoofdbord',
    'Nachtgoed',
    'kleur=antraciet persoons=2-persoons maat=160x200,180x200',
  ],
  [boxsprings, 'Elektrische boxspring Malmö', 'Nachtgoed', 'kleur=grijs persoons=2-persoons maat=180x200'],
  [boxsprings, 'Eenpersoons boxspring Uno', 'Nachtgoed', 'kleur=zwart persoons=1-persoons maat=90x200'],
  [beds, 'Houten bed Boomgaard', 'Houtwerk', 'kleur=naturel materiaal=eiken maat=140x200,160x200'],
  [beds, 'Stapelbed Duo', 'Kiek', 'kleur=wit materiaal=grenen maat=90x200'],
  [beds, 'Babybed Wieg en Slaap', 'Kiek', 'kleur=wit materiaal=beuken maat=60x120'],
  [bedParts, 'Hoofdbord velvet', 'Nachtgoed', 'kleur=groen,blauw materiaal=velvet maat=160,180'],
  [bedParts, 'Lattenbodem verstelbaar', 'Slaapwel', 'materiaal=beuken maat=80x200,90x200,140x200'],
  [bedParts, 'Bedpoten set van 4', 'Houtwerk', 'kleur=zwart materiaal=metaal hoogte=15-cm'],
  [throws, 'Wollen plaid Schapenvacht', 'Heide', 'kleur=creme materiaal=wol maat=130x170'],
  [throws, 'Sprei gewatteerd', 'Duinroos', 'kleur=taupe materiaal=katoen maat=240x260'],
  [chairs, 'Relaxfauteuil Luna', 'Zitgoed', 'kleur=rood materiaal=leer'],
  [chairs, 'Fauteuil bouclé Wolk', 'Zitgoed', 'kleur=wit materiaal=boucle'],
  [chairs, 'Eetkamerstoel Rib', 'Zitgoed', 'kleur=groen materiaal=velvet'],
  [chairs, 'Poef rond', 'Zitgoed', 'kleur=roze materiaal=velvet'],
  [sofas, 'Hoekbank Familie', 'Zitgoed', 'kleur=beige materiaal=stof zitplaatsen=5'],
  [
    sofas,
    'Slaapbank Logee',
    'Zitgoed',
    'kleur=grijs materiaal=stof zitplaatsen=3',
    'Snel een bed voor gasten.',
  ],
  [tables, 'Eettafel visgraat', 'Houtwerk', 'kleur=naturel materiaal=mangohout maat=200x100'],
  [tables, 'Salontafel rond', 'Houtwerk', 'kleur=zwart materiaal=metaal'],
  [tables, 'Nachtkastje twee laden', 'Houtwerk', 'kleur=naturel materiaal=eiken'],
  [cabinets, 'Kledingkast schuifdeur', 'Houtwerk', 'kleur=wit materiaal=spaanplaat breedte=200-cm'],
  [cabinets, 'Tv-meubel Horizon', 'Houtwerk', 'kleur=zwart materiaal=mangohout'],
  [cabinets, 'Ladekast zes lades', 'Houtwerk', 'kleur=wit materiaal=eiken'],
  [rugs, 'Hoogpolig vloerkleed Mos', 'Oever', 'kleur=groen materiaal=wol maat=160x230,200x290'],
  [rugs, 'Badmat antislip', 'Oever', 'kleur=grijs materiaal=katoen maat=60x90'],
  [curtains, 'Verduisterend gordijn', 'Duinroos', 'kleur=donkerblauw materiaal=polyester maat=140x260'],
  [towels, 'Badhanddoek hotelkwaliteit', 'Duinroos', 'kleur=wit,zand materiaal=katoen maat=70x140'],
  [
    towels,
    'Badjas wafel',
    'Duinroos',
    'kleur=wit materiaal=katoen',
    'Combineer met een badhanddoek of badmat.',
  ],
]

const categories = [...new Set(rows.flatMap(([path]) => path.split(' > ')))]
